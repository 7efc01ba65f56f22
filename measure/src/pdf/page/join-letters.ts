/** Letters of Latin and Cyrillic, with their accents. */
const letter = '[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0400-\u04ff\u1e00-\u1eff]';
/** Three or more separate letters. */
const apart = new RegExp(`(?<!\\S)(?:${letter} ){2,}${letter}(?!\\S)`, 'g');
/** The space before a capital that a small letter follows: there a word begins. */
const betweenLetters = / (?!\p{Lu} \p{Ll})/gu;

/**
 * Joins words whose letters are spaced out within a piece of text, as recognition programs set them.
 * pdf.js has made each gap a space and does not report its width; the wider gaps, between words, mostly separate pieces.
 */
export function joinLetters(text: string): string {
  return text.replaceAll(apart, (run) => run.replaceAll(betweenLetters, ''));
}
