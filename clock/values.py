"""How values are made: frozen, slotted `msgspec.Struct`s, which compare, print and match as dataclasses do.

There are some five hundred kinds of them. A dataclass compiles its methods when it is imported, and so many
took a third of the time from the plug to the picture, and five megabytes; a Struct has its methods from C.
What changes, keeps what it has worked out, or has a field that tells no two apart, is a dataclass.
"""

import dataclasses
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field, structs

if TYPE_CHECKING:  # the type checker knows which fields may be replaced in whatever is given to this one
    from dataclasses import replace  # noqa: TID251  only its type is used
else:

    def replace(value: Any, /, **changes: Any) -> Any:
        """Return a value with other fields: a Struct, or one of the dataclasses, which mypy takes as well."""
        if isinstance(value, Struct):
            return structs.replace(value, **changes)
        return dataclasses.replace(value, **changes)  # noqa: TID251  a Struct has been tried


__all__ = ["Struct", "field", "replace"]
