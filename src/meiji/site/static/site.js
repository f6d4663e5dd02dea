/* Meiji's pages work without this file; with it they are alive.

The server renders everything. Here: listening for changes, the board's highlighted places, keys, history, and asking
before what cannot be taken back. */
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  // --- every page ---------------------------------------------------------------------------------------------------
  document.addEventListener("click", (event) => {
    const copy = event.target.closest("[data-copy]");
    if (copy) {
      const field = document.getElementById(copy.dataset.copy);
      field.select();
      if (navigator.clipboard) navigator.clipboard.writeText(field.value).catch(() => {});
      copy.classList.add("done");
    }
    const sure = event.target.closest("button[data-sure]");
    if (sure && !sure.dataset.asked) {
      event.preventDefault();
      sure.dataset.asked = "1";
      sure.textContent = sure.dataset.sure;
    }
  });
  for (const select of all("select[data-who]")) {
    const show = () => {
      $("[data-screen-name]", select.parentElement).hidden = select.value !== "screen";
    };
    select.addEventListener("change", show);
    show();
  }

  const table = $("#m-table");
  if (!table) return;
  const address = "/table/" + table.dataset.table;
  const waiting = "waiting" in table.dataset;
  const side = () => $("#m-side");
  const boardPane = $("#m-board");
  const notice = $("#m-notice");

  // --- listening ----------------------------------------------------------------------------------------------------
  // The server says only "revision 17". Whoever slept or lost the connection hears the last one when it is back.
  let wanted = 0;
  let loading = false;
  let again = false;
  let wished = null; // the moment to look at; null: now
  let later = null; // the slider moves: look in a moment
  const known = () => Number((waiting ? table : side()).dataset.revision);

  function heard(revision) {
    wanted = revision;
    if (wanted === known() || loading) return;
    if (waiting) {
      location.reload();
      return;
    }
    refresh();
  }

  function refresh() {
    if (loading) return;
    loading = true;
    const query = new URLSearchParams();
    again = false;
    if (side().dataset.open) query.set("open", side().dataset.open);
    if (wished !== null) query.set("moment", wished);
    htmx.ajax("GET", address + "/part?" + query, { target: "#m-side", swap: "outerHTML" });
  }

  // A move of one's own brings the new page itself: what is heard meanwhile waits until the answer is there.
  document.body.addEventListener("htmx:beforeRequest", () => {
    loading = true;
  });
  document.body.addEventListener("htmx:afterRequest", () => {
    setTimeout(() => {
      loading = false;
      if (again || (!waiting && wanted > known())) {
        again = false;
        refresh();
      }
    }, 30);
  });

  let source = null;
  let lost = null;
  function listen() {
    if (source) source.close();
    source = new EventSource(address + "/live");
    source.addEventListener("change", (event) => {
      clearTimeout(lost);
      say("");
      heard(Number(event.data));
    });
    source.addEventListener("gone", () => {
      source.close();
      location.href = "/";
    });
    source.addEventListener("error", () => {
      clearTimeout(lost);
      lost = setTimeout(() => say(table.dataset.lost || ""), 4000);
      if (source.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
    });
  }
  listen();
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden && source.readyState !== EventSource.OPEN) listen();
  });
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => event.persisted && listen());
  if (waiting) return;

  function say(text) {
    if (!notice) return;
    notice.textContent = text;
    notice.hidden = !text;
  }
  document.body.addEventListener("htmx:responseError", (event) => {
    say(event.detail.xhr.responseText);
    if (event.detail.xhr.status === 409) again = true;
  });
  document.body.addEventListener("htmx:sendError", () => say(table.dataset.lost));

  // --- after each change --------------------------------------------------------------------------------------------
  let drawn = null; // which board is shown
  let focused = false;
  document.body.addEventListener("htmx:beforeSwap", () => {
    focused = side().contains(document.activeElement);
  });
  document.body.addEventListener("htmx:afterSettle", (event) => {
    if (event.detail.target.id !== "m-side" && !(event.target.id === "m-side")) return;
    say("");
    settle(true);
  });

  function settle(fetchBoard) {
    const now = side();
    const turn = now.dataset.turn === "1";
    document.title = turn ? table.dataset.turnTitle : table.dataset.title;
    const icon = $("link[rel=icon]");
    icon.href = turn ? icon.dataset.turn : icon.dataset.idle;
    const question = $("#m-question");
    if (question && $("#m-say").textContent !== question.textContent) $("#m-say").textContent = question.textContent;
    if (focused) {
      focused = false;
      const first = $("#m-choices button") || $("#m-undo") || boardPane;
      first.focus({ preventScroll: true });
    }
    if (!again) wished = looking();
    const slider = $("#m-slider");
    slider.max = now.dataset.last;
    if (later === null) {
      slider.value = now.dataset.moment;
      showMoment();
    }
    if (fetchBoard) draw();
    else decorate();
  }

  async function draw() {
    const now = side();
    if (now.dataset.curtain) {
      boardPane.replaceChildren();
      $("#m-parts").replaceChildren();
      return;
    }
    const key = [now.dataset.revision, now.dataset.moment, now.dataset.open].join(" ");
    drawn = key;
    const query = new URLSearchParams({ moment: now.dataset.moment, revision: now.dataset.revision });
    if (now.dataset.open) query.set("open", now.dataset.open);
    const answer = await fetch(address + "/board?" + query);
    const text = await answer.text();
    if (!answer.ok || drawn !== key) return;
    const place = [boardPane.scrollLeft, boardPane.scrollTop];
    boardPane.innerHTML = text;
    [boardPane.scrollLeft, boardPane.scrollTop] = place;
    decorate();
  }

  // --- the board ----------------------------------------------------------------------------------------------------
  const buttons = () => all("#m-choices button[name=move]");
  let part = null; // the part of the board that is shown alone

  function decorate() {
    const picture = $("svg", boardPane);
    if (!picture) return;
    const targets = new Map();
    for (const button of buttons()) {
      const id = button.dataset.target;
      if (id) targets.set(id, [...(targets.get(id) || []), button]);
    }
    boardPane.classList.toggle("idle", targets.size === 0);
    for (const [id, those] of targets) {
      const thing = picture.querySelector("#" + CSS.escape(id));
      if (!thing) continue;
      thing.classList.add("offer");
      const light = (on) => thing.classList.toggle("lit", on);
      for (const button of those) {
        for (const [name, on] of [["mouseenter", true], ["focus", true], ["mouseleave", false], ["blur", false]]) {
          button.addEventListener(name, () => light(on));
        }
      }
    }
    parts(picture);
  }

  function parts(picture) {
    const whole = picture.dataset.whole || picture.getAttribute("viewBox");
    picture.dataset.whole = whole;
    const tools = $("#m-parts");
    const found = all("g[data-box]", picture);
    const choose = (id) => {
      part = id;
      const chosen = found.find((group) => group.id === id);
      picture.setAttribute("viewBox", chosen ? chosen.dataset.box : whole);
      for (const group of found) group.classList.toggle("away", Boolean(chosen) && group !== chosen);
      for (const button of all("button:not(.zoom)", tools)) {
        button.setAttribute("aria-pressed", String((button.dataset.part || null) === part));
      }
    };
    tools.replaceChildren();
    const add = (id, label) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      if (id) button.dataset.part = id;
      if (id && $("#" + CSS.escape(id) + " .offer", picture)) button.classList.add("has-offer");
      button.addEventListener("click", () => choose(id));
      tools.append(button);
    };
    add(null, tools.dataset.whole);
    for (const group of found) {
      const label = [...group.children].find((child) => child.tagName === "title") || $("text", group);
      add(group.id, label ? label.firstChild.textContent.trim() : group.id);
    }
    const zoom = document.createElement("button");
    zoom.type = "button";
    zoom.className = "zoom";
    zoom.textContent = "⊕";
    zoom.setAttribute("aria-pressed", String(boardPane.classList.contains("big")));
    zoom.addEventListener("click", () => {
      zoom.setAttribute("aria-pressed", String(boardPane.classList.toggle("big")));
    });
    tools.append(zoom);
    choose(found.some((group) => group.id === part) ? part : null);
  }

  function narrow(those) {
    for (const button of buttons()) button.hidden = those !== null && !those.includes(button);
    const more = $("#m-all");
    if (more) more.hidden = those === null;
    if (those) {
      those[0].focus();
      those[0].scrollIntoView({ block: "nearest" });
    }
  }

  boardPane.addEventListener("click", (event) => {
    for (let thing = event.target.closest("g[id]"); thing; thing = thing.parentElement.closest("g[id]")) {
      const those = buttons().filter((button) => button.dataset.target === thing.id);
      if (those.length === 1) {
        if (those[0].hidden) narrow(null);
        those[0].click();
        return;
      }
      if (those.length > 1) {
        narrow(those);
        return;
      }
    }
  });

  // --- choices: ask before what cannot be taken back; narrow; open the curtain --------------------------------------
  let asked = null;
  table.addEventListener(
    "click",
    (event) => {
      const button = event.target.closest("#m-choices button[name=move]");
      const question = button && $("#m-choices").dataset.confirm;
      if (question && "final" in button.dataset && asked !== button) {
        event.preventDefault();
        event.stopPropagation();
        if (asked) asked.classList.remove("asked");
        asked = button;
        button.classList.add("asked");
        button.dataset.question = question;
        button.focus();
        $("#m-say").textContent = question;
        return;
      }
      asked = null;
    },
    true,
  );
  table.addEventListener("click", (event) => {
    if (event.target.closest("#m-all")) narrow(null);
    const curtain = event.target.closest("[data-open-curtain]");
    if (curtain) {
      event.preventDefault();
      side().dataset.open = curtain.dataset.openCurtain;
      refresh();
    }
    const link = event.target.closest("[data-moment-link]");
    if (link && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      look(Number(link.dataset.momentLink));
    }
    const step = event.target.closest("[data-step]");
    if (step) {
      event.preventDefault();
      look(Number($("#m-slider").value) + Number(step.dataset.step));
    }
    if (event.target.closest("#m-now") || event.target.closest(".past .button")) {
      event.preventDefault();
      look(Number(side().dataset.last));
    }
  });

  // --- history ------------------------------------------------------------------------------------------------------
  function looking() {
    return side().dataset.now === "1" ? null : Number(side().dataset.moment);
  }
  function showMoment() {
    const slider = $("#m-slider");
    $("#m-moment").textContent = slider.value + " / " + slider.max;
    $("#m-now").hidden = side().dataset.now === "1";
    const wished = looking() === null ? address : address + "?moment=" + looking();
    history.replaceState(null, "", wished);
  }
  function look(moment) {
    const slider = $("#m-slider");
    const at = Math.max(0, Math.min(Number(slider.max), moment));
    slider.value = at;
    $("#m-moment").textContent = at + " / " + slider.max;
    clearTimeout(later);
    later = setTimeout(() => {
      later = null;
      wished = at === Number(slider.max) ? null : at;
      again = loading;
      refresh();
    }, 60);
  }
  $("#m-slider").addEventListener("input", (event) => look(Number(event.target.value)));

  // --- keys ---------------------------------------------------------------------------------------------------------
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, select, textarea")) return;
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      event.preventDefault();
      look(Number($("#m-slider").value) + (event.key === "ArrowLeft" ? -1 : 1));
    } else if (event.key === "Backspace") {
      const undo = $("#m-undo");
      if (undo) undo.click();
    } else if (event.key === "Escape") {
      narrow(null);
    } else {
      const button = buttons().find((one) => one.dataset.key === event.key && !one.hidden);
      if (button) {
        event.preventDefault();
        button.click();
      }
    }
  });

  settle(false);
})();
