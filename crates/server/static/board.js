// The board: draws any game from the server's description and turns clicks, drags, touches and keys
// into moves. It knows no rules; what may be played comes with each frame as `choices`.

import { draw, pointIn, still } from "./svg.js";
import { Hands } from "./hands.js";

const DRAG_STARTS_AT = 6; // CSS pixels
const MOVE_TAKES = 120; // milliseconds
const LONG_PRESS = 500; // milliseconds

/** The squares that a move enters, the last one where it ends. */
const pathOf = (choice) => [...(choice.via ?? []), choice.to];

export class Board {
  /**
   * @param host   the element that holds the board
   * @param hands  the elements that hold each player's captured pieces
   * @param sheet  layouts, square names and symbols, as the server describes them
   * @param words  the reader's language: `say(key, values)`, `piece(letter)`, `side(player)`
   * @param wishes `targets`: show where a piece can go; `promote`: promote without asking
   */
  constructor(host, hands, sheet, words, wishes) {
    this.host = host;
    this.sheet = sheet;
    this.words = words;
    this.wishes = wishes;
    this.side = 0;
    this.frame = { squares: [], hands: [], choices: [], last: [], check: [], you: [], turn: 0 };
    this.taken = null; // what is held: {square} or {drop}, with the way it has gone so far
    this.asked = null; // the promotion question on the board
    this.cursor = 0;
    this.onmove = () => {};
    this.onsay = () => {};
    this.onlook = () => {}; // a piece is asked about, by its letter
    this.onreach = () => {}; // the keyboard is put on a square
    this.found = []; // squares of men that were searched for
    this.hands = new Hands(this, hands);
    this.rule();
    this.listen();
  }

  // ---- Drawing -------------------------------------------------------------------------------

  /** Draws the parts that do not move: wood, lines, coordinates, and the grid of squares. */
  rule() {
    this.layout = this.sheet.layouts[this.side];
    const [x, y, width, height] = this.layout.view;
    this.svg?.remove();
    this.host.querySelector("svg")?.remove();
    this.svg = draw("svg", { class: "board", viewBox: `${x} ${y} ${width} ${height}` }, this.host);
    const table = document.getElementById("table");
    table?.style.setProperty("--aspect", (width / height).toFixed(4));
    // Few squares on a large screen would be larger than a hand needs them.
    table?.style.setProperty("--cap", `${(this.layout.size[0] * 6.2).toFixed(1)}rem`);
    this.drawWood();
    this.layers = {};
    const add = (name) => (this.layers[name] = draw("g", { class: `bd-${name}` }, this.svg));
    add("under");
    this.drawLines();
    ["men", "over", "grid", "ask", "lifted"].forEach(add);
    this.drawGrid();
  }

  drawWood() {
    const [x, y, width, height] = this.layout.wood;
    draw("rect", { class: "bd-wood", x, y, width, height, rx: 6 }, this.svg);
    draw("rect", { fill: "url(#bd-grain)", x, y, width, height, rx: 6 }, this.svg);
    for (const square of this.layout.dark) this.tint(square, "bd-dark", this.svg);
    for (const { at, text } of this.layout.labels) {
      const size = [...text].length > 3 ? this.layout.letter * 0.8 : this.layout.letter;
      draw("text", { class: "bd-label", x: at[0], y: at[1] + size * 0.36, "font-size": size, text,
        "aria-hidden": "true" }, this.svg);
    }
  }

  drawLines() {
    const path = (lines) => lines.map(([a, b, c, d]) => `M${a} ${b}L${c} ${d}`).join("");
    draw("path", { class: "bd-line", d: path(this.layout.lines) }, this.svg);
    const frame = this.layout.lines.slice(0, 4);
    draw("path", { class: "bd-line bd-frame", "stroke-linecap": "square", d: path(frame) }, this.svg);
    for (const [cx, cy] of this.layout.dots) draw("circle", { class: "bd-dot", cx, cy, r: 6.5 }, this.svg);
  }

