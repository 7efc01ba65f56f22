import { quoteFormat } from '@yiqiao/contract/quote/quote';
import * as z from 'zod/mini';

/** What is known of the stored list as a whole. */
export interface ListHead {
  readonly total: number;
  /**
   * What to ask the server with for changes; `null` when only the whole list will do. The rows that are
   * kept may be newer than the cursor says, never older.
   */
  readonly cursor: string | null;
  /** When the server last said that this is the list, by its clock, in ms. */
  readonly asOf: number;
  /** What to add to this device's clock to have the server's, in ms. */
  readonly clockOffsetMs: number;
}

const storedHeadSchema = z.object({
  total: z.int(),
  cursor: z._default(z.nullable(z.string()), null),
  asOf: z.number(),
  clockOffsetMs: z.number(),
  quoteFormat: z.optional(z.string()),
});

export function writeListHead(head: ListHead): z.infer<typeof storedHeadSchema> {
  return { ...head, quoteFormat };
}

/** `null` when there is none, or none that can be read. */
export function readListHead(stored: unknown): ListHead | null {
  const parsed = z.safeParse(storedHeadSchema, stored);
  if (!parsed.success) return null;
  const { quoteFormat: format, ...head } = parsed.data;
  // Another build kept these rows without the fields that only this one knows.
  return format === quoteFormat ? head : { ...head, cursor: null };
}
