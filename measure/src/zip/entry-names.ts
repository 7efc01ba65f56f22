import { joinBytes } from '../byte-source.ts';
import { detectEncoding } from '../encodings/detect-encoding.ts';
import type { ZipEntry } from './zip-entry.ts';

/** A sample of the names is enough to detect their encoding. */
const sampleBytes = 16 * 1024;
const lineEnd = Uint8Array.of(0x0a);

/**
 * The names of files as people wrote them. Names that are UTF-8 are read so, flagged or not; for the
 * others ZIP names no encoding: Windows in Chinese writes GBK, and one program writes all of them.
 */
export function decodeEntryNames(entries: readonly ZipEntry[]): Map<ZipEntry, string> {
  const others = entries.filter(({ nameBytes }) => !isUtf8(nameBytes));
  const sample = joinBytes(others.slice(0, 1000).flatMap((entry) => [entry.nameBytes, lineEnd]));
  const decoder = new TextDecoder(chooseEncoding(sample.subarray(0, sampleBytes)));
  const names = new Map(entries.map((entry) => [entry, entry.name]));
  for (const entry of others) names.set(entry, decoder.decode(entry.nameBytes));
  return names;
}

/** A few characters are too few to distinguish Chinese from accented letters: what can be Chinese is taken for Chinese. */
function chooseEncoding(sample: Uint8Array): string {
  const detected = detectEncoding(sample);
  const isAsian = detected === 'gb18030' || detected === 'big5' || detected === 'shift_jis';
  if (isAsian) return detected;
  return isValid(sample, 'gb18030') ? 'gb18030' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  return isValid(bytes, 'utf-8');
}

function isValid(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch (cause) {
    if (cause instanceof TypeError) return false;
    throw cause;
  }
}