  /** Lays one focusable cell over each square, row by row from the top of the drawing. */
  drawGrid() {
    const grid = this.layers.grid;
    grid.setAttribute("role", "grid");
    grid.setAttribute("aria-label", this.words.board());
    const rows = new Map();
    this.layout.cells.forEach(([x, y], square) => {
      if (!rows.has(y)) rows.set(y, []);
      rows.get(y).push([x, square]);
    });
    const [width, height] = this.layout.cell;
    this.cells = [];
    this.rows = [...rows].sort((a, b) => a[0] - b[0]).map(([y, row]) => {
      const line = draw("g", { role: "row" }, grid);
      return row.sort((a, b) => a[0] - b[0]).map(([x, square]) => {
        this.cells[square] = draw("rect", { class: "cell", role: "gridcell", tabindex: -1,
          "data-square": square, x: x - width / 2, y: y - height / 2, width, height }, line);
        return square;
      });
    });
    this.cells[this.cursor]?.setAttribute("tabindex", 0);
  }

  /** Shows a frame. `animate` moves the last piece from where it came. */
  show(frame, animate = false) {
    this.frame = frame;
    this.found = this.found.filter((square) => Array.isArray(frame.squares[square]));
    this.closeAsk();
    if (this.taken && !this.stillHeld()) this.taken = null;
    this.drawMen();
    this.drawMarks();
    this.hands.show();
    if (animate) this.animate();
  }

  stillHeld() {
    return this.taken.drop
      ? this.frame.choices.some((choice) => choice.drop === this.taken.drop)
      : this.isMine(this.taken.square);
  }

  drawMen() {
    this.layers.men.replaceChildren();
    this.men = [];
    this.frame.squares.forEach((seen, square) => {
      const cell = this.cells[square];
      if (!cell) return;
      cell.setAttribute("aria-label", this.nameOf(square));
      cell.classList.toggle("mine", this.isMine(square));
      if (!Array.isArray(seen)) return;
      this.men[square] = this.place(seen, this.layout.cells[square], this.layers.men);
    });
  }

  /** Draws one piece; where pieces point, those of the player opposite are turned round. */
  place([letter, owner], [x, y], layer) {
    const id = this.sheet.kinds[letter]?.[owner];
    if (!id) return null;
    const turn = owner === this.side || !this.layout.turns ? "" : " rotate(180)";
    return draw("use", { href: `#${id}`, transform: `translate(${x} ${y})${turn}` }, layer);
  }

  drawMarks() {
    const { under, over } = this.layers;
    under.replaceChildren();
    over.replaceChildren();
    for (const square of this.frame.last) this.tint(square, "bd-last", under);
    for (const square of this.frame.check) this.ring(square, "bd-check", over, 3);
    if (this.taken?.square !== undefined) this.tint(this.taken.square, "bd-taken", under);
    this.drawWay(over);
    this.cells.forEach((cell, square) =>
      cell.setAttribute("aria-selected", this.taken?.square === square));
    for (const square of this.wishes.targets ? this.targets() : []) {
      if (this.frame.squares[square]) this.ring(square, "bd-ring", over, 5);
      else {
        const [cx, cy] = this.layout.cells[square];
        draw("circle", { class: "bd-target", cx, cy, r: 13 }, over);
      }
    }
    for (const square of [...this.hinted ?? [], ...this.found]) this.ring(square, "bd-hint", over, 5);
  }

  /** Shows a piece on its way: where it has stepped, and a ghost of it on the last square. */
  drawWay(layer) {
    const way = this.taken?.way ?? [];
    for (const square of way) this.tint(square, "bd-taken", this.layers.under);
    if (!way.length) return;
    const ghost = draw("g", { class: "stepping" }, layer);
    this.place(this.frame.squares[this.taken.square], this.layout.cells[way.at(-1)], ghost);
  }

  tint(square, name, layer) {
    const at = this.layout.cells[square];
    if (!at) return;
    const [width, height] = this.layout.cell;
    const rx = this.layout.grid === "points" ? width / 2 : 0;
    draw("rect", { class: name, x: at[0] - width / 2, y: at[1] - height / 2, width, height, rx }, layer);
  }

  ring(square, name, layer, inset) {
    const at = this.layout.cells[square];
    if (!at) return;
    const [width, height] = this.layout.cell.map((length) => length - 2 * inset);
    draw("rect", { class: name, x: at[0] - width / 2, y: at[1] - height / 2, width, height, rx: 14 }, layer);
  }

  animate() {
    const [from, to] = [this.frame.last[0], this.frame.last.at(-1)];
    const man = this.men[to];
    if (!man || from === undefined || to === undefined || still()) return;
    const [x, y] = this.layout.cells[from];
    const [u, v] = this.layout.cells[to];
    man.animate([{ translate: `${x - u}px ${y - v}px` }, { translate: "0 0" }],
      { duration: MOVE_TAKES, easing: "ease-out" });
  }

