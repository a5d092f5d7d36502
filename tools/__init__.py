"""Set-up of the project. Standard library only: it runs before anything is installed."""
