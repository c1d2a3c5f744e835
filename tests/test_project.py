"""The project's own shape: names, sizes, and pages that say what is true."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

IN_THE_MIDDLE = {
    "core",
    "util",
    "utils",
    "helper",
    "helpers",
    "manager",
    "handler",
    "service",
    "base",
    "common",
}
"""Words that say where a thing stands and not what it knows."""

LONGEST_FILE = 400


def run(*command: str | Path, python: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a program to its end; `python` is the Python that deploy.sh is told to use."""
    environment = {"PATH": os.environ["PATH"]} | ({} if python is None else {"PYTHON": str(python)})
    return subprocess.run(
        command,
        check=False,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        cwd=ROOT,
        env=environment,
    )


def tracked() -> list[Path]:
    """Return the files that belong to the project, by git's word."""
    # A build may run as root in a checkout of another user, which git distrusts unless told.
    listed = run("git", "-c", "safe.directory=*", "ls-files", "-z")
    listed.check_returncode()
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def texts() -> Iterator[tuple[Path, str]]:
    """Give every tracked file that is text, with its text."""
    for path in tracked():
        try:
            yield path, path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def words_of(name: str) -> set[str]:
    """Return the words of a snake_case or CamelCase name, in small letters."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", name)}


def test_words_of_a_name() -> None:
    """The words that the next test looks for are found in either spelling."""
    assert words_of("number_entry") == {"number", "entry"}
    assert words_of("EventHandler") == {"event", "handler"}
    assert words_of("HTMLBase") == {"html", "base"}


def test_nothing_is_named_for_being_in_the_middle() -> None:
    """No file, folder or class is called a manager, a helper, a core: it is named for what it knows."""
    parts = {(path, part) for path in tracked() for part in path.relative_to(ROOT).with_suffix("").parts}
    classes = {
        (path, node.name)
        for path in tracked()
        if path.suffix == ".py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }

    assert [found for found in sorted(parts | classes) if words_of(found[1]) & IN_THE_MIDDLE] == []


def test_files_stay_short() -> None:
    """A file of the clock is one subject, and one subject fits in four hundred lines."""
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in (ROOT / "clock").rglob("*.py")
    }

    assert lengths
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_no_file_knows_one_machine() -> None:
    """No tracked file holds a path of somebody's own machine."""
    somebodys = re.compile(r"(?<![\w.~])/(?:home|Users|root|work)/\w")
    found = [
        (path.relative_to(ROOT).as_posix(), match.group())
        for path, text in texts()
        if (match := somebodys.search(text))
    ]

    assert found == []


def test_the_readme_names_only_verbs_that_deploy_has() -> None:
    """Every `./deploy.sh VERB` of the pages is a verb of deploy.sh."""
    script = (ROOT / "deploy.sh").read_text(encoding="utf-8")
    verbs = set(re.findall(r"^  ([a-z-]+)\) ", script, re.MULTILINE))
    pages = [
        (ROOT / page).read_text(encoding="utf-8") for page in ("README.md", "CONTRIBUTING.md", ".ci/run")
    ]
    named = {verb for page in pages for verb in re.findall(r"\./deploy\.sh ([a-z-]+)(?![\w-]*@)", page)}

    assert {"here", "test"} <= named <= verbs


def test_deploy_says_how_it_is_used() -> None:
    """Without a verb, or with one it does not know, deploy.sh says how it is used and fails as misused."""
    for arguments in ([], ["nowhere"]):
        said = run(ROOT / "deploy.sh", *arguments)

        assert said.returncode == 2
        assert "usage: ./deploy.sh USER@HOST" in said.stderr


