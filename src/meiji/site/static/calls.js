/* Push messages for this browser: asked for with a click, given back with another one. */
import { $ } from "./dom.js";

const box = $("#m-push");
const on = $("#m-push-on");
const off = $("#m-push-off");
const csrf = $("input[name=csrf]").value;

const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

async function post(url, values) {
  const body = new URLSearchParams({ csrf, ...values });
  const answer = await fetch(url, { method: "POST", body, headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error((await answer.json()).error);
}

async function stamp(endpoint) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((one) => one.toString(16).padStart(2, "0")).join("");
}

async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") throw new Error(box.dataset.denied);
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const key = bytes(box.dataset.vapid);
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  await post("/calls/device", { endpoint, p256dh: keys.p256dh, auth: keys.auth });
}

async function unsubscribe() {
  const worker = await navigator.serviceWorker.getRegistration("/");
  const made = await worker?.pushManager.getSubscription();
  if (!made) return;
  await post("/calls/device/remove", { id: await stamp(made.endpoint) });
  await made.unsubscribe();
}

async function show() {
  const worker = await navigator.serviceWorker.getRegistration("/");
  const made = await worker?.pushManager.getSubscription();
  on.hidden = Boolean(made);
  off.hidden = !made;
}

function does(button, action) {
  button.addEventListener("click", async () => {
    try {
      await action();
      location.reload();
    } catch (error) {
      const told = $("#m-push-error");
      told.textContent = error.message || box.dataset.failed;
      told.hidden = false;
    }
  });
}

const zone = $("#m-quiet-zone");
if (zone) zone.value ||= Intl.DateTimeFormat().resolvedOptions().timeZone || "";
if (box && "serviceWorker" in navigator && "PushManager" in window) {
  box.hidden = false;
  does(on, subscribe);
  does(off, unsubscribe);
  show();
}
