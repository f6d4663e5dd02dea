"""The archive as CSV: no name is a formula, in no program and with no sign that separates columns there."""

from __future__ import annotations

import csv
import io

import pytest

from meiji.site.exports import as_csv
from meiji.store import ResultRow, ResultSeat

ROW = ResultRow("t", "nippon", 2, {}, "live", 0.0, 60.0, 1, "rules", False)


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "a;=1+1;b", "a,=1+1", "＝1+1", "a; =1", "|=1"])
def test_no_name_is_a_formula(name: str) -> None:
    seats = [ResultSeat(seat, who, who, "person", None, 3, 1, {}) for seat, who in enumerate((name, "Ben"))]
    text = as_csv([(ROW, seats)])
    for separator in ",;\t|":
        for line in csv.reader(io.StringIO(text), delimiter=separator):
            for cell in line:
                assert cell.lstrip()[:1] not in tuple("=+-@＝＋－＠"), (separator, cell)


@pytest.mark.parametrize("name", ["Anna-Maria", "a+b", "Ben @ home", "O'Hara"])
def test_other_names_stay_as_they_are(name: str) -> None:
    text = as_csv([(ROW, [ResultSeat(0, "anna", name, "person", None, 3, 1, {})])])
    assert next(csv.DictReader(io.StringIO(text)))["name 1"] == name
