import { currencies, defaultCurrency, feeCurrencies } from '@yiqiao/contract/money/currency';
import { feeKinds } from '@yiqiao/contract/record/job';
import { languages } from '@yiqiao/contract/text/languages';
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

/** A job for a translator, or other terms of one, as typed. */
const jobDraftSchema = z.object({
  /** The job whose terms are changed; empty for a new one. */
  jobId: z.string(),
  personId: z.string(),
  fileIds: z.array(z.string()),
  /** By file: what the translator is to read in the place of its name. */
  names: z.record(z.string(), z.string()),
  /** Whether the client's name is left out of names of files. */
  isNameless: z.boolean(),
  words: z.string(),
  dueDay: z.string(),
  dueTime: z.string(),
  feeKind: z.enum(['none', ...feeKinds]),
  currency: z.enum(feeCurrencies),
  perWord: z.string(),
  fixed: z.string(),
  note: z.string(),
});

export type JobDraft = z.infer<typeof jobDraftSchema>;

/** A reply as typed, with what it is based on. */
const replyDraftSchema = z.object({
  /** 0 of a new one. */
  revision: z.int(),
  name: z.string(),
  word: z.string(),
  texts: z.record(z.enum(languages), z.string()),
  /** Those converted from the other Chinese script that nobody has read. */
  unread: z.array(z.enum(languages)),
});

export type ReplyDraft = z.infer<typeof replyDraftSchema>;

/** Unfinished, unsent texts about a submission; those to a translator are kept under the id of the job. */
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
  job: z.optional(jobDraftSchema),
  /** Of a reply, which is about no submission; see `reply-draft.ts`. */
  reply: z.optional(replyDraftSchema),
});

export type OrderDraft = z.infer<typeof orderDraftSchema>;

/** An `undefined` part is deleted. */
export type DraftParts = {
  readonly [Part in 'offer' | 'message' | 'note' | 'delivery' | 'newRequest' | 'job' | 'reply']?:
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
  const { offer, message, note, delivery, newRequest, job, reply } = { ...own, ...parts };
  if ((offer ?? newRequest ?? job ?? reply) === undefined && !message && !note && !delivery)
    return null;
  return {
    quoteId,
    username,
    ...(offer !== undefined && { offer }),
    ...(message && { message }),
    ...(note && { note }),
    ...(delivery && { delivery }),
    ...(newRequest !== undefined && { newRequest }),
    ...(job !== undefined && { job }),
    ...(reply !== undefined && { reply }),
  };
}
