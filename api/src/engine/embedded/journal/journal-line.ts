import { crc32 } from 'node:zlib';
import { paymentIntentSchema, storedErasureSchema } from '@yiqiao/ports/schema/record-schema';
import type { ReadQuote } from '@yiqiao/ports/schema/schema-version';
import * as z from 'zod/mini';
import type { Commit } from '../book/store-change.ts';

const commitSchema = z.object({
  sequence: z.int(),
  changes: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('quote'), quote: z.unknown() }),
      z.object({ kind: z.literal('payment-intent'), paymentIntent: paymentIntentSchema }),
      z.object({ kind: z.literal('forgotten-intents'), ids: z.array(z.string()) }),
      z.object({ kind: z.literal('erasure'), erasure: storedErasureSchema }),
    ]),
  ),
});

/**
 * One line of the journal. Its checksum covers all that follows it. In version 1 the field was called `checksum`:
 * release 0.1 treats a line that begins differently as truncated. It therefore continues with the journal's version
 * and reports that a newer release wrote it, instead of failing on changes that it cannot read and advising to
 * restore a backup.
 */
export function formatCommit({ sequence, changes }: Omit<Commit, 'checksum'>) {
  const body = JSON.stringify({ sequence, changes });
  const checksum = checksumOf(body);
  return { checksum, line: `{"crc32":"${checksum}",${body.slice(1)}\n` };
}

/**
 * @param line without its line feed.
 * @returns `null` when the line is incomplete: truncated, overwritten or damaged.
 * @throws when it is complete but does not match its version's schema.
 */
export function parseCommit(line: string, version: number, readQuote: ReadQuote): Commit | null {
  const match = /^\{"(?:crc32|checksum)":"([0-9a-f]{8})",/.exec(line);
  if (match === null) return null;
  const body = `{${line.slice(match[0].length)}`;
  const checksum = checksumOf(body);
  if (match[1] !== checksum) return null;
  const { sequence, changes } = z.parse(commitSchema, JSON.parse(body));
  return {
    sequence,
    checksum,
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
