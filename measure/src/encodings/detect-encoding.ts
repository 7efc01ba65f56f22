import { looksAlphabetic } from './alphabetic-text.ts';
import { readByteOrderMark } from './byte-order-mark.ts';
import { frequentCharacters } from './frequent-characters.ts';
import { type AlphabetEncoding, guessAlphabet } from './guess-alphabet.ts';
import { guessDenseEncoding } from './guess-dense-encoding.ts';
import { HzDecoder } from './hz-decoder.ts';
import { shareBeyondAscii, shareOf } from './share-of.ts';

/** Encodings this project reads, by their WHATWG names, and what else a text may turn out to be. */
export type TextEncoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'gb18030'
  | 'big5'
  | 'shift_jis'
  | 'iso-2022-jp'
  | 'hz-gb-2312'
  | 'windows-1252'
  | AlphabetEncoding;

const legacyAsian = ['gb18030', 'big5', 'shift_jis'] as const;
const wide = ['utf-16le', 'utf-16be'] as const;

/** Below this share of frequent characters, bytes are Western text rather than an Asian one. */
const leastFrequentShare = 0.2;

/** The same where the bytes are grouped as in words. */
const leastShareAgainstWords = 0.5;

/** The share of control characters up to which bytes are still called text. */
const mostControlShare = 0.01;

/** The share of broken characters up to which a text is still called UTF-8. */
const mostBrokenShare = 0.05;

/**
 * The encoding of a text, judged by a sample of its bytes; null when they are not text.
 *
 * A byte order mark is believed only while the bytes behind it agree with it: exporters do write
 * UTF-16 in the order opposite to their mark.
 */
export function detectEncoding(sample: Uint8Array): TextEncoding | null {
  const mark = readByteOrderMark(sample);
  if (mark?.encoding === 'utf-8') return 'utf-8';
  const wide = mark === null ? guessByteOrder(sample) : confirmByteOrder(sample, mark.encoding);
  if (wide !== null) return isText(decodeSample(sample, wide) ?? '') ? wide : null;
  const unicode = decodeSample(sample, 'utf-8');
  if (unicode !== null && isText(unicode)) return findSevenBit(unicode) ?? 'utf-8';
  if (unicode !== null) return null;
  if (isDamagedUtf8(sample)) return 'utf-8';
  return guessLegacyEncoding(sample);
}

/** Double bytes that mails wrote as ASCII between special marks; `null` where there are none. */
function findSevenBit(text: string): 'iso-2022-jp' | 'hz-gb-2312' | null {
  if (text.includes('\u001b$B') || text.includes('\u001b$@')) return 'iso-2022-jp';
  const [chinese] = /~\{(?:[!-w][!-~])+~\}/.exec(text) ?? [];
  if (chinese === undefined) return null;
  const bytes = Uint8Array.from(chinese, (character) => character.charCodeAt(0));
  const isChinese = frequentShare(new HzDecoder().decode(bytes)) > leastFrequentShare;
  return isChinese ? 'hz-gb-2312' : null;
}

/** UTF-8 with a few broken characters; in any other encoding nearly all would be. */
function isDamagedUtf8(sample: Uint8Array): boolean {
  const text = new TextDecoder().decode(sample);
  return shareBeyondAscii(text, (character) => character === '\ufffd') <= mostBrokenShare;
}

/** UTF-16 without a mark: ASCII letters and line ends leave zeros on one side only. */
function guessByteOrder(sample: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  let evenZeros = 0;
  let oddZeros = 0;
  for (let index = 0; index < sample.length; index += 1) {
    if (sample[index] !== 0) continue;
    if (index % 2 === 0) evenZeros += 1;
    else oddZeros += 1;
  }
  const pairs = sample.length / 2;
  if (oddZeros > pairs * 0.02 && evenZeros < oddZeros / 20) return 'utf-16le';
  if (evenZeros > pairs * 0.02 && oddZeros < evenZeros / 20) return 'utf-16be';
  return null;
}

function confirmByteOrder(
  sample: Uint8Array,
  marked: 'utf-16le' | 'utf-16be',
): 'utf-16le' | 'utf-16be' {
  const opposite = marked === 'utf-16le' ? 'utf-16be' : 'utf-16le';
  return plausibility(sample, opposite) > plausibility(sample, marked) ? opposite : marked;
}

function plausibility(sample: Uint8Array, encoding: 'utf-16le' | 'utf-16be'): number {
  const text = new TextDecoder(encoding).decode(sample);
  return shareOf(text, (character) => character < '\u0080' || frequentCharacters.has(character));
}

function guessLegacyEncoding(sample: Uint8Array): TextEncoding | null {
  const encoding = holdsControlBytes(sample)
    ? mostFrequent(sample, wide, leastFrequentShare)
    : guessAmongAll(sample);
  if (encoding === null) return null;
  return isText(decodeSample(sample, encoding) ?? '') ? encoding : null;
}

function guessAmongAll(sample: Uint8Array): TextEncoding {
  if (looksAlphabetic(sample)) {
    const asian = mostFrequent(sample, legacyAsian, leastShareAgainstWords);
    return asian ?? guessAlphabet(sample) ?? 'windows-1252';
  }
  return (
    mostFrequent(sample, [...legacyAsian, ...wide], leastFrequentShare) ??
    guessDenseEncoding(sample) ??
    guessAlphabet(sample) ??
    'windows-1252'
  );
}

/** In all but UTF-16, such a byte is a control character whatever stands around it. */
function holdsControlBytes(sample: Uint8Array): boolean {
  const controls = sample.filter((byte) => isControl(String.fromCharCode(byte)));
  return controls.length > sample.length * mostControlShare;
}

/** The encoding in which most characters are frequent ones; `null` where their share is below `least` in all. */
function mostFrequent(
  sample: Uint8Array,
  encodings: readonly TextEncoding[],
  least: number,
): TextEncoding | null {
  let best: TextEncoding | null = null;
  let bestShare = least;
  for (const encoding of encodings) {
    const share = frequentShare(decodeSample(sample, encoding) ?? '');
    if (share <= bestShare) continue;
    best = encoding;
    bestShare = share;
  }
  return best;
}

/** Of the characters beyond ASCII, the share that prose is made of. */
function frequentShare(text: string): number {
  return shareBeyondAscii(
    text,
    (character) => isKana(character) || frequentCharacters.has(character),
  );
}

function isKana(character: string): boolean {
  return character >= '\u3041' && character <= '\u30fe';
}

/** Control characters but tab, line ends, form feed and the end-of-file mark of old systems. */
function isControl(character: string): boolean {
  return character < ' ' && !'\t\n\v\f\r\x1a\x1b'.includes(character);
}

function isText(text: string): boolean {
  return shareOf(text, isControl) <= mostControlShare;
}

/** The sample as text, or null when it cannot be in that encoding. A character cut at the end is no fault. */
function decodeSample(sample: Uint8Array, encoding: TextEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true });
  } catch (cause) {
    if (cause instanceof TypeError) return null;
    throw cause;
  }
}
