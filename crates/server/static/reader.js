// Spoken answers to typed questions, for those who do not see the board:
// `p N` where the knights are, `s 5` or `s e` what stands on a file or rank, `h` the hands.

/** Answers a question, or returns nothing when the text is not one. */
export function answer(text, board) {
  const question = /^\s*(?:([ps])\s+(\S+)|(h))\s*$/i.exec(text);
  if (!question) return "";
  const [, kind, what, hands] = question;
  if (hands) return readHands(board);
  return kind.toLowerCase() === "p" ? whereIs(what.toUpperCase(), board) : readLine(what, board);
}

function whereIs(letter, board) {
  const { words, frame, sheet } = board;
  const piece = words.piece(letter);
  const found = frame.squares.flatMap((seen, square) =>
    Array.isArray(seen) && seen[0] === letter ? [`${sheet.squares[square]} ${words.side(seen[1])}`] : []);
  if (!(letter in sheet.kinds)) return "";
  return found.length ? words.say("speech-where", { piece, squares: found.join(", ") })
    : words.say("speech-where-none", { piece });
}

/** Reads a file or rank by its label in the reader's coordinates or in the game's own. */
function readLine(label, board) {
  const { frame, sheet } = board;
  const [, ranks] = board.layout.size;
  const onLine = (name) => name === label || name.startsWith(label) || name.endsWith(label);
  const squares = frame.squares.map((_, square) => square).filter((square) => {
    const names = [sheet.squares[square], sheet.keys[square]];
    return names.some((name) => onLine(name) && lineLabels(name).includes(label));
  });
  const rank = (square) => square % ranks;
  return squares.sort((a, b) => rank(a) - rank(b) || b - a)
    .filter((square) => frame.squares[square]).map((square) => board.nameOf(square)).join("; ");
}

/** The two labels in the name of a square: digits and the rest. */
function lineLabels(name) {
  return name.match(/\d+|[０-９]+|[^\d０-９]+/g) ?? [];
}

function readHands(board) {
  const { words, frame, sheet } = board;
  return frame.hands.map((hand, player) => {
    const held = sheet.hand.flatMap((letter) => {
      const count = hand.find(([kind]) => kind === letter)?.[1] ?? 0;
      return count ? [words.say("table-hand-piece", { piece: words.piece(letter), count })] : [];
    });
    const list = held.length ? held.join("; ") : words.say("table-hand-empty");
    return `${words.say("table-hand-of", { side: words.side(player) })}: ${list}`;
  }).join(". ");
}
