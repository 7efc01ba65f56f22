/** Western texts have an accent on one letter in ten; names and dishes in Chinese are nearly all double bytes. */
const leastDensity = 1 / 3;
/** Cyrillic and Greek are as dense, but their small letters are where these sets have rare characters. */
const leastCommonShare = 0.8;

/** Korean is where the common characters of both sets are, but for places that only one of them uses. */
const leastOwnShare = 0.1;

type IsPair = (lead: number, trail: number) => boolean;

interface PairKinds {
  /** Punctuation and the characters of the first level: those in everyday use. */
  readonly isCommon: IsPair;
  /** Common pairs that Korean (EUC-KR) does not write Hangul with. */
  readonly isOwn: IsPair;
}

const simplified: PairKinds = {
  isCommon: (lead, trail) =>
    ((lead >= 0xa1 && lead <= 0xa3) || (lead >= 0xb0 && lead <= 0xd7)) && trail >= 0xa1,
  isOwn: (lead, trail) => lead >= 0xc9 && lead <= 0xd7 && trail >= 0xa1,
};

const traditional: PairKinds = {
  isCommon: (lead, trail) =>
    lead >= 0xa1 && lead <= 0xc6 && ((trail >= 0x40 && trail <= 0x7e) || trail >= 0xa1),
  isOwn: (lead, trail) => lead >= 0xa1 && lead <= 0xc6 && trail >= 0x40 && trail <= 0x7e,
};

/**
 * The Chinese encoding of a text that is no prose: a list of names, places or dishes has hardly any
 * of the most frequent characters. Null when it is more likely a Western text.
 */
export function guessDenseEncoding(sample: Uint8Array): 'gb18030' | 'big5' | null {
  const written = sample.filter((byte) => byte > 0x20);
  const high = written.filter((byte) => byte >= 0x80);
  if (high.length < written.length * leastDensity) return null;
  if (isWrittenIn(simplified, sample)) return 'gb18030';
  return isWrittenIn(traditional, sample) ? 'big5' : null;
}

function isWrittenIn({ isCommon, isOwn }: PairKinds, sample: Uint8Array): boolean {
  return (
    shareOfPairs(sample, isCommon) >= leastCommonShare &&
    shareOfPairs(sample, isOwn) >= leastOwnShare
  );
}

/** The share of the pairs of bytes, of those that begin beyond ASCII; a pair cut at the end is left out. */
function shareOfPairs(sample: Uint8Array, isCounted: IsPair): number {
  let pairs = 0;
  let counted = 0;
  for (let index = 0; index < sample.length; index += 1) {
    const lead = sample[index] ?? 0;
    const trail = sample[index + 1];
    if (lead < 0x80 || trail === undefined) continue;
    pairs += 1;
    if (isCounted(lead, trail)) counted += 1;
    index += 1;
  }
  return counted / Math.max(1, pairs);
}
