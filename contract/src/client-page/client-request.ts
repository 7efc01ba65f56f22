import * as z from 'zod/mini';
import { awaitedDelivery, confirmationDueAt } from '../life/awaited-delivery.ts';
import { type LifeState, linkEndsAt } from '../life/life-state.ts';
import { answerDueAt } from '../life/order-dues.ts';
import { orderLife } from '../life/order-life.ts';
import { moneyOnWire } from '../life/order-money.ts';
import { canTakeBack, findOpenSources, sourceState } from '../life/source-state.ts';
import { problemSchema } from '../problem/problem.ts';
import { billingSchema } from '../record/billing.ts';
import { toDateTime } from '../record/decision.ts';
import { declineSchema } from '../record/decline.ts';
import { deliverySchema } from '../record/delivery.ts';
import { completedAt } from '../record/ended-at.ts';
import { invoiceSchema, shownInvoices } from '../record/invoice.ts';
import { acceptanceSchema, messageSchema, offerSchema, refusalSchema } from '../record/order.ts';
import { moneySchema } from '../record/payment.ts';
import { type QuoteSubmission, quoteReceiptSchema } from '../record/quote.ts';
import { reversalSchema } from '../record/recorded-payment.ts';
import { mapFields, type PageFieldName, pageFieldNames } from '../record/request-fields.ts';
import { recordShape } from '../record/request-record.ts';
import { sourceSchema } from '../record/source.ts';
import { clientWishSchema } from '../record/wish.ts';
import {
  cardPaymentSchema,
  clientPaymentSchema,
  listCardPayments,
  toClientPayment,
  type WaysToPay,
} from './client-payment.ts';

const dateTime = z.iso.datetime();

type PageShape = Pick<typeof recordShape, PageFieldName>;

/** A recorded payment without the office's notes and devices. */
const clientRecordedPaymentSchema = z.object({
  amount: z.string(),
  currency: z.string(),
  /** A `PaymentWay`. */
  way: z.string(),
  receivedOn: z.iso.date(),
  at: dateTime,
  reversal: z.optional(z.pick(reversalSchema, { kind: true, at: true })),
});

/** A document or a reference file that was added after the request. */
const clientSourceSchema = z.extend(sourceSchema, {
  /** A `SourceState`. */
  state: z.string(),
  /** Hexadecimal: on the receipt of an order that is over. */
  fileSha256: z.optional(z.string()),
  /** While the office has yet to answer: until when it promised to. */
  answerDueAt: z.optional(dateTime),
  /** Whether the client can take it back. */
  canTakeBack: z.boolean(),
});

export type ClientSource = z.infer<typeof clientSourceSchema>;

/** A submission as its client may see it: what this does not name never leaves the server. */
export const clientRequestSchema = z.object({
  reference: z.string(),
  /** A `LifeState`. */
  state: z.string(),
  /** The server's time when it answered; everything else here is as of that moment. */
  servedAt: dateTime,
  createdAt: dateTime,
  ...(mapFields(pageFieldNames, (name) => recordShape[name]) as PageShape),
  fileName: z.string(),
  fileSize: z.int(),
  /** Of the client's document, hexadecimal: on the receipt of an order that is over. */
  fileSha256: z.optional(z.string()),
  /** Present while a clock runs for the document of a completed order. */
  fileDeletionDueAt: z.optional(dateTime),
  fileDeletedAt: z.optional(dateTime),
  /** What was added since, oldest first; what was taken back too. */
  sources: z.array(clientSourceSchema),
  wordCount: z.int(),
  estimatedWordCount: z.int(),
  /** A `WordCountBasis`. */
  wordCountBasis: z.string(),
  measurement: quoteReceiptSchema.shape.measurement,
  /** US dollars, two decimals; a guess before there is an offer. */
  estimatedCost: z.string(),
  ratesReplacedAt: quoteReceiptSchema.shape.ratesReplacedAt,
  /** What is due next: see `Due`. */
  due: z.optional(z.object({ what: z.string(), by: z.string(), at: dateTime })),
  /** Whether the office has missed its own deadline. */
  isLate: z.boolean(),
  /** Every version, oldest first. */
  offers: z.array(offerSchema),
  /** The version that can be accepted now. */
  openVersion: z.optional(z.int()),
  acceptance: z.optional(acceptanceSchema),
  refusals: z.array(refusalSchema),
  /** Why and when the office declined an order that was accepted by payment. */
  decline: z.optional(declineSchema),
  messages: z.array(messageSchema),
  /** The id of the office's message that still needs an answer. */
  questionId: z.optional(z.string()),
  /** What was handed over, oldest first. */
  deliveries: z.array(
    z.extend(deliverySchema, {
      /** Only of the last one, while the client can still respond; after this moment it counts as confirmed. */
      confirmationDueAt: z.optional(dateTime),
    }),
  ),
  /** Absent before acceptance, unless an estimate can be paid. */
  payment: z.optional(clientPaymentSchema),
  /** The sums of the accepted quote. */
  money: z.optional(moneySchema),
  /** What came by the provider's page, oldest first. */
  cardPayments: z.optional(z.array(cardPaymentSchema)),
  /** What the office has recorded of the client's payments, oldest first; countered ones included. */
  recordedPayments: z.optional(z.array(clientRecordedPaymentSchema)),
  /** To whom the invoice is made out. */
  billing: z.optional(billingSchema),
  /** Those that the office has attached, oldest first. */
  invoices: z.optional(z.array(invoiceSchema)),
  /** What the client has asked about their own data. */
  wishes: z.optional(z.array(clientWishSchema)),
  completedAt: z.optional(dateTime),
  /** When this page ends. */
  linkEndsAt: z.optional(dateTime),
  /** Whether this client is sent mail: if not, the page must not mention it. */
  hasMail: z.boolean(),
});

