// The bar over the page: who one is, where one looks, what time it is there, and what can be made to happen.

const EVERY = 700;
const key = location.hash.slice(1);
let seen = null;
let words = {};
let tour = [];
let page = null;
let busy = false;
let readAt = 0;
let problem = "";

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith("on")) made.addEventListener(attribute.slice(2), value);
    else if (value === true) made.setAttribute(attribute, "");
    else if (value !== false && value !== null) made.setAttribute(attribute, value);
  }
  made.append(...children);
  return made;
}

const who = element("select", { id: "bar-who", onchange: () => act("be", who.value) });
const language = element("select", { id: "bar-language", onchange: () => act("speak", language.value) });
const places = element("div", { class: "places", role: "group" });
const clock = element("span", { class: "clock", id: "bar-clock" });
const standing = element("span", { id: "bar-match" });
const due = element("span", { class: "due", id: "bar-due" });
const next = element("button", { id: "bar-next", class: "first", type: "button", onclick: () => act("next") });
const robots = element("button", { id: "bar-robots", type: "button", onclick: () => act("robots") });
const autoplay = element("button", { id: "bar-autoplay", type: "button", onclick: () => act("autoplay") });
const restart = element("button", { id: "bar-restart", type: "button", onclick: () => act("restart") });
const touring = element("button", { id: "bar-tour", type: "button", onclick: () => step(0) });
const whoLabel = element("span");
const languageLabel = element("span");
const brand = element("span", { class: "brand" }, "Duskbid");
const complaint = element("div", { class: "problem", role: "alert", hidden: true });
const count = element("span", { class: "count" });
const told = element("p", { id: "bar-told" });
const back = element("button", { type: "button", onclick: () => step(-1) }, "‹");
const on = element("button", { id: "bar-on", type: "button", onclick: () => step(1) }, "›");
const close = element("button", { id: "bar-close", type: "button", onclick: () => stepTo(-1) }, "✕");
const guide = element("div", { class: "tour", hidden: true }, count, told, back, on, close);
const bar = element(
  "nav", { id: "bar" },
  element("div", { class: "row" },
    brand, element("label", { class: "who" }, whoLabel, who), places, element("label", {}, languageLabel, language)),
  element("div", { class: "row" },
    element("div", { class: "time" }, clock, element("span", { class: "dot" }, " · "), standing, " ", due),
    element("div", { class: "acts" }, next, robots, autoplay, restart, touring)),
  complaint, guide,
);

// --- the tour

function at() {
  const kept = sessionStorage.getItem("tour");
  return kept === null ? 0 : Number(kept);
}

function stepTo(place) {
  sessionStorage.setItem("tour", String(place));
  draw();
}

function step(by) {
  const open = at() >= 0;
  stepTo(open ? Math.min(Math.max(at() + by, 0), tour.length - 1) : 0);
}

// --- asking

async function asked(path, options = {}) {
  const answer = await fetch(path, {
    cache: "no-store",
    ...options,
    headers: { "X-Simcord-Capability": key, "Content-Type": "application/json" },
  });
  if (!answer.ok) throw Object.assign(new Error("refused"), { status: answer.status });
  return answer.json();
}

// Who watches robots wants to see the latest; who reads further up on his own does not.
function follow() {
  const latest = document.getElementById("new-messages");
  if (seen.autoplay && latest && !latest.hidden) latest.click();
}

function take(answer) {
  ({ seen, words, tour } = answer);
  readAt = performance.now();
  if (at() >= 0 && at() < seen.toured && Number(sessionStorage.getItem("toured")) < seen.toured) {
    sessionStorage.setItem("toured", String(seen.toured));
    sessionStorage.setItem("tour", String(seen.toured));
  }
  problem = "";
  follow();
  if (page === null) page = seen.page;
  else if (page !== seen.page) location.reload();
}

async function look() {
  if (!busy) {
    try {
      const answer = await asked("/_bar/state");
      if (!busy) take(answer);
    } catch (error) {
      problem = error.status === 401 ? NO_KEY : words.gone || "";
    }
    draw();
  }
  setTimeout(look, EVERY);
}

