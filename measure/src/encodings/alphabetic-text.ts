/** Bytes that mean punctuation in the Western, Greek and Cyrillic sets alike, seen as Western. */
const punctuation = /[\u00a0«»¹–—“”’…]+/u;

/** A word, or the accented letters of one: all capitals, or small letters after at most one capital. */
const word = /^(?:[À-ß¨]+|[À-ß¨]?[Ü-ÿ¸]+)$/;

/** Two Chinese characters look like a word in capitals now and then; three hardly ever do. */
const fewestLetters = 5;

/**
 * Whether the bytes beyond ASCII are grouped like the letters of words in the single-byte sets: Western, Greek,
 * Cyrillic. Chinese characters are pairs of bytes, without a pattern of capitals.
 */
export function looksAlphabetic(sample: Uint8Array): boolean {
  // `stream`: without it, Node 20 decodes Latin-1, which has no quotation marks and dashes. Source:
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

/**
 * Whether a run is no sequence of pairs. The second byte of a pair may be in ASCII, but then the run would hardly look
 * like a part of a word.
 */
function isUnpaired(run: string, before = ' ', after = ' '): boolean {
  if (run.length % 2 === 0) return false;
  return !/[@-~]/.test(after) || (/[a-z]/i.test(before) && /[a-z]/i.test(after));
}
