"""The doors: HTTP endpoints, the tables' sockets, the web client's files."""
