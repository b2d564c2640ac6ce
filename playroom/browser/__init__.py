"""Browser: the playroom inside a browser, in a worker of its page (Python on WebAssembly)."""
