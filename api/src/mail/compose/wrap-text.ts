/** Columns that a character takes in a font of fixed width: a Chinese one takes two. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += isWide(character) ? 2 : 1;
  return width;
}

/** Han and Kana, Hangul, full-width forms and CJK punctuation. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60\uffe0-\uffe6]/u;

function isWide(character: string): boolean {
  return wide.test(character);
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
    const pieceWidth = widthOf(piece);
    const spaces = piece.length - piece.trimEnd().length;
    const isOver = !isBlank && !isPieceBlank && width + pieceWidth - spaces > columns;
    if (isOver) lines.push(line.trimEnd());
    line = isOver ? piece.trimStart() : line + piece;
    width = isOver ? widthOf(line) : width + pieceWidth;
    isBlank &&= isPieceBlank;
  }
  return [...lines, line.trimEnd()];
}

/** What may not be broken: a word with the space behind it, a Chinese character with what closes behind it. */
function splitPieces(text: string): string[] {
  const pieces: string[] = [];
  let before = '';
  let wasWide = true;
  for (const character of text) {
    const isNowWide = isWide(character);
    const isOneWord = !isNowWide && !wasWide && !isBreak(before, character);
    if (before !== '' && (isOneWord || closing.test(character))) {
      pieces[pieces.length - 1] += character;
    } else {
      pieces.push(character);
    }
    before = character;
    wasWide = isNowWide;
  }
  return pieces;
}

function isBreak(before: string, character: string): boolean {
  return before === ' ' && character !== ' ';
}
