"""Alembic's way in: runs what is due on the connection that ``upgrade`` opened."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
