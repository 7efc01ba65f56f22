import type { ReadQuote } from '@yiqiao/ports/schema/schema-version';
import type { Commit } from '../book/store-change.ts';
import { headerBytes, type JournalHeader, parseHeader } from './journal-header.ts';
import { parseCommit } from './journal-line.ts';

const lineFeed = 10;

/** The trustworthy content of a journal file. */
export interface ReadJournal {
  readonly header: JournalHeader;
  readonly commits: readonly Commit[];
  /** End of the last complete commit; anything after it was never acknowledged. */
  readonly length: number;
  /** Whether there is more after `length` than reserved room: a commit that was only written in part. */
  readonly hasCutOffCommit: boolean;
}

export type JournalReading =
  | { readonly kind: 'journal'; readonly journal: ReadJournal }
  | { readonly kind: 'damaged'; readonly reason: string }
  | { readonly kind: 'newer'; readonly version: number };

/**
 * An incomplete last line is what a crash leaves. A complete line after a broken one is damage: a commit is written
 * only when the one before is on the disk.
 * @param newestVersion what this release writes; of a newer journal only the header is read.
 */
export function readJournal(
  bytes: Buffer,
  newestVersion: number,
  readQuote: ReadQuote,
): JournalReading {
  const header = parseHeader(bytes);
  if (header === null)
    return { kind: 'damaged', reason: 'its first line is not that of a journal' };
  if (header.version > newestVersion) return { kind: 'newer', version: header.version };
  const commits: Commit[] = [];
  let length = headerBytes;
  let isBroken = false;
  for (const { text, end } of linesOf(bytes, headerBytes)) {
    const commit = parseCommit(text, header.version, readQuote);
    if (commit === null) {
      isBroken = true;
    } else if (isBroken) {
      return { kind: 'damaged', reason: `the line before change ${commit.sequence} is broken` };
    } else {
      commits.push(commit);
      length = end;
    }
  }
  const hasCutOffCommit = bytes.subarray(length).some((byte) => byte !== 0);
  return { kind: 'journal', journal: { header, commits, length, hasCutOffCommit } };
}

function* linesOf(bytes: Buffer, from: number): Iterable<{ text: string; end: number }> {
  for (let start = from; ; ) {
    const end = bytes.indexOf(lineFeed, start);
    if (end < 0) return;
    yield { text: bytes.toString('utf8', start, end), end: end + 1 };
    start = end + 1;
  }
}
