"""Speed beside other ways of doing the same, interleaved in one run: `make bench`."""
