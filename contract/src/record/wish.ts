import * as z from 'zod/mini';

const dateTime = z.iso.datetime();

/** What a person can ask of the office about their own data: a copy of all of it, or its erasure. */
export const wishKinds = ['export', 'erase'] as const;

export type WishKind = (typeof wishKinds)[number];

/** Of one submission; it is about everything that the office holds of the person. */
export const wishSchema = z.object({
  /** The sender's own id of it: sent twice, it is one wish. */
  id: z.string(),
  /** A `WishKind`; a console older than the server may meet others. */
  what: z.string(),
  at: dateTime,
  /** When it was fulfilled. A wish to be erased never is: the record goes with it. */
  doneAt: z.optional(dateTime),
});

export type Wish = z.infer<typeof wishSchema>;

/** What the client sees of it. */
export const clientWishSchema = z.pick(wishSchema, { what: true, at: true, doneAt: true });

/** Days until the office must have answered. Source: GDPR, article 12 (3), one month. */
const wishDays = 30;

/** Makes a record no longer than it has to be: nobody asks so often. */
export const maxWishes = 20;

/** The wishes that wait for the office, oldest first. */
export function findOpenWishes({ wishes = [] }: { readonly wishes?: Wish[] | undefined }): Wish[] {
  return wishes.filter(({ doneAt }) => doneAt === undefined);
}

/** When the office must have answered, in ms since the epoch. */
export function wishDueAt({ at }: Pick<Wish, 'at'>): number {
  return Date.parse(at) + wishDays * 86_400_000;
}
