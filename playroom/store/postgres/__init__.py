"""PostgreSQL storage shared by the nodes of a room.

`engine` has connections and translates their errors, `schema` makes and migrates the tables,
`games` keeps headers, `log` is the `Log` of the inputs, `gateways` has membership and leases.
"""
