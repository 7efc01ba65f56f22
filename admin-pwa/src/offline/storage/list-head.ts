import * as z from 'zod/mini';

/** What is known of the stored list as a whole. */
export const listHeadSchema = z.object({
  total: z.int(),
  chunkCount: z.int(),
  /** Names the list for the server; `null` when it gave no name. */
  etag: z.nullable(z.string()),
  /** When the server last said that this is the list, by its clock, in ms. */
  asOf: z.number(),
  /** What to add to this device's clock to have the server's, in ms. */
  clockOffsetMs: z.number(),
});

export type ListHead = z.infer<typeof listHeadSchema>;
