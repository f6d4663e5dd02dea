"""All twenty technologies (rulebook p. 12 and 13)."""

from __future__ import annotations

import pytest

from meiji.games.yokohama.terms import AREAS, TECHNOLOGIES


def test_ausstellung_exhibition_scores_eight(table):
    assert table().technology("exhibition").points()["technologies"] == {"exhibition": 8}


def test_ball_scores_one_for_each_fulfilled_order(table):
    assert table().technology("ball").fulfilled(1, 2, 3).points()["technologies"] == {"ball": 3}


def test_bahnhof_station_lies_in_any_area_and_strengthens_both_seats(table):
    t = table().cards(5).display("station").bonuses(1, 2, 3)
    t.play("area laboratory", "technology station")
    assert t.moves() == [f"station {area}" for area in AREAS]
    t.play("station bank")
    t.play("bonus 1")
    assert t.game.view()["areas"]["bank"]["station"]
    if t.asked:
        t.play("end")
    t.game.play("area bank")
    assert t.game._table.yen[1] == 1 + 1  # the other seat's card 1, and the station


def test_bahnhof_station_opens_its_used_area_once_a_round_for_its_owner_alone(table):
    t = table().cards(2, 3).technology("station").used("bank").used("silk-mill")
    t.table.station = AREAS.index("bank") + 1
    assert "area bank" in t.moves() and "area silk-mill" not in t.moves()
    t.play("area bank")
    assert t.changes() == {"yen": 3}
    assert t.game._table.technology_used[TECHNOLOGIES.index("station")]
    other = table().used("bank").technology("station", seat=1)
    other.table.station = AREAS.index("bank") + 1
    assert "area bank" not in other.moves()


def test_bergbautechnik_mining_gives_one_copper_more(table):
    t = table().cards(4).technology("mining")
    t.play("area copper-mine")
    assert t.changes() == {"copper": 3}
    t = table().cards(2).technology("mining")
    t.play("area copper-mine")
    assert t.changes() == {}  # none gained, none more
    t = table().cards(2).technology("mining").have(yen=6)
    t.play("area chinatown", "buy copper", "buy copper")
    assert t.changes() == {"copper": 4, "yen": -6}
    t = table().cards(5).technology("mining").bonuses(10, 2, 3)
    t.play("area tea-plantation", "bonus 10")
    assert t.changes() == {"copper": 2, "tea": 5}


@pytest.mark.parametrize(("yen", "gained"), [(0, 1), (1, 1), (2, 0)])
def test_boerse_stock_exchange_helps_at_the_start_of_a_turn(table, yen, gained):
    t = table().cards(2).technology("stock-exchange", seat=1).have(1, yen=yen)
    t.play("area tea-plantation")
    assert t.changes(1) == ({"yen": gained} if gained else {})


def test_patentwesen_patents_score_two_for_each_technology(table):
    assert table().technology("patents", "tram", "mining").points()["technologies"] == {"patents": 6}


def test_buchdruck_printing_pays_two_yen_for_each_later_technology(table):
    t = table().cards(4).technology("printing").display("tram", "mining")
    t.play("area laboratory", "technology tram")
    assert t.changes() == {"technologies": 1, "yen": 2}


def test_postkutsche_stagecoach_opens_used_areas_with_an_own_warehouse(table):
    t = table().cards(2).technology("stagecoach").used("bank").used("silk-mill").build("bank", "warehouse")
    assert "area bank" in t.moves() and "area silk-mill" not in t.moves()
    t.play("area bank")
    assert t.changes() == {"yen": 2 + 1 + 1}
    assert t.game._table.technology_used[TECHNOLOGIES.index("stagecoach")]
    t = table().technology("stagecoach").used("bank").build("bank", "warehouse", seat=1)
    assert "area bank" not in t.moves()


def test_elektrisches_licht_electric_light_scores_three_for_each_warehouse(table):
    t = table().technology("electric-light").build("bank", "warehouse").build("church", "warehouse")
    assert t.points()["technologies"] == {"electric-light": 6}
    assert t.points()["warehouses"] == 10


