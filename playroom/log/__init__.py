"""Event logs: the stream that appends, applies and publishes, and the queue that writes."""
