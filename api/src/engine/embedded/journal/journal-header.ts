import * as z from 'zod/mini';
import { parseJson } from '../../disk/parse-json.ts';

const headerSchema = z.object({
  format: z.literal('yiqiao-journal'),
  version: z.int(),
  /** The store that the journal belongs to, so that a journal of another store is not mixed in. */
  store: z.string(),
  /** Number of the commit before the first one in this journal. */
  after: z.int(),
  /** A commit that is known to have reached the disk: a journal that ends earlier is truncated. */
  confirmed: z.int(),
});

/** First line of a journal. */
export type JournalHeader = Readonly<Omit<z.infer<typeof headerSchema>, 'format'>>;

/** Fits into one sector of any disk, so that overwriting it is atomic. */
export const headerBytes = 256;

export function formatHeader(header: JournalHeader): Uint8Array {
  const line = JSON.stringify({ format: 'yiqiao-journal', ...header });
  return Buffer.from(`${line.padEnd(headerBytes - 1)}\n`);
}

/** @returns `null` when the bytes do not begin with a journal's header. */
export function parseHeader(bytes: Buffer): JournalHeader | null {
  if (bytes.length < headerBytes) return null;
  return parseJson(headerSchema, bytes.subarray(0, headerBytes));
}