def test_postwesen_postal_service_allows_any_card_once_a_round(table):
    t = table().technology("postal-service")
    t.play("area bank")
    assert t.moves() == ["card 1", "card 2", "card 3", "card 4"]
    t.play("card 3")
    assert t.changes() == {"yen": 3}
    assert t.game._table.technology_used[TECHNOLOGIES.index("postal-service")]


def test_postwesen_postal_service_is_not_used_by_the_lowest_card(table):
    t = table().technology("postal-service")
    t.play("area bank", "card 1")
    assert not t.game._table.technology_used[TECHNOLOGIES.index("postal-service")]


def test_gaslaterne_gas_lamp_scores_one_for_each_shop(table):
    t = table().technology("gas-lamp").build("bank", "shop").build("church", "shop")
    assert t.points()["technologies"] == {"gas-lamp": 2}
    assert t.points()["shops"] == 2


def test_schreibtelegraf_telegraph_needs_a_played_extra_card(table):
    t = table().cards(2).technology("telegraph").have(plus_1=1)
    t.play("area bank", "extra none")
    assert t.changes() == {"yen": 2}


def test_sprachschule_language_school_pays_one_yen_for_each_order(table):
    t = table().technology("language-school").hand(34).have(copper=3, silk=1)
    t.play("fulfil 34")
    assert t.changes() == {"copper": -3, "silk": -1, "plus_2": 1, "yen": 1, "orders": -1, "fulfilled": 1}


def test_universitaet_university_makes_the_one_upgrade_free(table):
    t = table().cards(2).technology("university").last_turn(1)
    t.play("area tea-plantation")
    assert t.moves() == ["upgrade none", "upgrade 1", "upgrade 2", "upgrade 3", "upgrade 4"]
    t.play("upgrade 4")
    assert t.changes() == {"tea": 2}
    assert t.game._table.upgraded[0] == [0, 0, 0, 1]
    assert t.asked != "upgrade"  # no second one


def test_strassenbahn_tram_opens_any_used_area_once_a_round(table):
    t = table().cards(2).technology("tram").used("bank").used("silk-mill")
    assert "area bank" in t.moves() and "area silk-mill" in t.moves()
    t.play("area bank")
    assert t.game._table.technology_used[TECHNOLOGIES.index("tram")]
    t = table().technology("tram").used("bank")
    t.table.technology_used[TECHNOLOGIES.index("tram")] = 1
    assert "area bank" not in t.moves()


def test_used_area_with_several_ways_asks_for_one(table):
    t = table().cards(2).technology("tram", "stagecoach", "station").used("bank").build("bank", "warehouse")
    t.table.station = AREAS.index("bank") + 1
    t.play("area bank")
    assert t.moves() == ["enter station", "enter stagecoach", "enter tram"]
    t.play("enter stagecoach")
    used = [name for n, name in enumerate(TECHNOLOGIES) if t.game._table.technology_used[n]]
    assert used == ["stagecoach"]


def test_weinkellerei_winery_scores_two_for_each_church(table):
    t = table().technology("winery").church(1, 2, 3)
    assert t.points()["technologies"] == {"winery": 6}


def test_telefon_telephone_buys_one_strength_once_a_round(table):
    t = table().cards(2).technology("telephone").have(yen=1, plus_1=1)
    t.play("area tea-plantation")
    assert t.moves() == ["telephone", "extra none", "extra 1"]
    t.play("telephone")
    assert t.moves() == ["extra none", "extra 1"]
    t.play("extra 1")
    assert t.changes() == {"tea": 4, "yen": -1, "plus_1": -1}


def test_telefon_telephone_is_shared_by_area_action_and_agent(table):
    t = table().cards(2).technology("telephone").have(yen=2, agents=1)
    t.play("agent", "area tea-plantation", "telephone", "stop")
    assert t.asked == "turn"
    t.play("area fishing-grounds")
    assert t.changes() == {"tea": 4, "fish": 2, "yen": -1, "agents": -1}


