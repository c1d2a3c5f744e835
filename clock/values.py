"""How values are made: frozen, slotted `msgspec.Struct`s, which compare, print and match as dataclasses do.

There are some five hundred kinds of them. A dataclass compiles its methods when it is imported, and so many
took a third of the time from the plug to the picture, and five megabytes; a Struct has its methods from C.
What changes, keeps what it has worked out, or has a field that tells no two apart, is a dataclass.
"""

from typing import TYPE_CHECKING

from msgspec import Struct, field

if TYPE_CHECKING:  # the type checker knows what may be replaced in whatever is given to this one
    from dataclasses import replace  # noqa: TID251  only its type is used
else:
    from msgspec.structs import replace

__all__ = ["Struct", "field", "replace"]
