import { type QuoteSubmission, quoteSubmissionSchema } from '@yiqiao/contract/quote';
import * as z from 'zod/mini';

/** Few, because the first screen waits for two chunks to be read and checked. */
export const chunkSize = 50;

/**
 * A run of the list, newest first. Runs are counted from the oldest submission, so that new
 * submissions touch only the last chunk and a stored chunk changes only when one of its rows does.
 */
export const chunkSchema = z.object({
  key: z.int(),
  /** Names the ids and revisions of the rows: equal signatures need no write. */
  signature: z.string(),
  quotes: z.array(quoteSubmissionSchema),
});

export type Chunk = z.infer<typeof chunkSchema>;

/** Cuts a list, newest first, into chunks; the chunk with the newest rows comes first. */
export function* cutIntoChunks(quotes: readonly QuoteSubmission[]): Generator<Chunk> {
  for (let key = Math.ceil(quotes.length / chunkSize) - 1; key >= 0; key -= 1) {
    const end = quotes.length - key * chunkSize;
    const rows = quotes.slice(Math.max(0, end - chunkSize), end);
    yield { key, signature: signatureOf(rows), quotes: rows };
  }
}

/** Key of the chunk that holds row `index` of a list of `total` rows. */
export function chunkKeyOf(index: number, total: number): number {
  return Math.floor((total - 1 - index) / chunkSize);
}

export function signatureOf(quotes: readonly QuoteSubmission[]): string {
  return hash(quotes.map(({ id, revision }) => `${id}:${revision}`).join('\n'));
}

/** cyrb53, a public-domain 53-bit string hash by bryc; enough to tell two runs of rows apart. */
function hash(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return (4294967296 * (2097151 & high) + (low >>> 0)).toString(36);
}
