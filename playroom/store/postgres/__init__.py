"""What several gateways of one room share: the same logs, kept by PostgreSQL.

`engine` lends connections and says in the store's own errors what goes wrong with them, `schema`
makes and migrates the tables, `games` keeps headers, `log` is the `Log` of the inputs, `gateways`
knows which processes live and who looks after which table.
"""