  /** Turns the board round. */
  flip() {
    this.side = 1 - this.side;
    this.rule();
    this.show(this.frame);
    this.hands.turn();
  }

  /** Rings the squares of a proposed move until the next frame. */
  hint(squares) {
    this.hinted = squares;
    this.drawMarks();
    this.hinted = null;
  }

  /** Rings the men that were searched for, until the next move. */
  light(squares) {
    this.found = squares;
    this.drawMarks();
  }

  // ---- Names ---------------------------------------------------------------------------------

  /** The name of a square with what stands there, for a screen reader. */
  nameOf(square) {
    const seen = this.frame.squares[square];
    const name = this.sheet.squares[square];
    if (!Array.isArray(seen)) return this.words.say("speech-square-empty", { square: name });
    const values = { square: name, piece: this.words.piece(seen[0]), side: this.words.side(seen[1]) };
    return this.words.say("speech-square-piece", values);
  }

  isMine(square) {
    const seen = this.frame.squares[square];
    return Array.isArray(seen) && seen[1] === this.frame.turn
      && this.frame.you.includes(seen[1]) && this.frame.choices.length > 0;
  }

  // ---- Choosing ------------------------------------------------------------------------------

  /** The choices that begin as what is held has gone so far. */
  choicesOf(taken) {
    const way = taken.way ?? [];
    return this.frame.choices.filter((choice) => taken.drop ? choice.drop === taken.drop
      : choice.from === taken.square && !choice.drop
        && way.every((square, n) => pathOf(choice)[n] === square));
  }

  /** The squares on which what is held may step next, or stop. */
  targets() {
    if (!this.taken) return new Set();
    const gone = this.taken.way?.length ?? 0;
    const next = this.choicesOf(this.taken).map((choice) => pathOf(choice)[gone] ?? choice.to);
    return new Set(next);
  }

  /** Takes a piece up, or lets go of what is held. */
  take(taken) {
    this.taken = taken;
    this.drawMarks();
    this.hands.mark();
    this.onsay(taken ? this.described(taken) : this.words.say("speech-released"));
  }

  /** What was taken up and where it can go, for a screen reader. */
  described(taken) {
    const { words, sheet } = this;
    const piece = words.piece(taken.drop ?? this.frame.squares[taken.square]?.[0]);
    const square = sheet.squares[taken.square];
    const what = taken.drop ? words.say("speech-selected-hand", { piece })
      : words.say("speech-selected", { piece, square });
    const squares = [...this.targets()].map((target) => sheet.squares[target]).join(", ");
    const where = squares ? words.say("speech-targets", { squares }) : words.say("speech-no-targets");
    return `${what}. ${where}`;
  }

  /** A click, a tap or Enter on a square. */
  tap(square) {
    if (this.asked) return this.closeAsk();
    const { taken } = this;
    if (!taken) return this.isMine(square) ? this.take({ square }) : this.look(square);
    const reached = this.targets().has(square);
    if (taken.square === square && !reached) return this.take(null);
    if (this.isMine(square) && !reached) return this.take({ square });
    return this.attempt(square, true);
  }

  /** Asks about the piece on a square. */
  look(square) {
    const seen = this.frame.squares[square];
    if (Array.isArray(seen)) this.onlook(seen[0]);
  }

  /**
   * Puts what is held on a square: plays, asks what to become, or lets the server say why not.
   * With `stepwise` a square from which the move may go on is only a step; a second tap on it ends
   * the move there.
   */
  attempt(to, stepwise = false) {
    const { taken } = this;
    const way = taken.way ?? [];
    const choices = this.choicesOf(taken);
    const again = way.length > 0 && way.at(-1) === to;
    const path = again ? way : [...way, to];
    const on = choices.filter((choice) => pathOf(choice)[path.length - 1] === to);
    const fits = on.filter((choice) => pathOf(choice).length === path.length);
    const goesOn = on.some((choice) => pathOf(choice).length > path.length);
    if (goesOn && !again && (stepwise || !fits.length)) return this.take({ ...taken, way: path });
    const plain = fits.filter((choice) => !choice.becomes);
    const promoting = fits.filter((choice) => choice.becomes);
    const inPlace = taken.square === to && !way.length;
    const open = promoting.length > 1 || inPlace || (plain.length && !this.wishes.promote);
    if (promoting.length && open) return this.ask(to, [...promoting, ...plain.slice(0, 1)]);
    if (promoting.length) return this.play(promoting[0].m, promoting[0]);
    const keys = this.sheet.keys;
    const from = taken.drop ? `${taken.drop}*` : keys[taken.square];
    return this.play(fits[0]?.m ?? from + keys[to], fits[0] ?? { ...taken, from: taken.square, to });
  }