def test_deploy_says_which_python_it_needs(tmp_path: Path) -> None:
    """A Python that is too old, or none, is told in one sentence, and nothing is made."""
    old = tmp_path / "python-of-old"
    old.write_text("#!/bin/sh\necho 3.9.2\nexit 1\n", encoding="utf-8")
    old.chmod(0o755)
    shutil.copy(ROOT / "deploy.sh", tmp_path)
    shutil.copytree(ROOT / "deploy", tmp_path / "deploy")
    wanted = {old: f"{old} here is 3.9.2", tmp_path / "none": f"there is no {tmp_path / 'none'} here"}

    for python, why in wanted.items():
        said = run(tmp_path / "deploy.sh", "here", python=python)

        assert said.returncode == 1
        assert f"Python 3.11 or newer is needed, and {why}." in said.stderr
        assert len(said.stderr.splitlines()) == 1
        assert not (tmp_path / ".venv").exists()


def test_links_between_pages_lead_somewhere() -> None:
    """A page links only to files that are there."""
    broken = [
        (path.relative_to(ROOT).as_posix(), target)
        for path, text in texts()
        if path.suffix == ".md"
        for target in re.findall(r"(?<!!)\[[^\]]*\]\(([^)#]+)[^)]*\)", text)
        if "://" not in target and not (path.parent / target).exists()
    ]

    assert broken == []


def test_changelog_has_a_place_for_the_next_change() -> None:
    """The changelog begins with what is not released yet."""
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)

    assert headings[0] == "Unreleased"


def test_the_oldest_python_is_one_number() -> None:
    """deploy.sh, the package and the linter agree on the oldest Python."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    script = (ROOT / "deploy" / "checkout.sh").read_text(encoding="utf-8")
    stated = re.search(r'^oldest="([\d.]+)"', script, re.MULTILINE)

    assert stated
    oldest = stated.group(1)
    assert project["project"]["requires-python"] == f">={oldest}"
    assert project["tool"]["ruff"]["target-version"] == "py" + oldest.replace(".", "")
    assert f"sys.version_info < ({oldest.replace('.', ', ')})" in script


def test_shell_scripts_are_clean() -> None:
    """Shellcheck has nothing to say about any shell script of the project, and about what it sources."""
    shellcheck = shutil.which("shellcheck")
    if shellcheck is None:
        pytest.skip("shellcheck is not installed")
    scripts = [path for path, text in texts() if re.match(r"#!.*\b(?:ba)?sh\b", text)]
    said = run(shellcheck, "--external-sources", *scripts)

    assert {ROOT / "deploy.sh", ROOT / "deploy" / "box.sh", ROOT / ".ci" / "run"} <= set(scripts)
    assert said.stdout == ""
    assert said.returncode == 0


def test_the_pictures_of_the_pages_are_held_by_tests(tmp_path: Path) -> None:
    """A picture on a page is one that the tests hold the clock to, or the wiring, which is drawn again."""
    pictures = {
        picture.resolve()
        for path, text in texts()
        if path.suffix == ".md"
        for target in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", text)
        for picture in [path.parent / target]
    }
    run(sys.executable, "-m", "clock", "wiring", "--svg", tmp_path / "wiring.svg").check_returncode()
    wiring = ROOT / "docs" / "pictures" / "wiring.svg"

    assert (tmp_path / "wiring.svg").is_file()
    assert {picture.parent for picture in pictures - {wiring}} == {ROOT / "tests" / "pictures"}
    assert [picture.name for picture in pictures if not picture.is_file()] == []
    assert list(wiring.parent.iterdir()) == [wiring]


def test_the_night_of_the_readme_runs(tmp_path: Path) -> None:
    """The script that the README shows can be typed off, and nothing in it is refused."""
    night = re.search(r"```\n(house .*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert night
    script = tmp_path / "my.night"
    script.write_text(night.group(1), encoding="utf-8")
    played = run(sys.executable, "-m", "clock", "rehearse", script, "--shots", tmp_path, "--json")

    assert played.returncode == 0
    assert '"undo": "12 out, 14th"' in played.stdout
    assert (tmp_path / "out.png").is_file()
