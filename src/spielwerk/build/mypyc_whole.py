"""Compile the package tree in the current folder with mypyc into one library; runs in a process of its own.

Arguments: what to do with a profile of the engine at work ("none", "record" it when the library runs, "use" what was
recorded), the folder for C files, the folder for objects, the folder for extension modules, then the files to compile.

In one library functions call each other directly and the compiler knows all classes that are derived from another, so
fewer methods are looked up. An edit recompiles everything: mypyc_run.py makes the engine to work on.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import cast

from mypy.build import sorted_components
from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypy.nodes import MypyFile
from mypyc.build import construct_groups, get_mypy_config, mypycify
from mypyc.codegen import emitmodule
from mypyc.errors import Errors
from mypyc.irbuild.mapper import Mapper
from mypyc.options import CompilerOptions
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

from spielwerk.build.mypyc_run import HIDDEN, OPTIONS, STRANGERS

LIBRARY = "spielwerk_whole"
"""Not inside the package: mypyc derives the files of modules from a library above all of them."""
PROFILES = {
    "none": [],
    "record": ["-fprofile-generate", "-fprofile-update=single"],
    "use": ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-Wno-coverage-mismatch"],
}
"""Flags of gcc. Profiles lie beside the objects, so both ways of building have the same folder for these."""

Generated = tuple[list[list[tuple[str, str]]], list[tuple[str, list[str], bool]]]


class BuildLibrary(build_ext):
    """Compiles the sources of the library on all cores; setuptools would take one after the other."""

    profile: list[str]

    def build_extensions(self) -> None:
        library = next(module for module in self.extensions if len(module.sources) > 1)
        # The longest first, so that all cores finish at about the same time.
        sources = sorted(library.sources, key=lambda source: -Path(source).stat().st_size)

        def compiled(source: str) -> list[str]:
            files: list[str] = self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=library.include_dirs,
                extra_postargs=library.extra_compile_args + self.profile,
            )
            return files

        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            objects = [file for files in pool.map(compiled, sources) for file in files]
        library.sources = []
        library.extra_objects = sorted(objects)
        library.extra_link_args = self.profile
        self.force = True
        super().build_extensions()


def generated(paths: list[str], c_files: str) -> Generated:
    """The C code of all modules as one group.

    mypyc's own way to do that tells mypy that each module of a group imports all others, and in that one great cycle
    mypy does not find the types of constants. So each module is checked as a group of its own.
    """
    settings = CompilerOptions(multi_file=True, target_dir=c_files, include_runtime_files=False, group_name=LIBRARY)
    cache = FileSystemCache()
    sources, all_sources, options = get_mypy_config(paths, None, settings, cache)
    try:
        result = emitmodule.parse_and_typecheck(
            all_sources, options, settings, construct_groups(sources, True, True, None), cache
        )
    except CompileError as problem:
        sys.exit("\n".join(problem.messages))
    groups = construct_groups(sources, False, True, LIBRARY)
    names = {source.module for source in sources}
    mapper, errors = Mapper(dict.fromkeys(names, LIBRARY)), Errors(options)
    # All at once: which methods are overridden has to be known before the first call of one is compiled.
    trees = [
        cast(MypyFile, result.graph[name].tree)
        for component in sorted_components(result.graph)
        for name in sorted(component.mod_ids)
        if name in names
    ]
    modules = emitmodule.compile_scc_to_ir(trees, result, mapper, settings, errors)
    if errors.num_errors:
        sys.exit("\n".join(errors.new_messages()))
    code = emitmodule.compile_ir_to_c(groups, modules, result, mapper, settings)
    needed = sorted(emitmodule.collect_source_dependencies(modules), key=lambda one: one.path)
    result.manager.metastore.close()
    return [code[LIBRARY]], [(one.path, one.include_dirs, one.internal) for one in needed]


def main(profile: str, c_files: str, objects: str, extensions: str, *files: str) -> None:
    paths = [*OPTIONS, *STRANGERS, *files]
    modules = mypycify(
        paths,
        multi_file=True,
        skip_cgen_input=generated(paths, c_files),
        target_dir=c_files,
        debug_level="0",
        group_name=LIBRARY,
    )
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *HIDDEN]
    BuildLibrary.profile = PROFILES[profile]
    options = ["--build-temp", objects, "--build-lib", extensions, "--parallel", str(os.cpu_count() or 1)]
    setup(
        name="spielwerk-engine",
        ext_modules=cast(list[Extension], modules),
        cmdclass={"build_ext": BuildLibrary},
        script_args=["--quiet", "build_ext", *options],
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
