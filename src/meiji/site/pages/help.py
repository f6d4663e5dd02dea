"""Every component of a game with its text and its source."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from meiji.kernel.spec import find_game
from meiji.site.making import box_for
from meiji.site.show import title_of
from meiji.site.site import Ask, Html, site_of, visitor_of


@get("/games/{game:str}")
async def components(request: Ask, game: FromPath[str]) -> Html:
    site, language = site_of(request), visitor_of(request).language
    spec = find_game(game)
    words, box = spec.words, box_for(site, game)
    kinds = words.component_keys() if hasattr(words, "component_keys") else {}
    reconstructed = words.source_name("reconstructed", language) if kinds else ""
    groups = []
    for kind, keys in kinds.items():
        entries = [(key, words.component_text(box, kind, key, language)) for key in keys]
        marked = [{"key": key, "text": text, "reconstructed": reconstructed in text} for key, text in entries]
        groups.append({"kind": kind, "entries": marked})
    return site.page(request, "components.html", game=game, title=title_of(game, language), groups=groups)


HANDLERS = [components]
