import type { QuoteSubmission } from '../quote/quote.ts';
import { replyDueAt, replyHours } from '../text/deadline.ts';
import type { Message, Offer } from './order.ts';

/**
 * Where an order stands, for the office and the client alike:
 * - `received`: nobody has answered; `question`: the office has asked, and made no offer yet.
 * - `quoted`: an offer is open; `expired`, `declined`: the last one is not.
 * - `accepted`: and not delivered; `in-progress`: the same without an accepted offer.
 * - `delivered`: and not confirmed. A revision that was asked for leads back to `accepted`.
 * - `deleted`: it is over, and its document is gone.
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

/** What the console calls these: `new` is untouched by the office, `overdue` is late by its own word. */
export const lifeViews = ['new', 'to-answer', 'waiting', 'to-deliver', 'overdue'] as const;

export type LifeView = (typeof lifeViews)[number];

export interface Due {
  readonly what: 'reply' | 'answer' | 'decision' | 'delivery' | 'confirmation' | 'deletion';
  readonly by: 'office' | 'client' | 'server';
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface OrderLife {
  readonly state: LifeState;
  /** The offer that can be accepted now. */
  readonly openOffer: Offer | null;
  /** The office's question that the client has not answered. */
  readonly question: Message | null;
  /** The client's last message, as long as the office has not answered. */
  readonly unanswered: Message | null;
  /** What is due next: what is late first. */
  readonly due: Due | null;
  readonly isLate: boolean;
  readonly views: readonly LifeView[];
}

export type LifeFields = Pick<
  QuoteSubmission,
  | 'status'
  | 'createdAt'
  | 'filePath'
  | 'fileDeletionDueAt'
  | 'fileDeletionCause'
  | 'history'
  | 'offers'
  | 'acceptance'
  | 'refusals'
  | 'messages'
  | 'notes'
  | 'deliveries'
>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Days after a delivery in which the client can ask for a revision; then it counts as confirmed. */
export const confirmationDays = 7;

/** Days after completion until the client's page ends. */
const linkDays = 90;

/** Everything there is to say of where a submission stands at `at`, in ms since the epoch. */
export function orderLife(quote: LifeFields, at: number): OrderLife {
  const openOffer = findOpenOffer(quote, at);
  const question = findQuestion(quote);
  const unanswered = findUnanswered(quote);
  const state = lifeState(quote, at);
  const due = dueNext(quote, at);
  const isLate = due !== null && due.by === 'office' && due.at < at;
  const known = { state, openOffer, question, unanswered, due, isLate };
  return { ...known, views: viewsOf(quote, known) };
}

/** The latest offer, open or not. */
export function latestOffer({ offers }: Pick<LifeFields, 'offers'>) {
  return offers?.at(-1) ?? null;
}

/** The offer that can be accepted at `at`: the latest, neither expired nor declined, of an order that is not over. */
export function findOpenOffer(quote: LifeFields, at: number) {
  const offer = latestOffer(quote);
  if (offer === null || quote.acceptance !== undefined || isOver(quote)) return null;
  return isExpired(offer, at) || isDeclined(quote, offer.version) ? null : offer;
}

/** An offer can be accepted until its moment, and not at it. */
export function isExpired({ validUntil }: Pick<Offer, 'validUntil'>, at: number): boolean {
  return Date.parse(validUntil) <= at;
}

export function isDeclined({ refusals = [] }: LifeFields, version: number): boolean {
  return refusals.some((refusal) => refusal.version === version);
}

/** Whether no more offers or acceptances are expected, unless the office takes it up again. */
export function isOver({ status }: Pick<LifeFields, 'status'>): boolean {
  return status === 'completed' || status === 'cancelled';
}

function findQuestion({ messages = [] }: LifeFields): Message | null {
  const last = messages.at(-1);
  return last?.from === 'office' && last.isQuestion === true ? last : null;
}

function findUnanswered({ messages = [], offers = [] }: LifeFields): Message | null {
  const last = messages.at(-1);
  if (last?.from !== 'client') return null;
  const isAnsweredByOffer = offers.some((offer) => offer.at > last.at);
  return isAnsweredByOffer ? null : last;
}

function lifeState(quote: LifeFields, at: number): LifeState {
  const { status, filePath, fileDeletionCause, acceptance } = quote;
  const isAbandoned = status === 'pending' && fileDeletionCause === 'abandoned';
  if (filePath === undefined && (isOver(quote) || isAbandoned)) return 'deleted';
  if (status === 'completed' || status === 'cancelled') return status;
  if (isDelivered(quote)) return 'delivered';
  if (acceptance !== undefined) return 'accepted';
  if (findOpenOffer(quote, at) !== null) return 'quoted';
  if (status === 'in-progress') return 'in-progress';
  const offer = latestOffer(quote);
  if (offer !== null) return isDeclined(quote, offer.version) ? 'declined' : 'expired';
  return findQuestion(quote) === null ? 'received' : 'question';
}

function isDelivered({ deliveries = [] }: LifeFields): boolean {
  const last = deliveries.at(-1);
  return last !== undefined && last.revision === undefined;
}

function dueNext(quote: LifeFields, at: number): Due | null {
  const dues = duesOf(quote, at).sort((one, other) => one.at - other.at);
  return dues.find((due) => due.by === 'office' && due.at < at) ?? dues[0] ?? null;
}

function duesOf(quote: LifeFields, at: number): Due[] {
  const { createdAt, messages = [], fileDeletionDueAt } = quote;
  const state = lifeState(quote, at);
  const unanswered = findUnanswered(quote);
  const isReplied = messages.some(({ from }) => from === 'office');
  const offer = findOpenOffer(quote, at);
  const accepted = acceptedOffer(quote);
  const dues: (Due | false)[] = [
    state === 'received' && !isReplied && office('reply', replyDueAt(createdAt)),
    unanswered !== null &&
      !isOver(quote) &&
      office('answer', Date.parse(unanswered.at) + replyHours * hourMs),
    offer !== null && { what: 'decision', by: 'client', at: Date.parse(offer.validUntil) },
    state === 'accepted' &&
      accepted !== undefined &&
      office('delivery', Date.parse(accepted.deliverBy)),
    state === 'delivered' && { what: 'confirmation', by: 'client', at: confirmationDueAt(quote) },
    state === 'completed' &&
      fileDeletionDueAt !== undefined && {
        what: 'deletion',
        by: 'server',
        at: Date.parse(fileDeletionDueAt),
      },
  ];
  return dues.filter((due) => due !== false);
}

function office(what: Due['what'], at: number): Due {
  return { what, by: 'office', at };
}

function acceptedOffer({ offers = [], acceptance }: LifeFields): Offer | undefined {
  return offers.find(({ version }) => version === acceptance?.version);
}

function confirmationDueAt({ deliveries = [] }: LifeFields): number {
  return Date.parse(deliveries.at(-1)?.at ?? '') + confirmationDays * dayMs;
}

function viewsOf(quote: LifeFields, life: Omit<OrderLife, 'views'>): LifeView[] {
  const { state, openOffer, question, unanswered, isLate } = life;
  const { history, offers = [], messages = [], notes = [] } = quote;
  const isPending = quote.status === 'pending' && state !== 'deleted';
  const isTouched =
    history.some(({ count }, index) => index > 0 && count === undefined) ||
    offers.length + notes.length > 0 ||
    messages.some(({ from }) => from === 'office');
  const isWaiting = openOffer !== null || question !== null || state === 'delivered';
  const views = {
    new: isPending && !isTouched,
    'to-answer': (isPending && !isWaiting) || (unanswered !== null && !isOver(quote)),
    waiting: isWaiting && !isOver(quote),
    'to-deliver': state === 'accepted' || state === 'in-progress',
    overdue: isLate,
  } satisfies Record<LifeView, boolean>;
  return lifeViews.filter((view) => views[view]);
}

/** When a completed order was completed; `null` for others. Completed again after it was taken up, it is later. */
export function completedAt({ status, history }: Pick<LifeFields, 'status' | 'history'>) {
  if (status !== 'completed') return null;
  const others = history.map((entry) => entry.status !== 'completed');
  return history[others.lastIndexOf(true) + 1]?.at ?? null;
}

/** When the client's page of a completed order ends, in ms since the epoch; `null` while it does not. */
export function linkEndsAt(quote: Pick<LifeFields, 'status' | 'history'>): number | null {
  const completed = completedAt(quote);
  return completed === null ? null : Date.parse(completed) + linkDays * dayMs;
}
