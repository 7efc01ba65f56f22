import { readByteOrderMark } from './byte-order-mark.ts';
import { detectEncoding } from './detect-encoding.ts';

/** The encoding of an XML text by its byte order mark or its declaration; without either UTF-8, as the standard says. */
export function detectXmlEncoding(head: Uint8Array): string {
  const mark = readByteOrderMark(head);
  if (mark !== null) return mark.encoding;
  // UTF-16 without a mark: one of the two bytes of "<" is 0.
  if (head[0] === 0 || head[1] === 0) return detectEncoding(head.subarray(0, 1024)) ?? 'utf-8';
  const declared = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)/.exec(asciiHead(head))?.[1];
  return standardName(declared) ?? 'utf-8';
}

/**
 * The encoding of an HTML or XML file: what its bytes prove, else what it declares. UTF-8 and UTF-16
 * are recognized by their bytes beyond doubt; among the older Asian sets the declaration is more reliable than a guess.
 * @param detected what `detectEncoding` found in the sample.
 */
export function resolveMarkupEncoding(sample: Uint8Array, detected: string): string {
  if (detected.startsWith('utf-')) return detected;
  const declared = /(?:charset|encoding)\s*=\s*["']?\s*([\w.:-]+)/i.exec(asciiHead(sample))?.[1];
  return standardName(declared) ?? detected;
}

function asciiHead(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes.subarray(0, 2048));
}

/** The WHATWG name of an encoding label; null if there is none, or if it says UTF-16 although the text could be read byte by byte. */
function standardName(label: string | undefined): string | null {
  if (label === undefined) return null;
  try {
    const name = new TextDecoder(label).encoding;
    return name.startsWith('utf-16') ? null : name;
  } catch (cause) {
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}
