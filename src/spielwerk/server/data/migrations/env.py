"""How Alembic reaches the database: on the connection that `database.migrate` hands over."""

from alembic import context

from spielwerk.server.data.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
