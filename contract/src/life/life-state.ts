import { areFilesGone } from '../files/order-files.ts';
import { keptFor } from '../keeping/kept-for.ts';
import { completedAt } from '../record/ended-at.ts';
import type { Message, Offer } from '../record/order.ts';
import type { QuoteSubmission } from '../record/quote.ts';
import { isOverStatus, statusRules } from '../record/status.ts';
import { awaitedDelivery } from './awaited-delivery.ts';

/**
 * The state of an order, for office and client alike:
 * - `received`: nobody has answered; `question`: the office has asked, and made no offer yet.
 * - `quoted`: an offer is open; `expired`, `declined`: the last one is not.
 * - `accepted`: and not delivered; `in-progress`: the same without an accepted offer.
 * - `delivered`: and not confirmed. A revision that was asked for leads back to `accepted`.
 * - `deleted`: it is over, and all its documents are gone.
 */
export const lifeStates = [
  'received',
  'question',
  'quoted',
  'expired',
  'declined',
  'accepted',
  'in-progress',
  'delivered',
  'completed',
  'cancelled',
  'deleted',
] as const;

export type LifeState = (typeof lifeStates)[number];

/** The fields that the state depends on. */
export type LifeFields = Pick<
  QuoteSubmission,
  | 'status'
  | 'createdAt'
  | 'openedAt'
  | 'filePath'
  | 'fileDeletionDueAt'
  | 'fileName'
  | 'fileDeletionCause'
  | 'history'
  | 'offers'
  | 'acceptance'
  | 'earlierAcceptances'
  | 'refusals'
  | 'decline'
  | 'messages'
  | 'notes'
  | 'sources'
  | 'deliverables'
  | 'deliveries'
  | 'jobs'
  | 'wishes'
  | 'mails'
  | 'payments'
  | 'recordedPayments'
>;

type OfferFields = Pick<LifeFields, 'status' | 'offers' | 'acceptance' | 'refusals'>;

const dayMs = 86_400_000;

/** The latest offer, open or not. */
export function latestOffer({ offers }: Pick<LifeFields, 'offers'>) {
  return offers?.at(-1) ?? null;
}

/** The offer that was accepted. */
export function acceptedOffer<Kind extends Pick<Offer, 'version'>>({
  offers = [],
  acceptance,
}: {
  readonly offers?: readonly Kind[] | undefined;
  readonly acceptance?: { readonly version: number } | undefined;
}): Kind | null {
  return offers.find(({ version }) => version === acceptance?.version) ?? null;
}

/** The accepted offer, whatever was offered since; before that, the latest. */
export function offerThatHolds(quote: Pick<LifeFields, 'offers' | 'acceptance'>) {
  return acceptedOffer(quote) ?? latestOffer(quote);
}

/** The accepted quote, unless the order was cancelled. */
export function findPayableOffer(quote: Pick<LifeFields, 'status' | 'offers' | 'acceptance'>) {
  return quote.status === 'cancelled' ? null : acceptedOffer(quote);
}

/** The estimate that a payment accepts, expired or not; `null` once anything was accepted. */
export function findPayableEstimate(quote: OfferFields) {
  if (quote.acceptance !== undefined) return null;
  const offer = findUndecidedOffer(quote);
  return offer?.fromEstimate === true ? offer : null;
}

/** The latest offer of an order that is not over, expired or not, if the client has neither accepted nor declined it. */
export function findUndecidedOffer(quote: OfferFields) {
  const offer = latestOffer(quote);
  if (offer === null || offer.version === quote.acceptance?.version || isOver(quote)) return null;
  return isDeclined(quote, offer.version) ? null : offer;
}

/** The offer that can be accepted at `at`: undecided, and not expired. */
export function findOpenOffer(quote: OfferFields, at: number) {
  const offer = findUndecidedOffer(quote);
  return offer === null || isExpired(offer, at) ? null : offer;
}

