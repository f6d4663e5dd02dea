"""The description of the API says what is sent: a sample of schemathesis' calls, with all its checks.

`benchmarks/fuzz.py --schema 20000` makes many more.
"""

from __future__ import annotations

import httpx
import schemathesis
from house import House
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import CHECKS
from schemathesis.specs.openapi.checks import positive_data_acceptance

CALLS = 12  # of each operation


def test_a_sample_of_calls_is_answered_as_described(house: House) -> None:
    """What fits the description can still be refused (a table that is not there), so that one check is left out."""
    schemathesis.engine  # noqa: B018  (all checks are registered with it)
    token = httpx.post(f"{house.url}/api/guests", json={"name": "Eve"}).json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    schema = schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")
    made = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        if operation.path.endswith("/events") or (operation.method, operation.path) == ("delete", "/api/me/token"):
            continue  # a stream that never ends; and the token is needed

        @given(case=operation.as_strategy())
        @settings(
            max_examples=CALLS,
            derandomize=True,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def call(case: schemathesis.Case) -> None:
            nonlocal made
            made += 1
            case.call_and_validate(
                headers=headers, timeout=60, excluded_checks=[positive_data_acceptance], checks=CHECKS.get_all()
            )

        call()
    assert made >= 200
