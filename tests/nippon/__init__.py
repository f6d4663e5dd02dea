"""Tests of Nippon (2015)."""
