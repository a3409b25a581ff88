"""The written games are what the engine plays now."""

from tests.playthroughs.tell import HERE, files


def test_the_files_tell_what_the_engine_does() -> None:
    expected = files()
    assert {path.name for path in HERE.glob("*.txt")} == {path.name for path in expected}
    for path, content in expected.items():
        assert path.read_text("utf-8") == content, f"{path.name} differs; if that is meant: -m tests.playthroughs.renew"
