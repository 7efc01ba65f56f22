/** Columns that a character takes in a font of fixed width: a Chinese one takes two. */
export function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (isWide(character) ? 2 : 1), 0);
}

/** Han and Kana, Hangul, full-width forms and CJK punctuation. */
function isWide(character: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60\uffe0-\uffe6]/u.test(
    character,
  );
}

/** No line begins with what closes the one before. */
const closing = /[，。：；？！、）」』”’》]/u;

/**
 * A text in lines of at most so many columns. Breaks stand between words and between Chinese characters;
 * what has no place for a break, such as a link, is left whole.
 */
export function wrapText(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  let isBlank = true;
  for (const piece of splitPieces(text)) {
    const isPieceBlank = piece.trim() === '';
    const isOver = !isBlank && !isPieceBlank && width + widthOf(piece.trimEnd()) > columns;
    if (isOver) lines.push(line.trimEnd());
    line = isOver ? piece.trimStart() : line + piece;
    width = isOver ? widthOf(line) : width + widthOf(piece);
    isBlank &&= isPieceBlank;
  }
  return [...lines, line.trimEnd()];
}

/** What may not be broken: a word with the space behind it, a Chinese character with what closes behind it. */
function splitPieces(text: string): string[] {
  const pieces: string[] = [];
  let before = '';
  for (const character of text) {
    const joins =
      before !== '' &&
      (closing.test(character) ||
        (!isWide(character) && !isWide(before) && !isBreak(before, character)));
    if (joins) pieces[pieces.length - 1] += character;
    else pieces.push(character);
    before = character;
  }
  return pieces;
}

function isBreak(before: string, character: string): boolean {
  return before === ' ' && character !== ' ';
}
