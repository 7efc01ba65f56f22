import * as z from 'zod/mini';
import { authorSchema } from './author.ts';
import { addresseeSchema, staffBillingSchema } from './billing.ts';
import { staffDeclineSchema } from './decline.ts';
import { deliveryRecordShape, deliverySchemas } from './delivery.ts';
import { invoiceRecordShape, invoiceSchemas } from './invoice.ts';
import { jobRecordShape, jobSchemas } from './job.ts';
import { orderPaymentSchema, paymentSchemas } from './payment.ts';
import { recordedPaymentSchema, recordedPaymentSchemas } from './recorded-payment.ts';
import { recordedByShape, recordedSenderShape, settledShape } from './sender.ts';
import { sourceRecordShape, sourceSchemas } from './source.ts';
import { wishSchema } from './wish.ts';

const dateTime = z.iso.datetime();

/** A record is written whole at each change, so what can be added is limited. */
export const orderLimits = {
  offers: 20,
  /** For each side, so that neither can use up the other's share. */
  messages: 60,
  notes: 60,
  payments: 20,
  recordedPayments: 60,
} as const;

/** Longest texts, in UTF-16 code units. */
export const textLimits = { message: 2000, note: 2000, reason: 500, name: 200 } as const;

/**
 * The formal quote: an immutable numbered version, replaced by later ones. One made after the acceptance of another is
 * an amendment: the accepted version holds until the client accepts it.
 */
export const offerSchema = z.object({
  /** 1, 2, … */
  version: z.int(),
  wordCount: z.int(),
  /** The words of what it covers, as counted when it was made. */
  countedWords: z.int(),
  /** Why `wordCount` differs from the submission's; shown to the client. */
  reason: z.optional(z.string()),
  /** Ids of the added documents that it covers. */
  sources: z.optional(z.array(z.string())),
  /** In `currency`, with up to three decimals; absent for a fixed price. */
  pricePerWord: z.optional(z.string()),
  /** In `currency`, two decimals. */
  total: z.string(),
  /** ISO 4217: one of `currencies`. */
  currency: z.string(),
  /** To whom the invoice was to be made out when the offer was made. */
  addressee: z.optional(addresseeSchema),
  /** The last day to pay: "2026-12-24". */
  payBy: z.optional(z.iso.date()),
  deliverBy: dateTime,
  /** The client's IANA zone when the offer was made. */
  timeZone: z.optional(z.string()),
  validUntil: dateTime,
  note: z.optional(z.string()),
  /** Of an amendment: the version that was accepted when it was made. */
  amends: z.optional(z.int()),
  /**
   * The estimate at the published rates, which the client has asked to pay at once. `deliverBy` is as if it were
   * accepted when it was made, and becomes a moment that holds with the acceptance.
   */
  fromEstimate: z.optional(z.boolean()),
  at: dateTime,
});

export type Offer = z.infer<typeof offerSchema>;

export const acceptanceSchema = z.object({
  version: z.int(),
  /** Of the person who accepts, as typed. */
  name: z.string(),
  /** By paying an estimate; the name is that of the request. */
  byPayment: z.optional(z.boolean()),
  at: dateTime,
});

export const refusalSchema = z.object({
  version: z.int(),
  reason: z.optional(z.string()),
  at: dateTime,
});

export const messageSchema = z.object({
  /** The sender's id of it, so that a retry adds nothing. */
  id: z.string(),
  /** `office` or `client`. */
  from: z.string(),
  /** Plain text in lines. */
  text: z.string(),
  /** The id of the file that came with it. */
  sourceId: z.optional(z.string()),
  /** Whether the office waits for an answer. */
  isQuestion: z.optional(z.boolean()),
  at: dateTime,
});

export type Message = z.infer<typeof messageSchema>;

const staffRefusalSchema = z.extend(refusalSchema, settledShape);

const staffOfferSchema = z.extend(offerSchema, recordedSenderShape);
const staffMessageSchema = z.extend(messageSchema, {
  ...recordedByShape,
  ...settledShape,
});

/** What only staff read. */
const noteSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** To whom it was written, with an order that was handed over. */
  receiver: z.optional(authorSchema),
  ...recordedByShape,
  at: dateTime,
});

const linkSchema = z.object({
  /** 1, 2, …; a new link revokes the one before. */
  number: z.int(),
  at: dateTime,
  changeId: z.optional(z.string()),
  by: recordedByShape.by,
});

/** Of a request that staff opened. For staff only. */
const originSchema = z.object({
  /** One of `requestWays`. */
  way: z.string(),
  /** A telephone number or a WeChat name. */
  contact: z.optional(z.string()),
  ...recordedByShape,
});

/** The order's part of a submission's record. New records, and those of early releases, have none of it. */
export const orderShape = {
  /** How the request came, where the client has not sent it. */
  origin: z.optional(originSchema),
  link: z.optional(linkSchema),
  /** Oldest first, like all lists here. */
  offers: z.optional(z.array(staffOfferSchema)),
  /** The latest: what it accepts is what holds. */
  acceptance: z.optional(acceptanceSchema),
  /** Those that an accepted amendment has replaced. */
  earlierAcceptances: z.optional(z.array(acceptanceSchema)),
  refusals: z.optional(z.array(staffRefusalSchema)),
  messages: z.optional(z.array(staffMessageSchema)),
  notes: z.optional(z.array(noteSchema)),
  ...sourceRecordShape,
  ...deliveryRecordShape,
  ...jobRecordShape,
  /** By the office, of an order that was accepted by payment. */
  decline: z.optional(staffDeclineSchema),
  /** To whom the invoice is made out. */
  billing: z.optional(staffBillingSchema),
  ...invoiceRecordShape,
  /** What the client asks about their own data. */
  wishes: z.optional(z.array(wishSchema)),
  /** By the payment provider. */
  payments: z.optional(z.array(orderPaymentSchema)),
  /** Recorded by staff. */
  recordedPayments: z.optional(z.array(recordedPaymentSchema)),
};

/** Those whose names belong to `quoteFormat`. */
export const orderSchemas = [
  authorSchema,
  originSchema,
  linkSchema,
  staffOfferSchema,
  acceptanceSchema,
  staffRefusalSchema,
  staffDeclineSchema,
  staffMessageSchema,
  noteSchema,
  addresseeSchema,
  staffBillingSchema,
  ...invoiceSchemas,
  wishSchema,
  ...sourceSchemas,
  ...deliverySchemas,
  ...jobSchemas,
  ...paymentSchemas,
  ...recordedPaymentSchemas,
];
