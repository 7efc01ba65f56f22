import * as z from 'zod/mini';

/**
 * Something that people are to be told of on their devices, stored with the change that it follows from. For the server
 * only.
 */
export const storedNoticeSchema = z.object({
  /** No two of a submission have the same. */
  id: z.string(),
  /** A `NoticeKind`. */
  kind: z.string(),
  /** When it happened. */
  at: z.iso.datetime(),
  /** Id of the job that it is about, within its order. */
  job: z.optional(z.string()),
  /** Id of the person who did it, and is not told. */
  by: z.optional(z.string()),
  /** Id of the only person who is told; absent: whoever wants to know of such orders. */
  to: z.optional(z.string()),
  /** Ids of the devices that have been told. */
  told: z.array(z.string()),
  /** Of one that came with time, once nobody is left to be told: it must not come again. */
  settled: z.optional(z.boolean()),
});

export type StoredNotice = Readonly<z.infer<typeof storedNoticeSchema>>;

export function isOpen({ settled }: Pick<StoredNotice, 'settled'>): boolean {
  return settled !== true;
}

/** More than an order has at once; some 4 KB of a record at most, unless very many devices are told. */
const maxNotices = 24;

/** The newest; the oldest settled ones are dropped first. */
export function keepNewestNotices(notices: readonly StoredNotice[]): readonly StoredNotice[] {
  const excess = notices.length - maxNotices;
  if (excess <= 0) return notices;
  const settled = notices.filter((notice) => !isOpen(notice));
  const first = [...settled, ...notices.filter(isOpen)].slice(0, excess);
  return notices.filter((notice) => !first.includes(notice));
}
