/* The event stream of a table. It comes back after every kind of loss. */

const LONGEST = 30; // seconds

/** Listen at `address()`, calling `events[name]` with the data of each event. `status` hears of the connection
 * itself: `opened`; `lost`, and the browser tries again; `refused`, and we try again in so many seconds. The answer
 * stops it. */
export function listen(address, events, status = {}) {
  let source = null;
  let wait = 1;
  let timer = null;
  let stopped = false;

  function open() {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(address());
    for (const [name, handle] of Object.entries(events)) source.addEventListener(name, (event) => handle(event.data));
    source.addEventListener("open", () => {
      wait = 1;
      status.opened?.();
    });
    source.addEventListener("error", failed);
  }

  function failed() {
    // The browser itself comes back after a lost connection, but not after an answer that says "error".
    if (source.readyState !== EventSource.CLOSED) {
      status.lost?.();
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(open, wait * 1000);
    status.refused?.(wait);
    wait = Math.min(LONGEST, 2 * wait);
  }

  document.addEventListener("visibilitychange", () => {
    if (!stopped && !document.hidden && source.readyState !== EventSource.OPEN) open();
  });
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => event.persisted && !stopped && open());
  open();
  return () => {
    stopped = true;
    clearTimeout(timer);
    source.close();
  };
}