def test_telefon_telephone_needs_a_yen_which_a_warehouse_may_bring(table):
    t = table().cards(2).technology("telephone").build("tea-plantation", "warehouse")
    t.play("area tea-plantation")
    assert t.moves() == ["telephone", "extra none"]


def test_zeitung_newspaper_brings_a_card_now_and_in_each_round(table):
    t = table().cards(4).display("newspaper").have(yen=1).last_turn(1)
    t.play("area laboratory", "technology newspaper")
    assert t.changes() == {"technologies": 1, "plus_1": 1}
    while t.game._table.round == 1:
        t.game.play(next(m for m in t.moves() if m in ("end", "upgrade none")))
    assert t.see()["plus_1"] == 2


def test_zeitung_newspaper_in_round_four_brings_one_card(table):
    t = table().cards(4).display("newspaper").last_turn(4)
    t.play("area laboratory", "technology newspaper")
    assert t.game.over and t.changes()["plus_1"] == 1


def test_textilfabrik_textile_mill_sells_one_silk_once_a_round(table):
    t = table().technology("textile-mill").have(silk=2)
    t.play("textile-mill")
    assert t.changes() == {"silk": -1, "yen": 2}
    assert "textile-mill" not in t.moves()


def test_textilfabrik_textile_mill_works_between_exchanges_and_before_a_second_order(table):
    t = table().cards(2).technology("textile-mill").have(silk=1)
    t.play("area chinatown")
    assert "textile-mill" in t.moves()
    t = table().cards(2).technology("textile-mill").have(silk=1)
    t.play("area harbour", outcomes=["order-0 34", "order-0 36"])
    t.play("keep 34")
    assert t.moves() == ["textile-mill", "stop"]
    t.play("textile-mill", "another yen")
    assert t.changes() == {"silk": -1, "orders": 2}


def test_ziegelei_brickworks_score_two_for_each_face_down_import(table):
    t = table().technology("brickworks").have(cleared=3, imports=2)
    assert t.points()["technologies"] == {"brickworks": 6}
    assert (t.points()["cleared"], t.points()["imports"]) == (12, 2)


def test_a_card_turned_aside_does_not_work_again_in_the_round(table):
    def aside(t, *names):
        for name in names:
            t.table.technology_used[TECHNOLOGIES.index(name)] = 1
        return t

    t = table().technology("station", "stagecoach", "tram").used("bank").build("bank", "warehouse")
    t.table.station = AREAS.index("bank") + 1
    assert "area bank" not in aside(t, "station", "stagecoach", "tram").moves()
    t = aside(table().cards(2, 3).technology("postal-service", "telephone").have(yen=1), "postal-service", "telephone")
    t.play("area tea-plantation")
    assert t.changes() == {"tea": 2}  # neither a card nor the Telephone was asked for
    assert "textile-mill" not in aside(table().technology("textile-mill").have(silk=1), "textile-mill").moves()


def test_an_agent_needs_and_uses_no_entrance(table):
    t = table().technology("tram", "postal-service").used("bank").have(agents=1)
    t.play("agent", "area bank")
    assert t.changes() == {"yen": 3, "agents": -1}
    assert not any(t.game._table.technology_used)


def test_once_a_round_cards_are_fresh_in_the_next_round(table):
    t = table().cards(2).technology("tram", "textile-mill").last_turn(2)
    for name in ("tram", "textile-mill"):
        t.table.technology_used[TECHNOLOGIES.index(name)] = 1
    t.play("area tea-plantation")
    while t.game._table.round == 2:
        t.game.play("upgrade none")
    assert not any(t.game._table.technology_used)


def test_every_technology_can_be_gained(table):
    for name in TECHNOLOGIES:
        t = table().cards(5).display(name).have(yen=10).bonuses(1, 2, 3)
        t.play("area laboratory", f"technology {name}")
        assert t.see()["technologies"] == 1
        assert t.game.view()["seats"][0]["technologies"] == [{"name": name, "used": False}]
