/** Three letters or more that stand one by one. */
const apart = /(?<!\S)(?:[a-z] ){2,}[a-z](?!\S)/gi;
/** The space before a capital that a small letter follows: there a word begins. */
const betweenLetters = / (?![A-Z] [a-z])/g;

/**
 * Puts words together whose letters stand apart within a piece of text, as recognition programs set them.
 * pdf.js has made each gap a space and does not tell how wide it was; the wider ones, between words, mostly part pieces.
 */
export function joinLetters(text: string): string {
  return text.replaceAll(apart, (run) => run.replaceAll(betweenLetters, ''));
}