async function act(name, value = "") {
  if (busy) return;
  busy = true;
  draw();
  try {
    take(await asked("/_bar/act", { method: "POST", body: JSON.stringify({ act: name, value }) }));
  } catch (error) {
    problem = error.status === 500 ? words.failed : words.gone;
  }
  busy = false;
  draw();
}

// --- drawing

const NO_KEY = "Open the whole address that the terminal shows; it ends in a key. · 请打开终端里显示的完整地址。";

function fill(select, choices) {
  const wanted = JSON.stringify(choices);
  if (select.dataset.shown === wanted) return;
  select.dataset.shown = wanted;
  select.replaceChildren(...choices.map((one) =>
    element("option", { value: one.id, selected: one.chosen }, (one.marked ? "● " : "") + one.label)));
}

function fillPlaces(choices) {
  const wanted = JSON.stringify([choices, busy]);
  if (places.dataset.shown === wanted) return;
  places.dataset.shown = wanted;
  places.replaceChildren(...choices.map((one) => element("button", {
    type: "button", "data-place": one.id, class: one.marked ? "mark" : null, disabled: busy,
    "aria-current": one.chosen ? "page" : null, title: one.marked ? words.new : null,
    onclick: () => act("go", one.id),
  }, one.label)));
}

function label(button, word) {
  button.textContent = words[word];
  if (words[`${word}-hint`]) button.title = words[`${word}-hint`];
}

function draw() {
  complaint.hidden = !problem;
  complaint.textContent = problem;
  if (seen === null) return;
  document.documentElement.lang = seen.languages.find((one) => one.chosen).id;
  fill(who, seen.people);
  fill(language, seen.languages);
  fillPlaces(seen.places);
  who.setAttribute("aria-label", words.who);
  language.setAttribute("aria-label", words.language);
  language.title = words["language-hint"];
  places.setAttribute("aria-label", words.where);
  whoLabel.textContent = words.who;
  languageLabel.textContent = "";
  label(next, "next");
  label(robots, "robots");
  label(autoplay, "autoplay");
  if (seen.autoplay) autoplay.textContent = words["autoplay-stop"];
  label(restart, "restart");
  label(touring, "tour");
  if (busy) next.textContent = words.wait;
  for (const part of [who, language, restart]) part.disabled = busy;
  for (const button of [next, robots]) button.disabled = busy || !seen.live;
  autoplay.disabled = busy || (!seen.autoplay && !seen.open);
  bar.setAttribute("aria-busy", String(busy));
  standing.textContent = seen.match;
  drawTime();
  guide.hidden = at() < 0;
  touring.hidden = at() >= 0;
  if (at() >= 0) {
    count.textContent = `${at() + 1}/${tour.length}`;
    told.textContent = tour[at()];
    for (const [button, word] of [[back, "tour-back"], [on, "tour-on"], [close, "tour-close"]]) {
      button.setAttribute("aria-label", words[word]);
      button.title = words[word];
    }
    back.disabled = at() === 0;
    on.disabled = at() === tour.length - 1;
  }
}

function drawTime() {
  if (seen === null) return;
  const now = Date.parse(seen.now) + (performance.now() - readAt);
  const spoken = document.documentElement.lang;
  const date = new Intl.DateTimeFormat(spoken, {
    timeZone: seen.zone, weekday: "short", month: "short", day: "numeric",
    hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23",
  });
  clock.textContent = date.format(now);
  due.textContent = seen.due ? left((Date.parse(seen.due) - now) / 1000, spoken) : "";
}

function left(seconds, spoken) {
  const words = new Intl.RelativeTimeFormat(spoken, { numeric: "always" });
  if (Math.abs(seconds) < 90) return words.format(Math.ceil(seconds), "second");
  if (Math.abs(seconds) < 90 * 60) return words.format(Math.ceil(seconds / 60), "minute");
  return words.format(Math.floor(seconds / 3600), "hour");
}

document.body.prepend(bar);
setInterval(drawTime, 250);
look();
