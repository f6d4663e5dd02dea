/* What is marked on the board: the moves of a hint, and the places that others touched since one's last turn.

A hint is asked for with a button or a key and announced on the live channel. */
"use strict";
window.meijiMarks = (() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const SVG = "http://www.w3.org/2000/svg";
  const board = $("#m-board");
  const panel = () => $("#m-hint");
  const choiceOf = (entry) => all("#m-choices button[name=move]").find((one) => one.value === entry.dataset.hint);

  /** The hint may be there now: fetch it, if this page waits for one. */
  function arrived() {
    if (!panel() || panel().dataset.state !== "looking") return;
    const opened = $("#m-side").dataset.open;
    const address = "/table/" + $("#m-table").dataset.table + "/hint" + (opened ? "?open=" + opened : "");
    htmx.ajax("GET", address, { target: "#m-hint", swap: "outerHTML" });
  }

  const thingOf = (id) => id && $("#" + CSS.escape(id), board);
  const element = (name, values, parent) => {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(values)) made.setAttribute(key, value);
    parent.append(made);
    return made;
  };

  /** A frame around a thing of the board, to which a sign can be put. */
  function frame(thing, kind) {
    const box = thing.getBBox();
    const mark = element("g", { class: "marked " + kind }, thing);
    element("rect", { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4, rx: 5 }, mark);
    return { mark, box };
  }

  function badge(thing, rank) {
    const { mark, box } = frame(thing, "hint-badge");
    element("circle", { cx: box.x + 4, cy: box.y + 4, r: 9 }, mark);
    element("text", { x: box.x + 4, y: box.y + 8.5 }, mark).textContent = rank;
  }

  function touch(thing, line) {
    const { mark, box } = frame(thing, "touched");
    const right = box.x + box.width - 3;
    element("circle", { cx: right, cy: box.y + 3, r: 9 }, mark);
    const sign = $(".sign", line).cloneNode(true);
    for (const [key, value] of Object.entries({ x: right - 7, y: box.y - 4, width: 14, height: 14 })) sign.setAttribute(key, value);
    mark.append(sign);
    const point = (on) => () => mark.classList.toggle("pointed", on);
    for (const name of ["mouseenter", "focusin"]) line.addEventListener(name, point(true));
    for (const name of ["mouseleave", "focusout"]) line.addEventListener(name, point(false));
  }

  function mark() {
    for (const old of all(".marked")) old.remove();
    markTouched();
    markHint();
  }

  /** What others touched wears the sign of whoever did so last. */
  function markTouched() {
    const lines = new Map(all(".since [data-place]").map((line) => [line.dataset.place, line]));
    for (const [place, line] of lines) {
      const thing = thingOf(place);
      if (thing) touch(thing, line);
    }
  }

  /** Mark the hinted moves: at their buttons, and on the board where they touch something. */
  function markHint() {
    for (const old of all("#m-choices .hinted")) {
      old.classList.remove("hinted");
      delete old.dataset.rank;
    }
    const known = new Set(); // a thing that several moves touch wears the best one's number
    all("#m-hint [data-hint]").forEach((entry, number) => {
      const choice = choiceOf(entry);
      if (!choice) return;
      choice.classList.add("hinted");
      choice.dataset.rank = number + 1;
      const thing = thingOf(choice.dataset.target);
      if (!thing || known.has(thing)) return;
      known.add(thing);
      badge(thing, number + 1);
    });
  }

  document.addEventListener("click", (event) => {
    const entry = event.target.closest("#m-hint [data-hint]");
    const choice = entry && choiceOf(entry);
    if (!choice) return;
    window.meijiBoard.narrow(null);
    choice.focus();
    choice.scrollIntoView({ block: "nearest" });
  });
  document.body.addEventListener("htmx:afterSettle", (event) => {
    if (event.detail.target.id !== "m-hint" && event.target.id !== "m-hint") return;
    mark();
    if (panel().dataset.state === "found") {
      $("#m-say").textContent = $("#m-hint h3").textContent + ": " + $("#m-hint .hint-move").textContent;
      if (document.activeElement === document.body) $("#m-hint .hint-move").focus({ preventScroll: true });
    }
  });
  return { arrived, mark };
})();
