/* The service worker: shows push messages, and a page of its own where there is no connection.

Everything else goes its usual way; nothing of a game is kept here. */
const CACHE = "meiji-offline-2";
const PAGE = "/offline";

self.addEventListener("install", (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));

async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith("meiji-") && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The page with its style sheets and its icon. */
async function keepPage() {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { credentials: "same-origin" });
  const text = await page.clone().text();
  await cache.put(PAGE, page);
  await cache.addAll(new Set(text.match(/\/static\/[\w/.-]+\.(?:css|svg)/g) || []));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") {
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  } else if (!self.navigator.onLine && request.url.includes("/static/")) {
    event.respondWith(caches.match(request).then((kept) => kept || Response.error()));
  }
});

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: url }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** The table, in a window that shows it already, or in a new one. */
async function show(url) {
  const open = await self.clients.matchAll({ type: "window" });
  const there = open.find((one) => new URL(one.url).pathname === url);
  return there ? there.focus() : self.clients.openWindow(url);
}
