// Zoom and pan for boards whose squares would be too small to hit: ctrl and wheel, pinch, two buttons,
// and a small map on which the shown part is a frame that can be dragged.

import { draw, pointIn } from "./svg.js";

const SMALL = 28; // CSS pixels: squares below this are hard to hit
const NEAR = 64; // CSS pixels: squares need not grow beyond this

export class Zoom {
  /** @param tools the element with the buttons `data-zoom` and the place of the map */
  constructor(board, tools) {
    this.board = board;
    this.tools = tools;
    this.pointers = new Map();
    tools.addEventListener("click", (event) => {
      const { zoom } = event.target.dataset;
      if (zoom) this.by(zoom === "in" ? 1.4 : 1 / 1.4);
    });
    board.host.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    board.host.addEventListener("pointerdown", (event) => this.touch(event));
    addEventListener("pointermove", (event) => this.pinch(event));
    for (const end of ["pointerup", "pointercancel"]) {
      addEventListener(end, (event) => this.pointers.delete(event.pointerId));
    }
    new ResizeObserver(() => this.measure()).observe(board.host);
    this.fit();
  }

  /** Shows the whole board. */
  fit() {
    this.part = [...this.board.layout.view];
    this.apply();
  }

  /** Offers the tools where squares are small, and opens no larger part than is of use. */
  measure() {
    const [, , width] = this.board.layout.view;
    this.pixels = this.board.host.clientWidth * this.board.layout.cell[0] / width;
    this.tools.hidden = this.pixels >= SMALL;
    if (this.tools.hidden && this.whole() < 1) this.fit();
  }

  /** The share of the board that is shown. */
  whole() {
    return this.part[2] / this.board.layout.view[2];
  }

  /** Zooms by a factor about a point of the drawing, the middle of what is shown by default. */
  by(factor, [x, y] = [this.part[0] + this.part[2] / 2, this.part[1] + this.part[3] / 2]) {
    const [, , width, height] = this.board.layout.view;
    const least = Math.min(1, this.pixels / NEAR);
    const share = Math.min(1, Math.max(least, this.whole() / factor));
    const shrunk = share / this.whole();
    const [left, top] = this.part;
    this.part = [x + (left - x) * shrunk, y + (top - y) * shrunk, width * share, height * share];
    this.apply();
  }

  /** Moves what is shown, never beyond the edge. */
  move(dx, dy) {
    this.part[0] += dx;
    this.part[1] += dy;
    this.apply();
  }

  /** Moves what is shown until a square is in it. */
  reveal(square) {
    const [x, y] = this.board.layout.cells[square];
    const [left, top, width, height] = this.part;
    const [u, v] = this.board.layout.cell;
    const past = (at, from, length, margin) =>
      Math.min(0, at - margin - from) + Math.max(0, at + margin - from - length);
    this.move(past(x, left, width, u), past(y, top, height, v));
  }

  apply() {
    const [x, y, width, height] = this.board.layout.view;
    this.part[0] = Math.min(Math.max(this.part[0], x), x + width - this.part[2]);
    this.part[1] = Math.min(Math.max(this.part[1], y), y + height - this.part[3]);
    const shown = this.part.map((n) => n.toFixed(1)).join(" ");
    this.board.svg.setAttribute("viewBox", shown);
    this.board.svg.classList.toggle("zoomed", this.whole() < 0.999);
    this.drawMap();
  }

  /** Draws the map: the board, a mark for each piece, and the frame of what is shown. */
  drawMap() {
    const host = this.tools.querySelector(".map");
    host.replaceChildren();
    host.hidden = this.whole() > 0.999;
    if (host.hidden) return;
    const { layout, frame, side } = this.board;
    const svg = draw("svg", { viewBox: layout.view.join(" "), "aria-hidden": "true" }, host);
    const [x, y, width, height] = layout.wood;
    draw("rect", { class: "bd-wood", x, y, width, height }, svg);
    frame.squares.forEach((seen, square) => {
      if (!Array.isArray(seen)) return;
      const [cx, cy] = layout.cells[square];
      draw("circle", { class: seen[1] === side ? "near" : "far", cx, cy, r: layout.cell[0] * 0.32 }, svg);
    });
    const [left, top, wide, high] = this.part;
    draw("rect", { class: "shown", x: left, y: top, width: wide, height: high }, svg);
    const centre = (event) => {
      if (!event.buttons) return;
      const [u, v] = pointIn(svg, event);
      this.move(u - this.part[0] - this.part[2] / 2, v - this.part[1] - this.part[3] / 2);
    };
    svg.addEventListener("pointerdown", centre);
  }

  wheel(event) {
    if (this.tools.hidden) return;
    if (event.ctrlKey || event.metaKey) {
      this.by(event.deltaY < 0 ? 1.15 : 1 / 1.15, pointIn(this.board.svg, event));
    } else if (this.whole() < 0.999) {
      const scale = this.part[2] / this.board.host.clientWidth;
      this.move(event.deltaX * scale, event.deltaY * scale);
    } else return;
    event.preventDefault();
  }

  touch(event) {
    if (this.tools.hidden || event.pointerType !== "touch") return;
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  /** Two fingers pinch; one finger that began on no piece of one's own pans. */
  pinch(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const here = [event.clientX, event.clientY];
    this.pointers.set(event.pointerId, here);
    if (this.pointers.size === 2) {
      const [other] = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const wide = (at) => Math.max(20, Math.hypot(at[0] - other[0], at[1] - other[1]));
      const middle = { clientX: (here[0] + other[0]) / 2, clientY: (here[1] + other[1]) / 2 };
      this.by(wide(here) / wide(before), pointIn(this.board.svg, middle));
    } else if (!this.board.layers.lifted.firstChild && this.whole() < 0.999) {
      const scale = this.part[2] / this.board.host.clientWidth;
      this.move((before[0] - here[0]) * scale, (before[1] - here[1]) * scale);
    }
  }
}
