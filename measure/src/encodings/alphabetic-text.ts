/** Bytes that mean punctuation in the Western, Greek and Cyrillic sets alike, seen as Western. */
const punctuation = /[\u00a0«»¹–—“”’…]+/u;

/** A word, or the accented letters of one: all capitals, or small letters behind at most one capital. */
const word = /^(?:[À-ß¨]+|[À-ß¨]?[Ü-ÿ¸]+)$/;

/** Two Chinese characters look like a word in capitals now and then; three hardly ever do. */
const fewestLetters = 5;

/**
 * Whether the bytes beyond ASCII are grouped as the letters of words are in the sets with one byte
 * a letter: Western, Greek, Cyrillic. Chinese is in pairs of bytes that know no capitals.
 */
export function looksAlphabetic(sample: Uint8Array): boolean {
  // As a stream: what is whole, Node 20 reads as Latin-1, without quotation marks and dashes. Source:
  // https://github.com/nodejs/node/issues/56542
  const text = new TextDecoder('windows-1252').decode(sample, { stream: true });
  const runs = [...text.matchAll(/\P{ASCII}+/gu)];
  const words = runs.flatMap(([run]) => run.split(punctuation)).filter((piece) => piece !== '');
  if (words.length === 0 || !words.every((piece) => word.test(piece))) return false;
  return (
    words.join('').length >= fewestLetters ||
    runs.some(({ 0: run, index }) => isUnpaired(run, text[index - 1], text[index + run.length]))
  );
}

/** Of a pair of bytes the second may be in ASCII, but hardly inside what reads as a word anyway. */
function isUnpaired(run: string, before = ' ', after = ' '): boolean {
  if (run.length % 2 === 0) return false;
  return !/[@-~]/.test(after) || (/[a-z]/i.test(before) && /[a-z]/i.test(after));
}
