"""Compile the package tree in the current folder with mypyc; runs in a process of its own.

Arguments: the folder for C files, the folder for objects, the folder for extension modules, the mypy configuration,
then the files to compile.
"""

import os
import sys
from typing import cast

from mypyc.build import mypycify
from setuptools import Extension, setup


def main(c_files: str, objects: str, extensions: str, configuration: str, *files: str) -> None:
    # separate=True: one library per module, so that an edit recompiles one module and not the engine.
    modules = mypycify(
        ["--config-file", configuration, "--explicit-package-bases", "--namespace-packages", *files],
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