/** `validUntil` itself is too late. */
export function isExpired({ validUntil }: Pick<Offer, 'validUntil'>, at: number): boolean {
  return Date.parse(validUntil) <= at;
}

export function isDeclined(
  { refusals = [] }: Pick<LifeFields, 'refusals'>,
  version: number,
): boolean {
  return refusals.some((refusal) => refusal.version === version);
}

/** The client's refusal of an amendment, as long as the office has not reacted: what was accepted holds meanwhile. */
export function findDeclinedAmendment(quote: LifeFields) {
  const { refusals = [], acceptance } = quote;
  const last = refusals.at(-1);
  if (last === undefined || acceptance === undefined || isOver(quote)) return null;
  const isMeant = last.version > acceptance.version && last.settled === undefined;
  return isMeant && !isReactedTo(quote, last) ? last : null;
}

/** Whether the order is over: no more offers or acceptances, unless the office reopens it. */
export function isOver({ status }: Pick<LifeFields, 'status'>): boolean {
  return isOverStatus(status);
}

/** The office's question that the client has not answered. */
export function findQuestion({ messages = [] }: LifeFields): Message | null {
  const last = messages.at(-1);
  return last?.from === 'office' && last.isQuestion === true ? last : null;
}

/** The client's last message, as long as the office has not answered it, at whatever status. */
export function findUnanswered(quote: LifeFields): Message | null {
  const last = quote.messages?.at(-1);
  return last?.from !== 'client' || isAnswered(quote, last) ? null : last;
}

/** The revision that the client has asked for, as long as the office has not answered. */
export function findAskedRevision(quote: LifeFields) {
  const revision = quote.deliveries?.at(-1)?.revision;
  return revision === undefined || isAnswered(quote, revision) ? null : revision;
}

/** Whether the office has answered what the client wrote, or settled it. */
function isAnswered(
  quote: LifeFields,
  written: { readonly id?: string | undefined; readonly at: string },
): boolean {
  const isSettled = quote.messages?.some(({ id, settled }) => id === written.id && settled);
  return isSettled === true || isReactedTo(quote, written);
}

/**
 * Whether the office has reacted to what the client sent: by a message, a quote, a delivery, or by ending the order.
 */
export function isReactedTo(
  { messages = [], offers = [], deliveries = [], history }: LifeFields,
  { at: sentAt }: { readonly at: string },
): boolean {
  const ended = history.filter(
    // An order that was ended by the client or by time has no sender.
    ({ status, device, changeId, contact, assignment }) =>
      isOverStatus(status) &&
      contact === undefined &&
      assignment === undefined &&
      (device ?? changeId) !== undefined,
  );
  const said = messages.filter(({ from }) => from === 'office');
  return [...said, ...offers, ...deliveries, ...ended].some(({ at }) => at > sentAt);
}

/** The state of an order at `at`, in ms since the epoch. */
export function lifeState(quote: LifeFields, at: number): LifeState {
  const { status, fileDeletionCause, acceptance } = quote;
  const isAbandoned = status === 'pending' && fileDeletionCause === 'abandoned';
  if (areFilesGone(quote) && (isOver(quote) || isAbandoned)) return 'deleted';
  if (isOverStatus(status)) return status;
  if (awaitedDelivery(quote) !== null) return 'delivered';
  if (acceptance !== undefined) return 'accepted';
  if (findOpenOffer(quote, at) !== null) return 'quoted';
  if (statusRules(status).isInWork) return 'in-progress';
  const offer = latestOffer(quote);
  if (offer !== null) return isDeclined(quote, offer.version) ? 'declined' : 'expired';
  return findQuestion(quote) === null ? 'received' : 'question';
}

/** When the client's page of a completed order ends, in ms since the epoch; `null` while it does not. */
export function linkEndsAt(quote: Pick<LifeFields, 'status' | 'history'>): number | null {
  const completed = completedAt(quote);
  return completed === null ? null : Date.parse(completed) + keptFor.linkDays * dayMs;
}