export type ClientRequest = z.infer<typeof clientRequestSchema>;

/** Body of a 409 on the client's page: the reason, and the current state. */
export const clientConflictSchema = z.extend(problemSchema, { request: clientRequestSchema });

/** What an office has set up beside the page. */
export interface OfficeMeans {
  /** Whether mails go out. */
  readonly hasMail: boolean;
  readonly waysToPay?: WaysToPay;
}

/** What the client may see of a submission at `at`, in ms since the epoch. */
export function toClientRequest(
  quote: Omit<QuoteSubmission, 'id'> & { readonly fileSha256?: string },
  { at, hasMail, waysToPay = { hasCards: false } }: OfficeMeans & { readonly at: number },
): ClientRequest {
  const { state, openOffer, question, due, isLate } = orderLife(
    // The page lists what is due about the order: wishes have a section of their own, and mails concern the office.
    { ...quote, wishes: undefined, mails: undefined },
    at,
  );
  const { offers = [], refusals = [], messages = [] } = quote;
  const { fileDeletionDueAt, fileSha256, ...known } = quote;
  const completed = completedAt(quote);
  const endsAt = linkEndsAt(quote);
  return z.parse(clientRequestSchema, {
    ...known,
    state,
    servedAt: toDateTime(at),
    ...(state === 'completed' && { fileDeletionDueAt }),
    ...(isOnReceipt(state) && { fileSha256 }),
    sources: toClientSources(quote, isOnReceipt(state)),
    ...(due !== null && { due: { ...due, at: toDateTime(due.at) } }),
    isLate,
    offers,
    ...(openOffer !== null && { openVersion: openOffer.version }),
    refusals,
    messages,
    ...(question !== null && { questionId: question.id }),
    deliveries: toClientDeliveries(quote),
    invoices: shownInvoices(quote),
    payment: toClientPayment(quote, waysToPay, at),
    money: moneyOnWire(quote),
    cardPayments: listCardPayments(quote),
    ...(completed !== null && { completedAt: completed }),
    ...(endsAt !== null && { linkEndsAt: toDateTime(endsAt) }),
    hasMail: hasMail && quote.customerEmail !== '',
  });
}

/** The receipt of an order that is over names each document by its hash. */
function isOnReceipt(state: LifeState): boolean {
  return state === 'completed' || state === 'deleted';
}

function toClientSources(
  quote: Parameters<typeof findOpenSources>[0],
  withHash: boolean,
): readonly z.input<typeof clientSourceSchema>[] {
  const open = findOpenSources(quote);
  return (quote.sources ?? []).map((source) => {
    const { answer, fileSha256, ...known } = source;
    return {
      ...known,
      ...(answer !== undefined && { answer: answer.what }),
      ...(withHash && { fileSha256 }),
      state: sourceState(quote, source),
      ...(open.includes(source) && { answerDueAt: toDateTime(answerDueAt(source)) }),
      canTakeBack: source.from === 'client' && canTakeBack(quote, source),
    };
  });
}

function toClientDeliveries(quote: Pick<QuoteSubmission, 'deliveries' | 'status' | 'history'>) {
  const dueAt = confirmationDueAt(quote);
  const awaited = dueAt === null ? null : awaitedDelivery(quote);
  return (quote.deliveries ?? []).map((delivery) =>
    dueAt !== null && delivery === awaited
      ? { ...delivery, confirmationDueAt: toDateTime(dueAt) }
      : delivery,
  );
}
