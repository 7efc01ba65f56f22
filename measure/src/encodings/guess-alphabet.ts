import { shareBeyondAscii } from './share-of.ts';

/** The letters that make more than half of a prose, for each set that has no words in Latin letters. */
const frequentLetters = [
  ['windows-1251', 'оеаинтср'],
  ['koi8-r', 'оеаинтср'],
  ['windows-1253', 'αοιετνση'],
  ['windows-1255', 'יוהלארתב'],
  ['windows-1256', 'اليمنوترةعبد'],
  ['windows-874', 'านรอกเงมยลวท'],
  ['euc-kr', '이다는에의을고하지가은로도기사자리를한시서나어일인정대수아해라들그제보구상부주여'],
] as const;

export type AlphabetEncoding = (typeof frequentLetters)[number][0];

/** Read in a wrong set, a text has its frequent letters among the rare ones. */
const leastFrequent = 0.4;
/** Fewer are a sign like "€" or "№", or a word that may be anything. */
const fewestLetters = 5;

/**
 * The set of a text that is neither in a Latin alphabet nor in Chinese or Japanese: Cyrillic, Greek, Hebrew,
 * Arabic, Thai and Korean as Windows and Unix wrote them. Null when it is more likely a Western text.
 */
export function guessAlphabet(sample: Uint8Array): AlphabetEncoding | null {
  const foreign = sample.filter((byte) => byte >= 0xa0).length;
  // Western texts have an accent on one letter in ten.
  if (foreign < Math.max(fewestLetters, countLatin(sample))) return null;
  let best: AlphabetEncoding | null = null;
  let bestShare: number = leastFrequent;
  for (const [encoding, frequent] of frequentLetters) {
    const text = new TextDecoder(encoding).decode(sample).toLowerCase();
    const share = shareBeyondAscii(text, (letter) => frequent.includes(letter));
    if (share > bestShare) [best, bestShare] = [encoding, share];
  }
  return best;
}

function countLatin(sample: Uint8Array): number {
  return sample.filter((byte) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a).length;
}
