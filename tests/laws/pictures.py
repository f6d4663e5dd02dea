"""Pictures, looked at: what the laws of pictures and the tests of each game's own picture need."""

from __future__ import annotations

import xml.etree.ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"


def elements(picture: str) -> dict[str, ET.Element]:
    """All elements with an id; each id only once."""
    found: dict[str, ET.Element] = {}
    for element in ET.fromstring(picture).iter():
        id = element.get("id")
        if id is not None:
            assert id not in found, f"the id {id} stands twice"
            found[id] = element
    return found


def words_of(element: ET.Element) -> str:
    return "".join(element.itertext())
