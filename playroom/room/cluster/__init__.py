"""Several processes that serve one room: leases, replication, rebalancing."""
