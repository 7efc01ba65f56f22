import * as z from 'zod/mini';
import { type Decision, toDateTime } from '../../record/decision.ts';
import { keepRates } from '../../record/keep-rates.ts';
import { noDocument } from '../../record/no-document.ts';
import { textLimits } from '../../record/order.ts';
import type { PricesInEffect } from '../../record/prices-in-effect.ts';
import { quoteSubmissionSchema } from '../../record/quote.ts';
import {
  cleanQuoteRequest,
  type FieldProblem,
  findFieldProblems,
  type QuoteRequestFields,
} from '../../record/quote-request.ts';
import { toRecord } from '../../record/request-record.ts';
import { senderShape } from '../../record/sender.ts';
import { initialQuoteStatus } from '../../record/status.ts';
import type { StoredQuote } from '../../record/stored-quote.ts';
import { readLine, readLines } from '../../text/order-text.ts';
import { endpoint } from '../endpoint.ts';

/** How a request that staff open has reached the office. */
export const requestWays = ['telephone', 'wechat', 'counter', 'mail'] as const;

const requestSchema = z.object({
  way: z.enum(requestWays),
  customerName: z.string(),
  customerEmail: z.optional(z.string()),
  /** A telephone number or a WeChat name. */
  contact: z.optional(z.string()),
  translationDirection: z.string(),
  serviceType: z.optional(z.string()),
  deliveryTimeline: z.optional(z.string()),
  deadlineDate: z.optional(z.string()),
  deadlineTime: z.optional(z.string()),
  timeZone: z.optional(z.string()),
  /** Of the client's page, and of all mails. */
  language: z.optional(z.string()),
  /** What the client said: becomes a note that only staff can read. */
  said: z.optional(z.string()),
  device: senderShape.device,
  /** Sent again, it answers with the request that it has opened. */
  changeId: z.string().check(z.minLength(8), z.maxLength(64)),
});

export type OpenRequest = z.output<typeof requestSchema>;

/** Opens a request without a document, for a client who has telephoned, written or come by. Nothing is mailed. */
export const openRequest = endpoint({
  method: 'POST',
  path: '/api/quotes',
  access: 'staff',
  request: requestSchema,
  invalid: `Give \`changeId\`, \`customerName\`, \`translationDirection\` and \`way\`, one of: ${requestWays.join(', ')}.`,
  status: 201,
  response: z.object({
    quote: quoteSubmissionSchema,
    /** The client's page, to hand on. */
    requestPath: z.optional(z.string()),
  }),
});

/** What a request consists of, once it is checked. */
export interface OpenedRequest {
  readonly fields: QuoteRequestFields;
  readonly origin: NonNullable<StoredQuote['origin']>;
  readonly said: string | null;
}

type OpenedField = FieldProblem['field'] | 'contact' | 'said';

/** What is wrong with a request: the first such field. */
export interface OpenProblem extends Pick<FieldProblem, 'message'> {
  readonly field: OpenedField;
  readonly kind: FieldProblem['kind'] | 'over';
}

/** Checks and cleans what staff typed. A name and a service are enough. */
export function readOpenRequest({
  way,
  contact = '',
  said = '',
  device,
  changeId: _id,
  ...typed
}: OpenRequest): OpenedRequest | OpenProblem {
  const given = Object.entries(typed).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text] as const],
  );
  const fields = cleanQuoteRequest(new Map(given));
  const [problem] = findFieldProblems(fields).filter(
    ({ field, kind }) => field !== 'customerEmail' || kind !== 'missing',
  );
  if (problem !== undefined) return problem;
  const reachedBy = readLine(contact, textLimits.name);
  if ('fault' in reachedBy && reachedBy.fault === 'text-too-long') {
    return tooLong('contact', textLimits.name);
  }
  const note = readLines(said, textLimits.note);
  if ('fault' in note && note.fault === 'text-too-long') return tooLong('said', textLimits.note);
  const origin = {
    way,
    ...('text' in reachedBy && { contact: reachedBy.text }),
    ...(device !== undefined && { device }),
  };
  return { fields, origin, said: 'text' in note ? note.text : null };
}

function tooLong(field: OpenedField, maxLength: number): OpenProblem {
  return {
    field,
    kind: 'too-long',
    message: `The text is longer than ${maxLength} characters: shorten it.`,
  };
}

interface OpenCommand extends Readonly<Pick<StoredQuote, 'id' | 'reference'>> {
  readonly opened: OpenedRequest;
  readonly changeId: string;
  /** Digest of the first key to the client's page, see `StoredQuote`. */
  readonly linkDigest: string;
  readonly idempotencyKey: string;
  readonly prices: PricesInEffect;
}

/**
 * Adds a submission that has no document. Its sender may have been offline for long, so a repeat is answered with
 * the first one whatever has been corrected in it since.
 * @param first what is stored under the key.
 * @param at in ms since the epoch.
 */
export function decideOpenRequest(
  first: StoredQuote | undefined,
  { id, reference, opened, changeId, linkDigest, idempotencyKey, prices }: OpenCommand,
  at: number,
): Decision<StoredQuote> {
  if (first !== undefined) return { kind: 'unchanged', quote: first };
  const { fields, origin, said } = opened;
  const asked = toRecord(fields);
  const moment = toDateTime(at);
  const by = origin.device === undefined ? {} : { device: origin.device };
  const quote: StoredQuote = {
    id,
    status: initialQuoteStatus,
    ...asked,
    ...keepRates(asked, prices),
    ...noDocument,
    createdAt: moment,
    reference,
    idempotencyKey,
    revision: 1,
    updatedAt: moment,
    history: [{ status: initialQuoteStatus, at: moment, changeId, ...by }],
    origin,
    ...(said !== null && { notes: [{ id: changeId, text: said, at: moment, ...by }] }),
    link: { number: 1, at: moment },
    linkDigest,
  };
  return { kind: 'changed', quote };
}
