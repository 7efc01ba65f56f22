/** Punctuation that recognition reports without knowing how wide it was printed. */
const fullWidth: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  ':': '：',
  ';': '；',
  '!': '！',
  '?': '？',
  '(': '（',
  ')': '）',
};

/** A run of nothing but these is the edge of a table or of the paper. */
const edges = /(?<!\S)[|_~^¦‖\\/]+(?!\S)/gu;

/** A gap in a number, "3, 000" or "1. 57"; there is none behind the number of a list, or in "(100, 200]". */
const gapInNumber =
  /(?<=\d,) (?=\d{3}(?![\d)\]]))|(?<=[^\s\d] ?[\d,]+\.) (?=\d)|(?<=^\d+\.) (?=\d+$)/gmu;

/**
 * Recognized text as it is counted: words that a line's end parts are joined, as are numbers in Chinese
 * text; its marks are full-width, and the traces of lines and edges are left out.
 */
export function cleanRecognizedText(text: string): string {
  const isChinese = /\p{Script=Han}/u.test(text);
  return text
    .replaceAll(/(\p{L})[-\u00ad\u2010]\n+(?=\p{Ll})/gu, '$1')
    .replaceAll(edges, '')
    .replaceAll(gapInNumber, isChinese ? '' : ' ')
    .replaceAll(
      /(?<=\p{Script=Han}[ ]?)[,.:;!?()](?=\s|\p{Script=Han}|$)/gu,
      (mark) => fullWidth[mark] ?? mark,
    );
}
