"""Compile the package tree in the current folder with mypyc; runs in a process of its own.

Arguments: the folder for C files, the folder for objects, the folder for extension modules, then the files to compile.
"""

import os
import sys
from typing import cast

from mypyc.build import mypycify
from setuptools import Extension, setup

OPTIONS = ("--config-file=", "--explicit-package-bases", "--namespace-packages")
"""No configuration: an installed package has none, and strictness changes nothing in what is compiled."""
STRANGERS = ("--disable-error-code=import-untyped", "--disable-error-code=import-not-found")
"""What is imported from elsewhere need not have types."""


def main(c_files: str, objects: str, extensions: str, *files: str) -> None:
    # separate=True: one library per module, so that an edit recompiles one module and not the engine.
    modules = mypycify(
        [*OPTIONS, *STRANGERS, *files],
        separate=True,
        target_dir=c_files,
        debug_level="0",
    )
    options = ["--build-temp", objects, "--build-lib", extensions, "--parallel", str(os.cpu_count() or 1)]
    setup(
        name="spielwerk-engine",
        ext_modules=cast(list[Extension], modules),
        script_args=["--quiet", "build_ext", *options],
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
