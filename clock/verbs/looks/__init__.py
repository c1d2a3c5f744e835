"""What the doctor looks at, one subject a file; each look gives findings, a sentence each."""
