/* The table page, waiting or being played: listening for changes, choices, keys, history.

The server renders everything; without this file the pages work, with it they are alive. */
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  const table = $("#m-table");
  if (!table) return;
  const address = "/table/" + table.dataset.table;
  const waiting = "waiting" in table.dataset;
  const side = () => $("#m-side");
  const board = window.meijiBoard;
  const notice = $("#m-notice");

  // --- listening ----------------------------------------------------------------------------------------------------
  // To players the server says only "revision 17". Whoever slept or lost the connection hears the last one when it is back.
  // Spectators are sent what is new: fragments of the page, and which of the old ones stay.
  let wanted = 0;
  let shown = null; // what all spectators see, in fragments
  let loading = false;
  let again = false;
  let wished = null; // the moment to look at; null: now
  let later = null; // the slider moves: look in a moment
  let stopped = false; // the table is gone, or not ours to see any more
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
    if (stopped) return;
    if (loading) {
      again = true;
      return;
    }
    loading = true;
    const query = new URLSearchParams();
    again = false;
    if (side().dataset.open) query.set("open", side().dataset.open);
    if (wished !== null) query.set("moment", wished);
    htmx.ajax("GET", address + "/part?" + query, { target: "#m-side", swap: "outerHTML" });
  }

  // What failed is tried again: soon at first, then later and later. The page says so.
  const failed = new Map(); // by what failed: how long it waits, and its timer
  function tryAgain(what, action, words = table.dataset.again) {
    if (stopped) return;
    const entry = failed.get(what) || { wait: 1, timer: null };
    failed.set(what, entry);
    if (entry.timer !== null) return;
    say((words || "").replace("%", entry.wait));
    entry.timer = setTimeout(() => {
      entry.timer = null;
      action();
    }, entry.wait * 1000);
    entry.wait = Math.min(30, 2 * entry.wait);
  }
  function worked(what) {
    if (failed.has(what)) clearTimeout(failed.get(what).timer);
    failed.delete(what);
    if (!failed.size) say("");
  }

  function stop(text) {
    stopped = true;
    for (const entry of failed.values()) clearTimeout(entry.timer);
    source.close();
    say(text);
  }

  const renew = (old, changes) => changes.flatMap((one) => (typeof one === "string" ? one : old.slice(...one)));

  function told(news) {
    const follows = shown && shown.revision === news.since;
    const fragments = (part) => renew(shown[part], news[part]);
    shown = follows ? { revision: news.revision, side: fragments("side"), board: fragments("board") } : null;
    wanted = news.revision;
    if (wanted === known() || loading) return;
    if (wished !== null || later !== null) refresh();
    else if (shown) put();
    else catchUp();
  }

  async function catchUp() {
    loading = true;
    const answer = await fetch(address + "/shown").catch(() => null);
    const all = answer && answer.ok ? await answer.json() : null;
    loading = false;
    if (!all || wished !== null || later !== null) {
      refresh();
      return;
    }
    shown = all;
    put();
    if (wanted > all.revision) catchUp();
  }

  function put() {
    focused = side().contains(document.activeElement);
    side().outerHTML = shown.side.join("");
    htmx.process(side());
    say("");
    settle(false);
    drawn = null;
    board.show(shown.board.join(""), document.activeElement !== $("#m-slider"));
  }

  // A move of one's own brings the new page itself: what is heard meanwhile waits until the answer is there.
  document.body.addEventListener("htmx:beforeRequest", () => {
    loading = true;
  });
  document.body.addEventListener("htmx:afterRequest", () => {
    setTimeout(() => {
      loading = false;
      if (failed.get("part")?.timer) return;
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
      worked("live");
      heard(Number(event.data));
      if (window.meijiMarks) window.meijiMarks.arrived(); // it may have been told while nobody listened
    });
    source.addEventListener("hint", () => window.meijiMarks.arrived());
    source.addEventListener("show", (event) => {
      clearTimeout(lost);
      worked("live");
      told(JSON.parse(event.data));
    });
    source.addEventListener("gone", () => {
      source.close();
      location.href = "/";
    });
    source.addEventListener("error", () => {
      clearTimeout(lost);
      // The browser itself comes back after a lost connection, but not after an answer that says "error".
      if (source.readyState !== EventSource.CLOSED) {
        lost = setTimeout(() => say(table.dataset.lost || ""), 4000);
        return;
      }
      tryAgain("live", listen);
      if (waiting) checkAccess();
      else refresh(); // it tells why
    });
  }
  async function checkAccess() {
    const answer = await fetch(address).catch(() => null);
    if (answer && answer.status < 500 && !answer.ok) location.reload();
  }
  listen();
  document.addEventListener("visibilitychange", () => {
    if (!stopped && !document.hidden && source.readyState !== EventSource.OPEN) listen();
  });
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => event.persisted && !stopped && listen());
  if (waiting) return;

  function say(text) {
    if (!notice) return;
    notice.textContent = text;
    notice.hidden = !text;
  }
  document.body.addEventListener("htmx:responseError", (event) => {
    const { xhr, requestConfig } = event.detail;
    if (xhr.status >= 500 || xhr.status === 429) notThrough(requestConfig);
    else if ([401, 403, 404].includes(xhr.status) && requestConfig.verb === "get") stop(xhr.responseText);
    else {
      worked("move");
      again = again || xhr.status === 409;
      say(xhr.responseText);
    }
  });
  document.body.addEventListener("htmx:sendError", (event) => notThrough(event.detail.requestConfig));

  // A move that did not get through is sent again. It names its moment, so it is played once, however often it comes.
  function notThrough({ path, formData }) {
    if (!path.endsWith("/play")) {
      tryAgain("part", refresh);
      return;
    }
    const values = Object.fromEntries(formData);
    tryAgain("move", () => send(path, values), table.dataset.unsent);
  }
  function send(path, values) {
    if (Number(values.moment) === Number(side().dataset.last))
      htmx.ajax("POST", path, { target: "#m-side", swap: "outerHTML", values });
    else worked("move"); // it got through after all, or came too late
  }
  document.body.addEventListener("htmx:beforeRequest", (event) => {
    const waits = failed.get("move");
    if (!waits || !event.detail.requestConfig.path.endsWith("/play")) return;
    clearTimeout(waits.timer); // this one goes instead
    waits.timer = null;
  });
  // A form that htmx has not taken up is sent all the same, without loading the page anew.
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !form.matches("[hx-post]")) return;
    event.preventDefault();
    const [target, swap] = [form.getAttribute("hx-target"), form.getAttribute("hx-swap")];
    const { name, value } = event.submitter || {};
    const values = name ? { [name]: value } : {};
    htmx.ajax("POST", form.getAttribute("hx-post"), { source: form, target, swap, values });
  });

  // --- after each change --------------------------------------------------------------------------------------------
  let drawn = null; // which board is shown
  let focused = false;
  let resting = null; // where the focus waits for the next choice
  let appeared = -Infinity; // when the choices did

  // The second half of a double click, or a tap meant for what was there before, plays nothing: see table.css.
  const NEW = 350; // ms
  let old = null;
  function beNew() {
    const now = [side().dataset.revision, side().dataset.open].join(" ");
    if (now === old) return;
    old = now;
    appeared = performance.now();
    table.classList.add("new");
    setTimeout(() => performance.now() - appeared >= NEW - 5 && table.classList.remove("new"), NEW);
  }
  document.body.addEventListener("htmx:beforeSwap", () => {
    focused = side().contains(document.activeElement);
  });
  document.body.addEventListener("htmx:afterSettle", (event) => {
    if (event.detail.target.id !== "m-side" && !(event.target.id === "m-side")) return;
    worked("part");
    if (event.detail.requestConfig?.path.endsWith("/play")) worked("move");
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
    const first = $("#m-choices button");
    if (focused || (first && resting && resting === document.activeElement)) {
      focused = false;
      resting = first ? null : $("#m-undo") || board.pane; // until there is something to choose
      (first || resting).focus({ preventScroll: true });
    }
    if (first) beNew();
    window.meijiGuide.update();
    if (!again) wished = looking();
    const slider = $("#m-slider");
    slider.max = now.dataset.last;
    if (later === null) {
      slider.value = now.dataset.moment;
      showMoment();
    }
    if (fetchBoard) draw();
    else board.light();
    window.meijiMarks.mark();
  }

  async function draw() {
    const now = side();
    if (now.dataset.curtain) {
      drawn = null; // what is still on its way is for other eyes
      board.clear();
      return;
    }
    const key = [now.dataset.revision, now.dataset.moment, now.dataset.open].join(" ");
    drawn = key;
    const query = new URLSearchParams({ moment: now.dataset.moment, revision: now.dataset.revision });
    if (now.dataset.open) query.set("open", now.dataset.open);
    const answer = await fetch(address + "/board?" + query).catch(() => null);
    const text = answer && (await answer.text());
    if (drawn !== key) return;
    if (!answer || answer.status >= 500) {
      tryAgain("board", draw);
      return;
    }
    worked("board");
    if (answer.status !== 200) return;
    board.show(text, document.activeElement !== $("#m-slider"));
  }

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
    if (event.target.closest("#m-all")) board.narrow(null);
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
      refresh();
    }, 60);
  }
  $("#m-slider").addEventListener("input", (event) => look(Number(event.target.value)));

  // --- keys ---------------------------------------------------------------------------------------------------------
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.repeat && !event.key.startsWith("Arrow")) return; // a key held down plays once
    if (event.target.closest("input, select, textarea")) return;
    if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
      event.preventDefault();
      look(Number($("#m-slider").value) + (event.key === "ArrowLeft" ? -1 : 1));
    } else if (event.key === "Backspace") {
      const undo = $("#m-undo");
      if (undo) undo.click();
    } else if (event.key === "*") {
      const ask = $("#m-hint-ask");
      if (ask) ask.click();
    } else if (event.key === "Escape") {
      board.narrow(null);
    } else {
      const button = all("#m-choices button[name=move]").find((one) => one.dataset.key === event.key && !one.hidden);
      if (button) {
        event.preventDefault();
        button.click();
      }
    }
  });

  settle(false);
})();
