"""The client's types of the wire, made anew from the server's description: `python -m tests.browser.schema`."""

import json
import os
import subprocess

from spielwerk.build.web import WEB, install, node
from spielwerk.server.app import openapi

FILE = WEB / "src" / "api" / "schema.ts"
COMMAND = ".venv/bin/python -m tests.browser.schema"
# A default is what the server takes for something that was left out, so it may be left out.
GENERATE = (WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js", "--default-non-nullable=false")


def generate() -> str:
    """TypeScript for the schemas alone: the client writes its calls itself."""
    install()
    document = json.dumps({**openapi(), "paths": {}})
    path = f"{node()}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path}
    made = subprocess.run(
        ["node", *GENERATE], input=document, cwd=WEB, env=environment, encoding="utf-8", capture_output=True
    )
    assert made.returncode == 0, made.stderr
    return made.stdout


if __name__ == "__main__":
    FILE.write_text(generate(), "utf-8")
