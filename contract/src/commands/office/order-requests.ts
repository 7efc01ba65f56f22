import * as z from 'zod/mini';
import { maxOfferedWords } from '../../money/offer-price.ts';
import { ordinal } from '../../record/ordinal.ts';
import { senderShape } from '../../record/sender.ts';

/** Decisions clean and bound the texts: they have words for what is wrong with one. */
const text = z.string();

/** A price is `pricePerWord` or, fixed, `total`; dollars as decimal text. */
export const offerRequestSchema = z.object({
  wordCount: z.int().check(z.gte(1), z.lte(maxOfferedWords)),
  reason: z.optional(text),
  pricePerWord: z.optional(text),
  total: z.optional(text),
  deliverBy: z.iso.datetime(),
  /** 30 days from now unless given. */
  validUntil: z.optional(z.iso.datetime()),
  note: z.optional(text),
  ...senderShape,
});

export type OfferRequest = z.infer<typeof offerRequestSchema>;

/** A message of the office. Whether it is a question shows in its question mark, unless it is said. */
export const officeMessageRequestSchema = z.object({
  text,
  isQuestion: z.optional(z.boolean()),
  ...senderShape,
});

export type OfficeMessageRequest = z.infer<typeof officeMessageRequestSchema>;

export const noteRequestSchema = z.object({ text, ...senderShape });

export type NoteRequest = z.infer<typeof noteRequestSchema>;

/** Something needs nothing more: see `decideSettlement`. */
export const settlementRequestSchema = z.object({
  what: z.enum(['message', 'mail']),
  /** The id of the message or mail. */
  about: z.string(),
  ...senderShape,
});

export type SettlementRequest = z.infer<typeof settlementRequestSchema>;

export const linkRequestSchema = z.object(senderShape);

export type LinkRequest = z.infer<typeof linkRequestSchema>;

/** Where the client's page is; staff copy it. */
export const linkAnswerSchema = z.object({ requestPath: z.string() });

export const acceptanceRequestSchema = z.object({ version: ordinal, name: text });

export const refusalRequestSchema = z.object({ version: ordinal, reason: z.optional(text) });

/** `changeId` tells a repeat from a second message that says the same. */
export const clientMessageRequestSchema = z.object({ text, changeId: senderShape.changeId });
