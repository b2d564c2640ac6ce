"""Several processes of one room: leases, replication, relaying."""
