/** Marks that recognition tells without knowing how wide they were printed. */
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

/**
 * Recognized text as it is counted: words that a line's end parts are joined, marks of Chinese text are
 * full-width, and the traces of lines and edges are left out.
 */
export function cleanRecognizedText(text: string): string {
  return text
    .replaceAll(/(\p{L})[-\u00ad\u2010]\n+(?=\p{Ll})/gu, '$1')
    .replaceAll(edges, '')
    .replaceAll(
      /(?<=\p{Script=Han}[ ]?)[,.:;!?()](?=\s|\p{Script=Han}|$)/gu,
      (mark) => fullWidth[mark] ?? mark,
    );
}