  /** Shows the move at once and hands it on; the next frame is the truth. */
  play(move, choice) {
    const { squares } = this.frame;
    const man = choice.drop ? [choice.drop, this.frame.turn] : squares[choice.from];
    this.taken = null;
    this.found = [];
    this.closeAsk();
    if (choice.to !== undefined) this.moveCursor(choice.to, false);
    this.preview(choice, choice.becomes ? [choice.becomes, man[1]] : man);
    this.onmove(move, choice);
  }

  preview({ from, to, via = [] }, man) {
    if (to === undefined || !man) return;
    const squares = [...this.frame.squares];
    if (from !== undefined) squares[from] = null;
    for (const square of via) squares[square] = null;
    squares[to] = man;
    const last = from === undefined ? [to] : [from, ...via, to];
    const shown = { ...this.frame, squares, last, choices: [], check: [] };
    const kept = this.frame;
    this.show(shown, from !== undefined && !this.dropped);
    this.before = kept;
  }

  /** Takes a shown move back because it was refused or not confirmed. */
  putBack() {
    if (!this.before) return;
    const frame = this.before;
    this.before = null;
    this.show(frame);
  }

  // ---- The question of promotion ----------------------------------------------------------------

  ask(to, choices) {
    const [width, height] = this.layout.cell;
    const [x, y] = this.layout.cells[to];
    const down = y + height * (choices.length - 0.4) < this.layout.view[3] ? 1 : -1;
    const layer = this.layers.ask;
    layer.replaceChildren();
    layer.setAttribute("role", "dialog");
    layer.setAttribute("aria-label", this.words.say("table-promotion"));
    const [left, top, wide, high] = this.layout.view;
    const veil = draw("rect", { class: "bd-veil", x: left, y: top, width: wide, height: high }, layer);
    veil.addEventListener("click", () => this.closeAsk());
    const owner = this.frame.turn;
    const letter = this.taken.drop ?? this.frame.squares[this.taken.square][0];
    const option = (choice, row) => {
      const kind = choice.becomes ?? letter;
      const key = choice.becomes ? "promote-yes" : "promote-no";
      const label = `${this.words.say(key)}: ${this.words.piece(kind)}`;
      const at = [x, y + row * down * height];
      const button = draw("g", { class: "choice", role: "button", tabindex: 0, "aria-label": label }, layer);
      draw("rect", { class: "bd-choice", x: at[0] - width / 2, y: at[1] - height / 2, width, height, rx: 8 }, button);
      this.place([kind, owner], at, button);
      button.addEventListener("click", () => this.play(choice.m, choice));
      button.addEventListener("keydown", (event) => this.askKey(event, choice));
      return button;
    };
    this.asked = choices.map(option);
    this.askedFrom = document.activeElement;
    this.asked[0].focus({ preventScroll: true });
  }

