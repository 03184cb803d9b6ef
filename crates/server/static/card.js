// The card of a piece: its names and how it moves, as the server describes it for this game.

export class Card {
  /**
   * @param host    the element that shows the card
   * @param address where the server describes a piece, asked with `?kind=LETTER`
   */
  constructor(host, address) {
    this.host = host;
    this.address = address;
    this.known = new Map();
    host.querySelector("button").addEventListener("click", () => { host.hidden = true; });
  }

  async show(letter) {
    const text = await this.described(letter);
    if (text === null) return;
    // The text is a page's part from our own server, with every name escaped there.
    this.host.querySelector(".kind-card").innerHTML = text;
    this.host.hidden = false;
  }

  async described(letter) {
    if (!this.known.has(letter)) {
      const answer = await fetch(`${this.address}?kind=${encodeURIComponent(letter)}`).catch(() => null);
      if (!answer?.ok) return null;
      this.known.set(letter, await answer.text());
    }
    return this.known.get(letter);
  }
}
