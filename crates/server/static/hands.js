// The stands for captured pieces, one slot for each kind so that nothing moves when one fills.

import { draw, make } from "./svg.js";

export class Hands {
  constructor(board, hosts) {
    this.board = board;
    this.hosts = hosts;
    document.getElementById("table")?.style.setProperty("--kinds", board.sheet.hand.length);
    hosts.forEach((host, player) => this.build(host, player));
    this.turn();
  }

  build(host, player) {
    host.replaceChildren();
    host.setAttribute("role", "group");
    const { words, sheet } = this.board;
    host.setAttribute("aria-label", words.say("table-hand-of", { side: words.side(player) }));
    for (const letter of sheet.hand) {
      const slot = make("button", { type: "button", class: "held", "data-kind": letter, tabindex: -1 }, host);
      const svg = draw("svg", { viewBox: "-50 -55 100 110", "aria-hidden": "true" }, slot);
      draw("use", { href: `#${sheet.kinds[letter][player]}` }, svg);
      make("span", { class: "count", "aria-hidden": "true" }, slot);
      slot.addEventListener("pointerdown", (event) => this.press(event, player, letter));
      slot.addEventListener("keydown", (event) => this.key(event, player, letter));
      slot.addEventListener("click", (event) => event.detail === 0 && this.tap(player, letter));
    }
  }

  /** Turns the stand of whoever sits opposite. */
  turn() {
    this.hosts.forEach((host, player) => host.classList.toggle("opposite", player !== this.board.side));
  }

  mayDrop(player, letter) {
    const { frame } = this.board;
    return player === frame.turn && frame.you.includes(player)
      && frame.choices.length > 0 && this.count(player, letter) > 0;
  }

  count(player, letter) {
    return this.board.frame.hands[player]?.find(([kind]) => kind === letter)?.[1] ?? 0;
  }

  show() {
    const { words } = this.board;
    this.hosts.forEach((host, player) => {
      let first = true;
      for (const slot of host.children) {
        const count = this.count(player, slot.dataset.kind);
        const open = this.mayDrop(player, slot.dataset.kind);
        slot.classList.toggle("empty", count === 0);
        slot.disabled = count === 0;
        slot.setAttribute("aria-disabled", !open);
        slot.tabIndex = count > 0 && first ? 0 : -1;
        if (count > 0) first = false;
        slot.lastElementChild.textContent = count > 1 ? count : "";
        slot.setAttribute("aria-label",
          words.say("table-hand-piece", { piece: words.piece(slot.dataset.kind), count }));
      }
    });
    this.mark();
  }

  /** Marks the piece that is held for a drop. */
  mark() {
    const { taken, frame } = this.board;
    this.hosts.forEach((host, player) => {
      for (const slot of host.children) {
        const held = player === frame.turn && taken?.drop === slot.dataset.kind;
        slot.setAttribute("aria-pressed", held);
      }
    });
  }

  press(event, player, letter) {
    if (event.button !== 0 || !this.mayDrop(player, letter)) return;
    event.preventDefault();
    this.board.press(event, { drop: letter }, () => this.tap(player, letter));
  }

  tap(player, letter) {
    if (!this.mayDrop(player, letter)) return;
    const held = this.board.taken?.drop === letter;
    this.board.take(held ? null : { drop: letter });
  }

  key(event, player, letter) {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step) {
      const open = [...this.hosts[player].children].filter((slot) => !slot.disabled);
      const next = open[open.indexOf(event.currentTarget) + step];
      next?.focus();
    } else if (event.key === "Enter" || event.key === " ") {
      this.tap(player, letter);
      if (this.board.taken) this.board.focus();
    } else if (event.key === "Escape") {
      this.board.take(null);
      this.board.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Moves the keyboard to the stand of the player to move, or to the other one from there. */
  focus() {
    const here = this.hosts.findIndex((host) => host.contains(document.activeElement));
    const { turn } = this.board.frame;
    const order = here < 0 ? [turn, 1 - turn] : [1 - here];
    for (const player of order) {
      const slot = [...this.hosts[player].children].find((candidate) => !candidate.disabled);
      if (slot) {
        slot.focus();
        return true;
      }
    }
    this.board.focus();
    return false;
  }
}
