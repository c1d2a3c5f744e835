"""Markup read as a browser reads it, for the tests of the pages."""

from html.parser import HTMLParser


class Reader(HTMLParser):
    """Reads markup as a browser does: elements, and the text between them."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.pieces: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        """Note text."""
        self.pieces.append(data)

    @property
    def text(self) -> str:
        """Return all text as it was written."""
        return "".join(self.pieces)

    @property
    def said(self) -> str:
        """Return what can be read, in one line."""
        return " ".join(" ".join(self.pieces).split())


def read(markup: str) -> Reader:
    """Return what a browser would see."""
    reader = Reader()
    reader.feed(markup)
    reader.close()
    return reader
