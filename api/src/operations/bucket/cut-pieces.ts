import { crc32 } from 'node:zlib';

const newline = 0x0a;

/** About one line in so many ends a piece; with records of 1.5 KB that makes pieces of some 30 KB. */
const linesPerPiece = 16;
const minBytes = 8 * 1024;
const maxBytes = 1024 ** 2;

/**
 * Cuts a text at lines that their own content chooses, so that a changed line changes the piece that it is in, and
 * lines that come or go shift no other piece.
 */
export function* cutPieces(bytes: Buffer): Generator<Buffer> {
  let start = 0;
  let line = 0;
  while (line < bytes.length) {
    const end = bytes.indexOf(newline, line);
    const next = end === -1 ? bytes.length : end + 1;
    const length = next - start;
    if (length >= maxBytes || (length >= minBytes && isCut(bytes.subarray(line, next)))) {
      yield bytes.subarray(start, next);
      start = next;
    }
    line = next;
  }
  if (start < bytes.length) yield bytes.subarray(start);
}

function isCut(line: Buffer): boolean {
  return crc32(line) % linesPerPiece === 0;
}
