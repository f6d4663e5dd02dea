"""Tests of Yokohama Duel."""
