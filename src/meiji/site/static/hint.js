/* The hint: asked for with a button or a key, announced on the live channel, marked at the choices and on the board. */
"use strict";
window.meijiHint = (() => {
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

  function badge(thing, rank) {
    const box = thing.getBBox();
    const mark = document.createElementNS(SVG, "g");
    mark.setAttribute("class", "hint-badge");
    const frame = document.createElementNS(SVG, "rect");
    const around = { x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4, rx: 5 };
    for (const [name, value] of Object.entries(around)) frame.setAttribute(name, value);
    const disc = document.createElementNS(SVG, "circle");
    const number = document.createElementNS(SVG, "text");
    const at = { x: box.x + 4, y: box.y + 4 };
    disc.setAttribute("cx", at.x);
    disc.setAttribute("cy", at.y);
    disc.setAttribute("r", 9);
    number.setAttribute("x", at.x);
    number.setAttribute("y", at.y + 4.5);
    number.textContent = rank;
    mark.append(frame, disc, number);
    thing.append(mark);
  }

  /** Mark the hinted moves: at their buttons, and on the board where they touch something. */
  function mark() {
    for (const old of all(".hint-badge")) old.remove();
    for (const old of all("#m-choices .hinted")) {
      old.classList.remove("hinted");
      delete old.dataset.rank;
    }
    const touched = new Set(); // a thing that several moves touch wears the best one's number
    all("#m-hint [data-hint]").forEach((entry, number) => {
      const choice = choiceOf(entry);
      if (!choice) return;
      choice.classList.add("hinted");
      choice.dataset.rank = number + 1;
      const target = choice.dataset.target;
      const thing = target && $("#" + CSS.escape(target), board);
      if (!thing || touched.has(target)) return;
      touched.add(target);
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
