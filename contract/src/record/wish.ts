import * as z from 'zod/mini';

const dateTime = z.iso.datetime();

/** What people can ask for about their own data: a copy of all of it, or its erasure. */
export const wishKinds = ['export', 'erase'] as const;

export type WishKind = (typeof wishKinds)[number];

/** Kept with one submission, but concerns everything the office holds about the person. */
export const wishSchema = z.object({
  /** The sender's id of it, so that a retry adds nothing. */
  id: z.string(),
  /** A `WishKind`; a console older than the server may meet others. */
  what: z.string(),
  at: dateTime,
  /** When it was fulfilled. Never set for an erasure, which takes the record with it. */
  doneAt: z.optional(dateTime),
});

export type Wish = z.infer<typeof wishSchema>;

/** What the client sees of it. */
export const clientWishSchema = z.pick(wishSchema, { what: true, at: true, doneAt: true });

/** Days until the office must have answered. Source: GDPR, article 12 (3), one month. */
export const wishDays = 30;

/** Limits the size of a record; nobody asks this often. */
export const maxWishes = 20;

/** The wishes the office has not fulfilled, oldest first. */
export function findOpenWishes({ wishes = [] }: { readonly wishes?: Wish[] | undefined }): Wish[] {
  return wishes.filter(({ doneAt }) => doneAt === undefined);
}

/** When the office must have answered, in ms since the epoch. */
export function wishDueAt({ at }: Pick<Wish, 'at'>): number {
  return Date.parse(at) + wishDays * 86_400_000;
}
