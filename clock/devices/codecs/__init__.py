"""What is said over serial lines, byte for byte: pure functions, which know neither ports nor time."""
