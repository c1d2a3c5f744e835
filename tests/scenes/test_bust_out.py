"""The host's moment: somebody is out, and it is typed while the next hand is dealt."""

from pathlib import Path

from tests.evening import evening


def test_out_by_somebody(tmp_path: Path) -> None:
    """O1, O3: 12 # 5 # is out at once, with the name as soon as the number fits, place and knocker on the slip."""
    with evening(tmp_path) as host:
        host.keys("1")
        assert host.slip == "1 Ada Lindqvist"
        host.keys("#")
        assert host.slip == "1 Ada Lindqvist is out. By whom?"
        host.keys("2")
        assert host.slip == "1 Ada Lindqvist is out. By whom? 2 Ben Okafor"
        assert host.hints["#"] == "out, by Ben"
        host.keys("#")
        assert host.out() == {1}
        assert host.slip == "1 Ada Lindqvist is out, 7th, by 2 Ben Okafor"
        assert host.hints["*"] == "undo, 10 s"
