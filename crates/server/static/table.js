// The table: keeps the page in step with the server and the board in step with the page.

import { Board } from "./board.js";
import { Card } from "./card.js";
import { readMove } from "./entry.js";
import { Finder } from "./find.js";
import { History } from "./history.js";
import { answer } from "./reader.js";
import { knock } from "./sound.js";
import { Wire } from "./socket.js";
import { make } from "./svg.js";
import { Zoom } from "./zoom.js";

const data = JSON.parse(document.getElementById("table-data").textContent);
const find = (selector) => document.querySelector(selector);
const page = find("#table");

/** The reader's words, filled in by the server except for `{ $name }`. */
const words = {
  say: (key, values = {}) => Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{ $${name} }`, value), data.texts[key] ?? key),
  piece: (letter) => data.kinds[letter]?.name ?? letter,
  side: (player) => data.sides[player] ?? "",
  board: () => {
    const [files, ranks] = data.sheet.layouts[0].size;
    return words.say("speech-board", { game: data.game, files, ranks });
  },
};

const board = new Board(find("#board"), [...document.querySelectorAll(".hand")]
  .sort((a, b) => a.dataset.player - b.dataset.player), data.sheet, words, data.wishes);
if (data.side === 1) board.flip();
const zoom = new Zoom(board, find("#zoom"));
const card = new Card(find("#piece"), `${location.pathname}/piece`);
board.onlook = (letter) => card.show(letter);
board.onreach = (square) => zoom.reveal(square);
const finder = new Finder(board, data.kinds, find("#find"), say);
let frame = data.frame;
let { sound } = data.wishes;
let waiting = null; // a move shown but not yet confirmed by the player

// ---- What the server says ------------------------------------------------------------------------

const history = new History(find("#moves"), data.start, (shown, live, step) => {
  const now = live ? frame : { ...frame, ...shown, choices: [], check: [] };
  board.before = null;
  board.show(now, step);
  page.classList.toggle("past", !live);
  find("#now").hidden = live;
});

function receive(message) {
  if (message.t === "table") return update(message);
  if (message.t === "refused") {
    board.putBack();
    return note(message.text, true, message.code);
  }
  if (message.t === "hint") {
    const choice = frame.choices.find(({ m }) => m === message.m);
    if (choice) board.hint([choice.from, choice.to].filter((square) => square !== undefined));
    return note(words.say("table-hint-move", { move: message.text }));
  }
  if (message.t === "trouble") {
    board.putBack();
    return note(message.text, true);
  }
  return undefined;
}

function update(next) {
  if (next.version < frame.version) return;
  const mine = board.before !== null && board.before !== undefined;
  const changed = next.version !== frame.version;
  const moved = changed && next.moves.list.length > 0;
  frame = next;
  board.before = null;
  if (changed) note("");
  history.append(next.moves, !mine && moved);
  if (moved) {
    const move = next.moves.list.at(-1);
    if (sound && !mine) knock();
    announce(move);
  } else if (changed && counted()) say(counted());
  showStatus();
}

/** Speaks a played move in words, for those who do not see the board. */
function announce(move) {
  const [from, to] = frame.last.length > 1 ? [frame.last[0], frame.last.at(-1)] : [undefined, frame.last[0]];
  if (to === undefined) return say(`${words.side(move.by)}: ${move.text}`);
  const seen = frame.squares[to];
  const values = {
    side: words.side(move.by),
    piece: Array.isArray(seen) ? words.piece(seen[0]) : "",
    from: data.sheet.squares[from],
    to: data.sheet.squares[to],
  };
  const said = [words.say(from === undefined ? "speech-drop" : "speech-step", values)];
  if (move.check) said.push(words.say("speech-check"));
  if (frame.may.includes("draw")) said.push(words.say("table-draw-open"));
  return say(said.join(", "));
}

/** How many moves a side has counted, where one counts. */
function counted() {
  return frame.count ? words.say("table-counted", { ...frame.count, side: words.side(frame.count.by) }) : "";
}

function say(text) {
  find("#said").textContent = text;
}

// ---- What the page shows -------------------------------------------------------------------------

function note(text, refused = false, code = "") {
  const line = find("#note");
  line.textContent = text;
  line.classList.toggle("refused", refused);
  explain(line, code);
}

/// Adds a link to the paragraph of the rules card that explains a code.
function explain(line, code) {
  const href = data.rules[code];
  if (href) make("a", { href, target: "_blank", text: words.say("table-why-link") }, line);
}

function showStatus() {
  const { end } = frame;
  const mine = frame.you.length === 1 && frame.you[0] === frame.turn;
  let status = words.say("table-to-move", { side: words.side(frame.turn) });
  if (frame.thinking) status = words.say("thinking");
  else if (mine) status = words.say("your-turn");
  if (frame.check.length) status += ` · ${words.say("table-check")}`;
  if (frame.count) status += ` · ${counted()}`;
  if (frame.may.includes("draw")) status += ` · ${words.say("table-draw-open")}`;
  find("#status").textContent = end ? "" : status;
  find("#result").hidden = !end;
  if (end) {
    find("#result-text").textContent = `${end.text} `;
    explain(find("#result-text"), end.code);
  }
  find("#entry").hidden = frame.may.length === 0;
  find("#pass").hidden = !passing();
  if (history.length > 1) find("#invitation")?.remove();
  document.querySelectorAll(".seat").forEach((seat) =>
    seat.classList.toggle("to-move", !end && Number(seat.dataset.player) === frame.turn));
  document.querySelectorAll("[data-do]").forEach((button) => {
    button.disabled = !frame.may.includes(button.dataset.do);
  });
  document.querySelectorAll("[data-when]").forEach((part) => {
    part.hidden = part.dataset.when === "end" ? !end : !frame.may.includes(part.dataset.when);
  });
  showOffers();
  showClock();
}

/** The choice that passes the turn, where the rules have one. */
function passing() {
  return frame.choices.find((choice) => choice.to === undefined);
}

function showOffers() {
  const [kind] = Object.keys(frame.offers).filter((key) => {
    const by = frame.offers[key];
    return !frame.you.includes(by) && frame.you.length > 0;
  });
  find("#offer").hidden = !kind;
  find("#asked").hidden = !Object.values(frame.offers).some((by) => `${frame.you}` === `${by}`);
  if (!kind) return;
  const key = { takeback: "table-opponent-asks-takeback", impasse: "table-opponent-offers-impasse" }[kind];
  find("#offer-text").textContent = words.say(key);
  find("#offer-accept").dataset.do = kind;
}

function showClock() {
  const clocks = document.querySelectorAll(".clock");
  clocks.forEach((clock) => { clock.hidden = !frame.clock; });
  if (!frame.clock) return;
  const since = Date.now() - arrived;
  frame.clock.players.forEach((time, player) => {
    const spent = frame.clock.running === player && !frame.end ? since : 0;
    const left = Math.max(0, (time.byoyomi ?? time.main) - spent);
    const clock = [...clocks].find((one) => Number(one.dataset.player) === player);
    const periods = time.periods > 1 || (time.periods && time.byoyomi !== undefined);
    const tenths = left < 10_000 ? `.${Math.floor(left / 100) % 10}` : "";
    const seconds = Math.floor(left / 1000);
    const whole = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    clock.textContent = whole + tenths + (periods ? ` ×${time.periods}` : "");
  });
}

let arrived = Date.now();
setInterval(() => frame.clock && showClock(), 100);

// ---- What the player does ------------------------------------------------------------------------

const wire = new Wire(`${location.pathname}/socket`, () => frame.version, (message) => {
  if (message.t === "table") arrived = Date.now();
  receive(message);
}, (status) => {
  find("#offline").hidden = status === "open";
});

function command(name, more = {}) {
  wire.send({ t: name, ...more });
}

function sendMove(move) {
  waiting = null;
  find("#confirm").hidden = true;
  command("move", { m: move, seen: frame.version });
}

board.onmove = (move, choice) => {
  if (sound && choice.m) knock(frame.squares[choice.to] !== null);
  if (!data.wishes.confirm || !choice.m) return sendMove(move);
  waiting = move;
  find("#confirm").hidden = false;
  return undefined;
};
board.onsay = say;

find("#confirm-yes").addEventListener("click", () => waiting && sendMove(waiting));
find("#confirm-no").addEventListener("click", () => {
  waiting = null;
  find("#confirm").hidden = true;
  board.putBack();
});

find("#pass").addEventListener("submit", (event) => {
  event.preventDefault();
  if (passing()) sendMove(passing().m);
});

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-do]");
  if (!button || button.disabled) return;
  event.preventDefault();
  const name = button.dataset.do;
  if (button.dataset.confirm && !confirm(button.dataset.confirm)) return;
  command(name, name === "hint" ? { seen: frame.version } : {});
});

function toggleSound() {
  sound = !sound;
  find("#sound").setAttribute("aria-pressed", sound);
  if (sound) knock();
  const body = new URLSearchParams({ sound: sound ? "on" : "off" });
  fetch("/settings", { method: "POST", body, redirect: "manual" });
}

find("#flip").addEventListener("click", flip);
find("#find-open").addEventListener("click", () => finder.open());
find("#find-close").addEventListener("click", () => finder.close());
find("#sound").addEventListener("click", toggleSound);
find("#now").addEventListener("click", () => history.go(history.length));

const link = find("#invitation-link");
if (link) {
  link.value = location.href;
  find("#copy").addEventListener("click", async (event) => {
    link.select();
    await navigator.clipboard?.writeText(link.value);
    event.target.textContent = event.target.dataset.copied;
  });
}

function flip() {
  board.flip();
  zoom.fit();
  page.classList.toggle("turned", board.side === 1);
}

find("#entry").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = find("#entry-text");
  const text = field.value.trim();
  if (!text) return;
  field.value = "";
  const deed = document.querySelector(`.tools [data-do="${CSS.escape(text.toLowerCase())}"]`);
  if (deed && !deed.disabled) return deed.click();
  const spoken = answer(text, board);
  if (spoken) return note(spoken);
  const found = readMove(text, board, data.kinds);
  if (found.length === 1) board.play(found[0].m, found[0]);
  else if (found.length > 1) {
    note(words.say("table-move-ambiguous", { text, moves: found.map(({ m }) => m).join(", ") }), true);
  } else command("move", { m: text, seen: frame.version });
  return undefined;
});

// ---- Tabs of narrow screens ------------------------------------------------------------------------

const tabs = [...document.querySelectorAll("[role=tab]")];

function openTab(tab) {
  page.dataset.tab = tab.dataset.tab;
  for (const one of tabs) {
    one.setAttribute("aria-selected", one === tab);
    one.tabIndex = one === tab ? 0 : -1;
  }
}

tabs.forEach((tab, n) => {
  tab.addEventListener("click", () => openTab(tab));
  tab.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const next = tabs[(n + step + tabs.length) % tabs.length];
    event.stopPropagation();
    openTab(next);
    next.focus();
  });
});

// ---- Keys ----------------------------------------------------------------------------------------

addEventListener("keydown", (event) => {
  const field = event.target.closest?.("input, select, textarea, [contenteditable]");
  if (field || event.altKey || event.ctrlKey || event.metaKey) return;
  const at = history.at;
  // Letters are taken by their place on the keyboard, so that they work in every layout.
  const keys = {
    KeyH: () => board.hands.focus(),
    KeyB: () => board.focus(),
    KeyF: flip,
    KeyS: toggleSound,
    KeyM: () => {
      openTab(find("#tab-actions"));
      find("#entry-text").focus();
    },
    Slash: () => finder.open(),
    "/": () => finder.open(),
    KeyN: () => finder.next(event.shiftKey ? -1 : 1),
    Equal: () => zoom.by(1.4),
    Minus: () => zoom.by(1 / 1.4),
    ArrowLeft: () => history.go(at - 1),
    ArrowRight: () => history.go(at + 1),
    Home: () => history.go(0),
    End: () => history.go(history.length),
    Escape: () => board.take(null),
  };
  const act = event.key === "?" ? () => find("#keys").toggleAttribute("open")
    : keys[event.code] ?? keys[event.key] ?? keys[`Key${event.key.toUpperCase()}`];
  if (!act) return;
  event.preventDefault();
  act();
});

page.classList.add("live");
page.classList.toggle("turned", board.side === 1);
document.querySelectorAll("[data-step]").forEach((button) => button.addEventListener("click", () => {
  const steps = { first: 0, back: history.at - 1, next: history.at + 1, last: history.length };
  history.go(steps[button.dataset.step]);
}));
history.append(frame.moves, false);
showStatus();
