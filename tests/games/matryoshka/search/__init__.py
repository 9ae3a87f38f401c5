"""Tests of the searching player."""
