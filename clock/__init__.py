"""A tournament clock that runs a poker night from the first deal to the winner."""
