"""The package's face: names that are there, cheaply."""

import subprocess
import sys

import pytest

import fourball


@pytest.mark.parametrize("name", fourball.__all__)
def test_a_name_of_the_face_is_that_of_its_place(name):
    found = getattr(fourball, name)
    assert found is getattr(fourball, name)
    assert name in dir(fourball)


def test_the_face_has_no_other_names():
    with pytest.raises(AttributeError, match="no attribute 'Rulez'"):
        fourball.Rulez  # noqa: B018  looking is the test


def test_the_package_alone_loads_nothing_else():
    code = "import sys, fourball; print([m for m in sys.modules if m.startswith('fourball.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stderr
