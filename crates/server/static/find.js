// Finding men on the board by what they are called: a name in the reader's language, characters,
// their reading, or the letter of the notation.

export class Finder {
  /**
   * @param board  the board with its frame
   * @param kinds  letter to {name, kanji, reading}
   * @param form   the form with the field, hidden until it is asked for
   * @param say    speaks to those who do not see the board
   */
  constructor(board, kinds, form, say) {
    this.board = board;
    this.kinds = kinds;
    this.form = form;
    this.say = say;
    this.field = form.querySelector("input");
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.next(1);
    });
    this.field.addEventListener("input", () => this.light());
    form.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.close();
      else if (event.key === "Enter" && event.shiftKey) this.next(-1);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  open() {
    this.form.hidden = false;
    this.field.focus();
    this.field.select();
    this.light();
  }

  close() {
    this.form.hidden = true;
    this.board.light([]);
    this.board.focus();
  }

  /** Rings the men that are meant, and says how many they are. */
  light() {
    const found = this.found();
    this.board.light(found);
    if (this.field.value.trim()) this.say(this.told(found, 0));
  }

  /** Puts the keyboard on the next of the men that are meant, or on the one before. */
  next(step) {
    const found = this.found();
    this.board.light(found);
    if (!found.length) return this.say(this.told(found, 0));
    const order = this.order();
    const here = order.indexOf(this.board.cursor);
    const places = found.map((square) => order.indexOf(square));
    const after = places.findIndex((place) => place > here);
    const before = places.findLastIndex((place) => place < here);
    const wrapped = step > 0 ? Math.max(after, 0) : before;
    const at = wrapped < 0 ? found.length - 1 : wrapped;
    this.board.moveCursor(found[at], true);
    return this.say(this.told(found, at + 1));
  }

  told(found, place) {
    const { words } = this.board;
    if (!found.length) return words.say("find-none");
    const name = words.piece(this.board.frame.squares[found[Math.max(place - 1, 0)]][0]);
    const values = { piece: name, place, count: found.length };
    return words.say(place ? "find-place" : "find-count", values);
  }

  /** The squares in the order of reading. */
  order() {
    return this.board.rows.flat();
  }

  found() {
    const letters = this.lettersOf(this.field.value);
    const { squares } = this.board.frame;
    return this.order().filter((square) =>
      Array.isArray(squares[square]) && letters.has(squares[square][0]));
  }

  /** The letters of the kinds that a text may mean; a whole letter of the notation means only its own. */
  lettersOf(text) {
    const typed = fold(text.trim());
    if (!typed) return new Set();
    const all = Object.entries(this.kinds);
    const exact = all.filter(([letter]) => fold(letter) === typed);
    const named = all.filter(([, { name, kanji, reading }]) =>
      begins(fold(name), typed) || begins(fold(reading), typed)
        || kanji.some((signs) => signs.includes(text.trim())));
    return new Set((exact.length ? exact : named).map(([letter]) => letter));
  }
}

/** Whether a name, or one of its later words, begins as typed. */
function begins(name, typed) {
  return name.startsWith(typed) || name.includes(` ${typed}`) || name.includes(`-${typed}`);
}

/** Small letters without accents. */
function fold(text) {
  return text.normalize("NFD").replace(/[\u0300-\u0304\u0308\u030c]/g, "").toLowerCase();
}
