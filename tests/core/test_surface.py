"""The public surface is listed, documented and loads lazily."""

import subprocess
import sys

import pytest

import reihum


def test_every_public_name_exists_and_is_documented() -> None:
    assert set(reihum.__all__) == set(reihum._HOME_OF)
    for name in reihum.__all__:
        value = getattr(reihum, name)
        assert name == "GAMES" or value.__doc__, name
    assert set(reihum.__all__) <= set(dir(reihum))


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'gmae'"):
        reihum.gmae  # noqa: B018 - to look it up is the test


def test_importing_reihum_imports_neither_numpy_nor_numba() -> None:
    program = "import sys, reihum; sys.exit('numpy' in sys.modules or 'numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_the_interpreted_build_does_not_import_numba() -> None:
    program = (
        "import os, sys; os.environ['REIHUM_JIT'] = '0'; import reihum;"
        "reihum.game('superstar').start(seed=1).legal(); sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_numba_disable_jit_means_interpreted_as_well() -> None:
    program = "import os; os.environ['NUMBA_DISABLE_JIT'] = '1'; from reihum.core import jit; exit(jit.COMPILED)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_an_unwritable_cache_is_no_obstacle() -> None:
    program = (
        "import os; os.environ['REIHUM_CACHE_DIR'] = '/proc/none'; import reihum;"
        "engine = reihum.game('superstar').engine; assert engine._file is None; assert not engine.is_warm"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
