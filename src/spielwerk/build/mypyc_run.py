"""Compile the package tree in the current folder with mypyc; runs in a process of its own.

Arguments: the folder for C files, the folder for objects, the folder for extension modules, then the files to compile.
"""

import os
import sys
from pathlib import Path
from typing import cast

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

OPTIONS = ("--config-file=", "--explicit-package-bases", "--namespace-packages", "--always-true=COMPILED")
"""No configuration file: an installed package has none, and strictness does not change the compiled code. In modules
written for both engines (core/machine.py), only the branch of the compiled one is checked."""
STRANGERS = ("--disable-error-code=import-untyped", "--disable-error-code=import-not-found")
"""Third-party imports may be untyped."""
HIDDEN = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
"""Functions are called within their module or through mypyc's table, never through the dynamic linker."""


class BuildModules(build_ext):
    """Compiles mypyc's runtime once and links it to every module.

    mypyc would have it compiled along with each of them, which took more than half of the time.
    """

    def build_extensions(self) -> None:
        shared = self._runtime()
        for module in self.extensions:
            module.sources = [source for source in module.sources if source not in shared]
        # The longest first, so that all cores finish at about the same time.
        self.extensions.sort(key=lambda module: -sum(Path(source).stat().st_size for source in module.sources))
        super().build_extensions()

    def _runtime(self) -> set[str]:
        """The sources that several modules share; a library of them is linked to those modules."""
        sharing = [module for module in self.extensions if len(module.sources) > 1]
        if not sharing:
            return set()
        shared = set.intersection(*(set(module.sources) for module in sharing))
        first = sharing[0]
        library = Path(self.build_temp) / self.compiler.library_filename("runtime")
        if newer_group(sorted(shared), str(library)):
            objects = self.compiler.compile(
                sorted(shared),
                output_dir=self.build_temp,
                include_dirs=first.include_dirs,
                extra_postargs=first.extra_compile_args,
            )
            library.unlink(missing_ok=True)
            self.compiler.create_static_lib(objects, "runtime", output_dir=self.build_temp)
        for module in sharing:
            module.extra_objects.append(str(library))
            module.depends.append(str(library))
        return shared


def main(c_files: str, objects: str, extensions: str, *files: str) -> None:
    # separate=True: one library per module, so that an edit recompiles one module and not the engine.
    modules = mypycify(
        [*OPTIONS, *STRANGERS, *files],
        separate=True,
        target_dir=c_files,
        debug_level="0",
        include_runtime_files=False,
    )
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *HIDDEN]
    options = ["--build-temp", objects, "--build-lib", extensions, "--parallel", str(os.cpu_count() or 1)]
    setup(
        name="spielwerk-engine",
        ext_modules=cast(list[Extension], modules),
        cmdclass={"build_ext": BuildModules},
        script_args=["--quiet", "build_ext", *options],
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
