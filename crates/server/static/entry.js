// Reading a typed move: the game's own form (7g7f, P*5e), squares in the reader's coordinates,
// English (P-7f) or Japanese notation (7六歩, ▲同銀成). Only moves on offer are found; the rest is for the server.

const WIDE = "０１２３４５６７８９";
const NUMERALS = "〇一二三四五六七八九";

/**
 * Finds the choices that a typed text may mean.
 *
 * @param text   what was typed
 * @param board  the board with its frame and sheet
 * @param kinds  letter to {name, kanji}
 */
export function readMove(text, board, kinds) {
  const typed = text.trim();
  const { choices } = board.frame;
  const exact = choices.filter((choice) => choice.m.toLowerCase() === typed.toLowerCase());
  if (exact.length) return exact;
  for (const read of [bySquares, byWestern, byJapanese]) {
    const found = read(typed, board, kinds);
    if (found.length) return found;
  }
  return [];
}

/** English notation: P-7f, B8hx2b+, S*5e, with `=` for a promotion declined. */
function byWestern(typed, board) {
  const shape = /^(\+?[A-Za-z]+?)(\d+[a-y])?([-x*])(\d+[a-y])([+=])?$/.exec(typed.replace(/\s/g, ""));
  if (!shape) return [];
  const [, letter, from, sign, to, end] = shape;
  const { keys } = board.sheet;
  return board.frame.choices.filter((choice) => keys[choice.to] === to
    && (letterOf(choice, board) ?? "").toUpperCase() === letter.toUpperCase()
    && Boolean(choice.drop) === (sign === "*")
    && (!from || keys[choice.from] === from)
    && Boolean(choice.becomes) === (end === "+"));
}

/** Two squares in the reader's coordinates, with `+` or 成 for promotion. */
function bySquares(typed, board) {
  const promoting = /[+成]$/.test(typed);
  const plain = fold(typed.replace(/(不成|成|\+|=)$/, "").replace(/[\s\-–:x×]/g, ""));
  const names = board.sheet.squares.map(fold);
  return board.frame.choices.filter((choice) => choice.from !== undefined
    && names[choice.from] + names[choice.to] === plain && Boolean(choice.becomes) === promoting);
}

function byJapanese(typed, board, kinds) {
  const text = fold(typed).replace(/^[▲△▽☗☖]/, "").replace(/\s/g, "");
  const shape = /^(?:(\d\d)|同)(.+?)(右|左|直|上|寄|引)?(不成|成|打)?$/.exec(text);
  if (!shape) return [];
  const [, place, name, , end] = shape;
  const target = place ? squareOf(place, board) : board.frame.last.at(-1);
  const named = board.frame.choices.filter((choice) => choice.to === target
    && kinds[letterOf(choice, board)]?.kanji.includes(name));
  const drops = named.filter((choice) => choice.drop);
  const moves = named.filter((choice) => !choice.drop);
  if (end === "打" || moves.length === 0) return drops;
  return moves.filter((choice) => Boolean(choice.becomes) === (end === "成"));
}

function letterOf(choice, board) {
  return choice.drop ?? board.frame.squares[choice.from]?.[0];
}

/** Digits of every writing become plain ones, letters small. */
function fold(text) {
  return [...text].map((sign) => {
    const wide = WIDE.indexOf(sign);
    const numeral = NUMERALS.indexOf(sign);
    if (wide >= 0) return String(wide);
    return numeral > 0 ? String(numeral) : sign.toLowerCase();
  }).join("");
}

function squareOf(place, board) {
  const [file, rank] = [...place].map(Number);
  return (file - 1) * board.layout.size[1] + rank - 1;
}
