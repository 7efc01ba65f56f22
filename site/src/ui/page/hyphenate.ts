/** The long words of the titles, with their hyphenation points. */
const longWords = [
  'agree-ment',
  'check-out',
  'com-merce',
  'cre-ative',
  'dis-closure',
  'docu-ment',
  'enter-tainment',
  'hospi-tality',
  'indus-tries',
  'lan-guages',
  'local-ization',
  'market-ing',
  'sci-ences',
  'tech-nology',
  'tran-scription',
  'trans-lation',
] as const;

const softHyphen = '\u00ad';
const places = new Map(longWords.map((word) => [word.replace('-', ''), word.indexOf('-')]));

/**
 * A title with soft hyphens in its long words. They show only if a reader has increased the letter spacing so
 * much that a word does not fit its line: otherwise it would break at any letter.
 */
export function hyphenate(title: string): string {
  return title.replace(/[a-z]+/gi, (word) => {
    const place = places.get(word.toLowerCase());
    return place === undefined ? word : word.slice(0, place) + softHyphen + word.slice(place);
  });
}
