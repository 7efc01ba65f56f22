import * as z from 'zod/mini';

/** An offer as its form holds it: what somebody has typed, right or wrong. */
const offerDraftSchema = z.object({
  words: z.string(),
  reason: z.string(),
  priceKind: z.enum(['per-word', 'fixed']),
  pricePerWord: z.string(),
  fixedPrice: z.string(),
  deliverDay: z.string(),
  deliverTime: z.string(),
  validDay: z.string(),
  validTime: z.string(),
  note: z.string(),
});

export type OfferDraft = z.infer<typeof offerDraftSchema>;

/** What somebody has begun to write about a submission, and not sent. */
export const orderDraftSchema = z.object({
  quoteId: z.string(),
  /** Who: nobody else is shown it. */
  username: z.string(),
  offer: z.optional(offerDraftSchema),
  message: z.optional(z.string()),
  note: z.optional(z.string()),
});

export type OrderDraft = z.infer<typeof orderDraftSchema>;

/** A part that is `undefined` is forgotten. */
export type DraftParts = {
  readonly [Part in 'offer' | 'message' | 'note']?: OrderDraft[Part] | undefined;
};

/** A draft with what has changed in it; `null` when nothing is left of it. */
export function changeDraft(
  before: OrderDraft | null,
  { quoteId, username }: Pick<OrderDraft, 'quoteId' | 'username'>,
  parts: DraftParts,
): OrderDraft | null {
  const own = before?.username === username ? before : null;
  const { offer, message, note } = { ...own, ...parts };
  if (offer === undefined && !message && !note) return null;
  return {
    quoteId,
    username,
    ...(offer !== undefined && { offer }),
    ...(message && { message }),
    ...(note && { note }),
  };
}
