"""The version of the program, as its package says."""

from importlib.metadata import PackageNotFoundError, version

try:
    VERSION = version("ludotheque")
except PackageNotFoundError:  # run from a folder that was never installed
    VERSION = "0"
