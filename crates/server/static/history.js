// The list of moves, and stepping through it: positions are rebuilt from what each move changed.

import { make } from "./svg.js";

export class History {
  /**
   * @param host   the `ol` that shows the moves
   * @param start  {squares, hands} before the first move
   * @param show   gets ({squares, hands, last}, whether it is the present, whether to animate)
   */
  constructor(host, start, show) {
    this.host = host;
    this.start = start;
    this.show = show;
    this.moves = [];
    this.at = 0;
    host.replaceChildren();
    host.addEventListener("click", (event) => {
      const item = event.target.closest("[data-ply]");
      if (item) this.go(Number(item.dataset.ply));
    });
  }

  get length() {
    return this.moves.length;
  }

  /** Keeps the first `from` moves, appends `list` and goes to the end unless the reader is elsewhere. */
  append({ from, list }, animate) {
    const behind = this.at < this.length && this.at <= from;
    this.moves.length = Math.min(this.moves.length, from);
    while (this.host.children.length > from) this.host.lastElementChild.remove();
    for (const move of list) {
      this.moves.push(move);
      // Each side has its column, also where one moves several times in a row.
      const right = move.by === this.moves[0].by ? null : "right";
      const item = make("li", { class: right }, this.host);
      make("button", { type: "button", "data-ply": this.moves.length, text: move.text, tabindex: -1 }, item);
    }
    this.go(behind ? this.at : this.length, animate && !behind);
  }

  /** Shows the position after the move with this number. */
  go(ply, animate = Math.abs(ply - this.at) === 1) {
    const forward = ply > this.at || ply === this.length;
    this.at = Math.max(0, Math.min(ply, this.length));
    this.show(this.position(this.at), this.at === this.length, animate && forward);
    this.host.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const item = this.host.children[this.at - 1];
    item?.firstElementChild.setAttribute("aria-current", "step");
    // Only the list scrolls, never the page.
    if (item) this.host.scrollTop = item.offsetTop - this.host.clientHeight / 2;
    else this.host.scrollTop = 0;
  }

  position(ply) {
    const squares = [...this.start.squares];
    let { hands } = this.start;
    let last = [];
    for (const move of this.moves.slice(0, ply)) {
      for (const [square, seen] of move.change) squares[square] = seen;
      ({ hands } = move);
    }
    const move = this.moves[ply - 1];
    if (move) last = lastOf(move, squares);
    return { squares, hands, last };
  }
}

/** The squares of a move, the one it ended on last. */
function lastOf(move, squares) {
  const touched = move.change.map(([square]) => square);
  const isEnd = (square) => Array.isArray(squares[square]) && squares[square][1] === move.by;
  return [...touched.filter((square) => !isEnd(square)), ...touched.filter(isEnd)];
}
