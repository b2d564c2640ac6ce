"""The PostgreSQL database that several nodes of one room share.

`engine` is the pool of connections, with errors as those of the store; `schema` makes and migrates
the tables; `games` keeps headers and results, `log` is the `Log` of inputs with LISTEN and NOTIFY,
`nodes` has heartbeats and leases, `sessions` presence and chat.
"""
