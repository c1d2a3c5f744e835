"""The pieces that pictures are put together from, each a function of the canvas and plain values."""
