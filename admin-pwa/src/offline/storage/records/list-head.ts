import { quoteFormat } from '@yiqiao/contract/record/quote';
import * as z from 'zod/mini';

/** Facts about the stored list as a whole. */
export interface ListHead {
  readonly total: number;
  /**
   * Cursor to ask the server for changes with; `null` if only the whole list will do. The stored rows
   * may be newer than the cursor, never older.
   */
  readonly cursor: string | null;
  /** When the server last confirmed the list, by its clock, in ms. */
  readonly asOf: number;
  /** Server's clock minus this device's, in ms. */
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

/** `null` if there is none, or it cannot be read. */
export function readListHead(stored: unknown): ListHead | null {
  const parsed = z.safeParse(storedHeadSchema, stored);
  if (!parsed.success) return null;
  const { quoteFormat: format, ...head } = parsed.data;
  // Another build stored these rows without fields that only this one knows.
  return format === quoteFormat ? head : { ...head, cursor: null };
}
