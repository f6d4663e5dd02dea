"""Who may make, join, lead and delete a tournament, and what is refused."""

from __future__ import annotations

from clubs import CLOCK, Json, by_name, call, club, give_up, joined, made, on_loop, open_games, view, wait_for
from house import House, Visitor
from test_accounts import PASSWORD, registered

from meiji.store.tournaments import OVER, RUNNING

__all__ = ["club"]


# --- who may do what --------------------------------------------------------------------------------------------------
def test_only_accounts_make_and_join_tournaments(house: House, club: list[Visitor]) -> None:
    guest = house.visitor("Guest")
    about = {"name": "Cup", "game": "nippon", "format": "swiss", "clock": CLOCK}
    assert "with an account" in call(guest, "POST", "", 403, **about)["error"]
    id = made(club[0])
    assert "with an account" in call(guest, "POST", f"/{id}/players", 403)["error"]
    assert "with an account" in guest.get(f"/tournament/{id}"), "but everybody may look"
    assert view(guest, id)["tournament"]["name"] == "Cup"
    call(club[0], "POST", f"/{id}/end")


def test_what_the_organiser_may_do_and_nobody_else(house: House, club: list[Visitor]) -> None:
    id = made(club[1], about="<b>bold</b>")
    for person in club[1:5]:
        call(person, "POST", f"/{id}/players")
        call(person, "POST", f"/{id}/players")
    assert view(club[0], id)["tournament"]["players"] == 4
    for method, path, body in (
        ("POST", "/start", {}),
        ("PUT", "/news", {"news": "x"}),
        ("POST", "/end", {}),
        ("DELETE", "/players/0", {}),
    ):
        assert "organiser" in call(club[2], method, f"/{id}{path}", 403, **body)["error"]
    call(club[2], "DELETE", f"/{id}", 403)
    call(club[1], "DELETE", f"/{id}/players/3")
    call(club[2], "DELETE", f"/{id}/players")
    assert "3 players or more" in call(club[1], "POST", f"/{id}/start", 409)["error"]
    call(club[3], "POST", f"/{id}/players")
    call(club[4], "POST", f"/{id}/players")
    call(club[1], "PUT", f"/{id}/news", news="Begins at <i>eight</i>\n\x07")
    page = club[0].get(f"/tournament/{id}")
    assert "Begins at &lt;i&gt;eight&lt;/i&gt;" in page and "&lt;b&gt;bold" in page and "<b>bold" not in page
    call(club[1], "POST", f"/{id}/start")
    for method, path in (("POST", "/start"), ("DELETE", "/players/0")):
        call(club[1], method, f"/{id}{path}", 409)
    call(club[0], "POST", f"/{id}/players", 409)
    call(club[1], "POST", f"/{id}/end")
    assert view(club[0], id)["tournament"]["status"] == RUNNING, "the games that run still count"
    (game,) = open_games(view(club[0], id))
    give_up(by_name(club, game), game["table"])
    state = wait_for(lambda: (now := view(club[0], id))["tournament"]["status"] == OVER and now)
    assert len(state["rounds"]) == 1 and sum(line["points"] for line in state["standings"]) == 2


def test_the_owner_of_the_site_deletes_a_tournament_and_its_games_stay(house: House, club: list[Visitor]) -> None:
    id = joined(club[2:5])
    (game,) = open_games(view(club[0], id))
    on_loop(house, lambda: house.site.store.set_owner("club hal", True))
    club[7].post(f"/tournament/{id}/delete")
    on_loop(house, lambda: house.site.store.set_owner("club hal", False))
    call(club[0], "GET", f"/{id}", 404)
    assert by_name(club, game)[0].state(game["table"])["table"]["status"] == "running"


def test_odd_tournaments_are_refused_in_a_sentence(club: list[Visitor]) -> None:
    about = {"name": "Cup", "game": "yokohama", "format": "swiss", "clock": CLOCK, "pace": "live"}
    odd: list[Json] = [
        {"name": " \x00\t"},
        {"game": "chess"},
        {"format": "ladder"},
        {"size": 3},
        {"size": 9},
        {"game": "nippon", "format": "knockout", "size": 3},
        {"rounds": 0},
        {"rounds": 99},
        {"pace": "slow"},
        {"language": "xx"},
        {"options": {"x": "y"}},
        {"clock": {"bank": 1}},
    ]
    count = len(club[0].web.get("/api/tournaments").json())
    for wanted in odd:
        assert call(club[0], "POST", "", 400, **{**about, **wanted})["error"].count("\n") == 0
    for path in ("x", "a" * 10, "a" * 200):
        call(club[0], "GET", f"/{path}", 404)
    club[0].post("/tournament/nothing/join", 404)
    assert len(club[0].web.get("/api/tournaments").json()) == count
    long = made(club[0], name="n" * 500, about="a" * 5000)
    told = view(club[0], long)["tournament"]
    assert len(told["name"]) == 60 and len(told["about"]) == 500
    club[0].post(f"/tournament/{long}/nonsense", 404)
    call(club[0], "POST", f"/{long}/end")


def test_an_organiser_has_few_tournaments_at_once(house: House) -> None:
    busy, _ = registered(house, "Busy")
    ids = [made(busy) for _ in range(5)]
    about = {"name": "Cup", "game": "yokohama", "format": "swiss", "clock": CLOCK, "pace": "live"}
    assert "already organise 5" in call(busy, "POST", "", 409, **about)["error"]
    call(busy, "POST", f"/{ids[0]}/end")
    made(busy)


def test_a_deleted_player_leaves_no_name(house: House, club: list[Visitor]) -> None:
    gone, _ = registered(house, "Soon Gone")
    id = joined([club[5], club[6], gone], format="robin")
    waiting = made(club[6])
    call(gone, "POST", f"/{waiting}/players")
    gone.post("/account/delete", password=PASSWORD)
    state = view(club[0], id)
    assert "Soon Gone" not in str(state) and view(club[0], waiting)["tournament"]["players"] == 0
    assert [line["out"] for line in state["standings"]].count(1) == 1
    call(club[6], "POST", f"/{waiting}/end")
    call(club[5], "POST", f"/{id}/end")
