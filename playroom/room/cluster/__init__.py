"""Several processes of one room: leases, replication, rebalancing."""
