"""Tables in the browser: FastAPI, sockets, the store. No rules in here."""
