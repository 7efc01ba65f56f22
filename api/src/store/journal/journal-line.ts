import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';
import { paymentIntentSchema, type StoreChange } from '../book/store-change.ts';
import type { ReadQuote } from '../schema-version.ts';

/** Changes that reached the disk together: all of them hold after a crash, or none. */
export interface Commit {
  /** One more than that of the commit before. */
  readonly sequence: number;
  readonly changes: readonly StoreChange[];
}

const commitSchema = z.object({
  sequence: z.int(),
  changes: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('quote'), quote: z.unknown() }),
      z.object({ kind: z.literal('payment-intent'), paymentIntent: paymentIntentSchema }),
    ]),
  ),
});

/** One line of the journal. Its checksum covers all that follows it. */
export function formatCommit(commit: Commit): string {
  const body = JSON.stringify({ sequence: commit.sequence, changes: commit.changes });
  return `{"checksum":"${checksumOf(body)}",${body.slice(1)}\n`;
}

/**
 * @param line without its line feed.
 * @returns `null` when the line is not whole: cut off, overwritten or damaged.
 * @throws when it is whole and yet not of the shape that its version has.
 */
export function parseCommit(line: string, version: number, readQuote: ReadQuote): Commit | null {
  const match = /^\{"checksum":"([0-9a-f]{8})",/.exec(line);
  if (match === null) return null;
  const body = `{${line.slice(match[0].length)}`;
  if (match[1] !== checksumOf(body)) return null;
  const { sequence, changes } = z.parse(commitSchema, JSON.parse(body));
  return {
    sequence,
    changes: changes.map((change) =>
      change.kind === 'quote' ? { kind: 'quote', quote: readQuote(change.quote, version) } : change,
    ),
  };
}

/** CRC-32 of a text's UTF-8 bytes, hexadecimal. */
function checksumOf(text: string): string {
  return formatChecksum(crc32(text));
}

export function formatChecksum(checksum: number): string {
  return checksum.toString(16).padStart(8, '0');
}