  askKey(event, choice) {
    const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1, Tab: 1 }[event.key];
    if (event.key === "Enter" || event.key === " ") {
      this.play(choice.m, choice);
      this.focus();
    } else if (event.key === "Escape") {
      this.closeAsk();
      this.focus();
    } else if (step) {
      const count = this.asked.length;
      const next = (this.asked.indexOf(event.currentTarget) + step + count) % count;
      this.asked[next].focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  closeAsk() {
    if (!this.asked) return;
    this.asked = null;
    this.layers.ask.replaceChildren();
    this.layers.ask.removeAttribute("role");
    this.layers.ask.removeAttribute("aria-label");
  }

  // ---- Pointer ---------------------------------------------------------------------------------

  listen() {
    this.host.addEventListener("pointerdown", (event) => {
      const cell = event.target.closest?.("[data-square]");
      if (!cell || event.button !== 0) return;
      const square = Number(cell.dataset.square);
      event.preventDefault();
      if (this.host.contains(document.activeElement)) document.activeElement.blur();
      const hold = event.pointerType === "touch" ? () => this.look(square) : null;
      this.press(event, this.isMine(square) ? { square } : null, () => this.tap(square), hold);
    });
    this.host.addEventListener("contextmenu", (event) => {
      const cell = event.target.closest?.("[data-square]");
      if (!cell || !this.frame.squares[cell.dataset.square]) return;
      event.preventDefault();
      this.look(Number(cell.dataset.square));
    });
    this.host.addEventListener("keydown", (event) => this.key(event));
    this.host.addEventListener("focusin", (event) => {
      const square = event.target.dataset?.square;
      if (square !== undefined) this.moveCursor(Number(square), false);
    });
  }

  /**
   * Follows a pressed pointer: a short press is a tap, a longer way a drag of `taken`, and a long
   * press in one place does `hold`.
   */
  press(event, taken, tap, hold = null) {
    const start = [event.clientX, event.clientY];
    const pointer = event.pointerId;
    let ghost = null;
    let held = false;
    const timer = hold && setTimeout(() => {
      held = true;
      hold();
    }, LONG_PRESS);
    const follow = (move) => {
      if (move.pointerId !== pointer) return;
      const way = Math.hypot(move.clientX - start[0], move.clientY - start[1]);
      if (way > DRAG_STARTS_AT) clearTimeout(timer);
      if (!ghost && taken && !held && way > DRAG_STARTS_AT) ghost = this.lift(taken);
      if (ghost) this.drag(ghost, move);
    };
    const end = (last) => {
      if (last.pointerId !== pointer) return;
      removeEventListener("pointermove", follow);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      clearTimeout(timer);
      if (!ghost) return last.type === "pointerup" && !held ? tap() : undefined;
      return this.drop(ghost, last);
    };
    addEventListener("pointermove", follow);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  lift(taken) {
    this.take(taken);
    const man = taken.drop ? [taken.drop, this.frame.turn] : this.frame.squares[taken.square];
    if (!taken.drop) this.men[taken.square]?.classList.add("away");
    const ghost = draw("g", { class: "ghost" }, this.layers.lifted);
    this.place(man, [0, 0], ghost);
    return ghost;
  }

  drag(ghost, event) {
    const [x, y] = pointIn(this.svg, event);
    ghost.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(1.12)`);
    const over = this.squareAt(x, y);
    if (over === this.overSquare) return;
    this.cells[this.overSquare]?.classList.remove("over");
    this.cells[over]?.classList.add("over");
    this.overSquare = over;
  }

  drop(ghost, event) {
    ghost.remove();
    this.cells[this.overSquare]?.classList.remove("over");
    this.overSquare = undefined;
    const square = this.squareAt(...pointIn(this.svg, event));
    if (event.type === "pointerup" && square !== undefined && square !== this.taken?.square) {
      this.dropped = true;
      this.attempt(square);
      this.dropped = false;
    }
    this.men.forEach((man) => man?.classList.remove("away"));
    if (!this.asked && this.taken) this.take(null);
  }

  squareAt(x, y) {
    const [width, height] = this.layout.cell;
    const at = this.layout.cells.findIndex(([u, v]) =>
      Math.abs(u - x) <= width / 2 && Math.abs(v - y) <= height / 2);
    return at < 0 ? undefined : at;
  }

  // ---- Keyboard --------------------------------------------------------------------------------

  key(event) {
    const square = Number(event.target.dataset?.square ?? NaN);
    if (Number.isNaN(square) || event.altKey || event.ctrlKey || event.metaKey) return;
    const row = this.rows.findIndex((line) => line.includes(square));
    const column = this.rows[row].indexOf(square);
    const line = this.rows[row];
    const to = {
      ArrowLeft: line[column - 1],
      ArrowRight: line[column + 1],
      ArrowUp: this.rows[row - 1]?.[column],
      ArrowDown: this.rows[row + 1]?.[column],
      Home: line[0],
      End: line[line.length - 1],
    };
    if (event.key in to) {
      if (to[event.key] !== undefined) this.moveCursor(to[event.key], true);
    } else if (event.key === "Enter" || event.key === " ") this.tap(square);
    else if (event.key === "Escape") this.take(null);
    else if (event.code === "KeyI" || event.key === "i") this.look(square);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  moveCursor(square, focus) {
    this.cells[this.cursor]?.setAttribute("tabindex", -1);
    this.cursor = square;
    this.cells[square].setAttribute("tabindex", 0);
    if (focus) this.focus();
  }

  /** Puts the keyboard on the square where it last was. */
  focus() {
    this.cells[this.cursor]?.focus({ preventScroll: true });
    this.onreach(this.cursor);
  }
}
