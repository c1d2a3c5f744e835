"""What the command line can be asked to do, one verb a file."""
