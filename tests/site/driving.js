// Plays in a page as a person does, by clicking what it offers, only without a pause. Ends with the game; tells how many
// clicks that took.
async ({ seed, board }) => {
  const $ = (selector) => document.querySelector(selector);
  let state = seed;
  const random = (below) => (state = (state * 48271) % 2147483647) % below;
  const something = () =>
    new Promise((resolve) => {
      const done = () => (watch.disconnect(), clearTimeout(late), resolve());
      const watch = new MutationObserver(done);
      const late = setTimeout(done, 100);
      watch.observe($("#m-table"), { childList: true, subtree: true, attributes: true });
    });
  const choice = () => {
    const open = $("[data-open-curtain]") || $(".asked");
    if (open) return open;
    const offered = document.querySelectorAll("#m-choices button:is([name=move], [data-picks])");
    const all = [...offered].filter((one) => one.getClientRects().length);
    const button = all[random(all.length)];
    const more = $("#m-all"); // several choices, or answers in a panel, for one place of the board
    const narrowed = (more && !more.hidden) || $("#m-panel .pick[hidden]");
    if (!button || !board || narrowed || !button.dataset.target) return button;
    return $("#m-board #" + CSS.escape(button.dataset.target) + " .edge") || button;
  };
  let since = performance.now(); // the last click
  for (let clicks = 0; ; ) {
    if ($(".decision.over")) return clicks;
    if (performance.now() - since > 60000) throw new Error("nothing to click: " + $("#m-side").textContent);
    if (clicks > 1000) throw new Error("1000 clicks, and no end: " + $("#m-side").textContent);
    const thing = $("#m-table.sending") ? null : choice();
    if (thing) {
      clicks++;
      since = performance.now();
      thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    await something();
  }
}
