import * as z from 'zod/mini';
import { problemSchema } from '../http/problem.ts';
import { type QuoteSubmission, quoteReceiptSchema } from '../quote/quote.ts';
import { recordShape } from '../quote/request-fields.ts';
import {
  acceptanceSchema,
  deliverySchema,
  messageSchema,
  offerSchema,
  refusalSchema,
} from './order.ts';
import { completedAt, linkEndsAt, orderLife } from './order-life.ts';

const dateTime = z.iso.datetime();

/** A submission as its client may see it: what this does not name never leaves the server. */
export const clientRequestSchema = z.object({
  reference: z.string(),
  /** A `LifeState`. */
  state: z.string(),
  /** The server's clock at the moment of the answer; every other moment is as of then. */
  servedAt: dateTime,
  createdAt: dateTime,
  language: recordShape.language,
  customerName: recordShape.customerName,
  translationDirection: recordShape.translationDirection,
  serviceType: recordShape.serviceType,
  deliveryTimeline: recordShape.deliveryTimeline,
  deadlineDate: recordShape.deadlineDate,
  deadlineTime: recordShape.deadlineTime,
  timeZone: recordShape.timeZone,
  include: recordShape.include,
  fileName: z.string(),
  fileSize: z.int(),
  /** Present while a clock runs for the document of a completed order. */
  fileDeletionDueAt: z.optional(dateTime),
  fileDeletedAt: z.optional(dateTime),
  wordCount: z.int(),
  estimatedWordCount: z.int(),
  /** A `WordCountBasis`. */
  wordCountBasis: z.string(),
  measurement: quoteReceiptSchema.shape.measurement,
  /** US dollars, two decimals; a guess before there is an offer. */
  estimatedCost: z.string(),
  /** What is due next: see `Due`. */
  due: z.optional(z.object({ what: z.string(), by: z.string(), at: dateTime })),
  /** Whether the office is past its own word. */
  isLate: z.boolean(),
  /** Every version, oldest first. */
  offers: z.array(offerSchema),
  /** The version that can be accepted now. */
  openVersion: z.optional(z.int()),
  acceptance: z.optional(acceptanceSchema),
  refusals: z.array(refusalSchema),
  messages: z.array(messageSchema),
  /** The id of the office's message that waits for an answer. */
  questionId: z.optional(z.string()),
  deliveries: z.array(deliverySchema),
  completedAt: z.optional(dateTime),
  /** When this page ends. */
  linkEndsAt: z.optional(dateTime),
  /** Whether mails go out: without that, nothing on the page may speak of mail. */
  hasMail: z.boolean(),
});

export type ClientRequest = z.infer<typeof clientRequestSchema>;

/** Body of a 409 on the client's page: why not, and what holds now. */
export const clientConflictSchema = z.extend(problemSchema, { request: clientRequestSchema });

/** What the client may see of a submission at `at`, in ms since the epoch. */
export function toClientRequest(
  quote: Omit<QuoteSubmission, 'id'>,
  { at, hasMail }: { readonly at: number; readonly hasMail: boolean },
): ClientRequest {
  const { state, openOffer, question, due, isLate } = orderLife(quote, at);
  const { offers = [], refusals = [], messages = [], deliveries = [] } = quote;
  const { fileDeletionDueAt, ...known } = quote;
  const completed = completedAt(quote);
  const endsAt = linkEndsAt(quote);
  return z.parse(clientRequestSchema, {
    ...known,
    state,
    servedAt: toDateTime(at),
    ...(state === 'completed' && { fileDeletionDueAt }),
    ...(due !== null && { due: { ...due, at: toDateTime(due.at) } }),
    isLate,
    offers,
    ...(openOffer !== null && { openVersion: openOffer.version }),
    refusals,
    messages,
    ...(question !== null && { questionId: question.id }),
    deliveries,
    ...(completed !== null && { completedAt: completed }),
    ...(endsAt !== null && { linkEndsAt: toDateTime(endsAt) }),
    hasMail,
  });
}

function toDateTime(at: number): string {
  return new Date(at).toISOString();
}
