import { currencies, defaultCurrency } from '@yiqiao/contract/money/currency';
import * as z from 'zod/mini';

/** An offer as typed into its form, right or wrong. */
const offerDraftSchema = z.object({
  words: z.string(),
  /** Ids of the added documents that it covers. */
  sources: z._default(z.array(z.string()), []),
  reason: z.string(),
  /** 0.2 offered in US dollars alone. */
  currency: z._default(z.enum(currencies), defaultCurrency),
  priceKind: z.enum(['per-word', 'fixed']),
  pricePerWord: z.string(),
  fixedPrice: z.string(),
  deliverDay: z.string(),
  deliverTime: z.string(),
  validDay: z.string(),
  validTime: z.string(),
  /** The last day to pay; empty if none is set. */
  payDay: z._default(z.string(), ''),
  note: z.string(),
});

export type OfferDraft = z.infer<typeof offerDraftSchema>;

/** A request that staff are opening, as typed. */
const newRequestDraftSchema = z.object({
  way: z.string(),
  customerName: z.string(),
  customerEmail: z.string(),
  contact: z.string(),
  said: z.string(),
  translationDirection: z.string(),
  deadlineDate: z.string(),
  deadlineTime: z.string(),
  /** Of the client's page; empty while it follows from the name. */
  language: z.string(),
});

export type NewRequestDraft = z.infer<typeof newRequestDraftSchema>;

/** Unfinished, unsent texts about a submission. */
export const orderDraftSchema = z.object({
  quoteId: z.string(),
  /** The author; nobody else is shown it. */
  username: z.string(),
  offer: z.optional(offerDraftSchema),
  message: z.optional(z.string()),
  note: z.optional(z.string()),
  /** The note that goes with the finished files. */
  delivery: z.optional(z.string()),
  newRequest: z.optional(newRequestDraftSchema),
});

export type OrderDraft = z.infer<typeof orderDraftSchema>;

/** An `undefined` part is deleted. */
export type DraftParts = {
  readonly [Part in 'offer' | 'message' | 'note' | 'delivery' | 'newRequest']?:
    | OrderDraft[Part]
    | undefined;
};

/** A draft with changed parts; `null` if nothing is left of it. */
export function changeDraft(
  before: OrderDraft | null,
  { quoteId, username }: Pick<OrderDraft, 'quoteId' | 'username'>,
  parts: DraftParts,
): OrderDraft | null {
  const own = before?.username === username ? before : null;
  const { offer, message, note, delivery, newRequest } = { ...own, ...parts };
  if ((offer ?? newRequest) === undefined && !message && !note && !delivery) return null;
  return {
    quoteId,
    username,
    ...(offer !== undefined && { offer }),
    ...(message && { message }),
    ...(note && { note }),
    ...(delivery && { delivery }),
    ...(newRequest !== undefined && { newRequest }),
  };
}
