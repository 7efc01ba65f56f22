import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { acceptedOffer, lifeStates } from '@yiqiao/contract/life/life-state';
import { replyHours } from '@yiqiao/contract/text/deadline';
import type { ClockSubject } from '../../content/en/request/now.ts';
import type { PageState, Step } from '../../content/en/request/states.ts';
import { isFirstPricePaid } from './money-of.ts';
import { awaitsPayment, hasArrived } from './payment-phase.ts';

/** What the full stop of a state looks like. */
export type StopLook =
  | { readonly kind: 'clock'; readonly fraction: number }
  | { readonly kind: 'late' | 'question' | 'open' | 'full' | 'gone' | 'void' };

/** The state that the page shows; a state that this version does not know is shown as received. */
export function stateOf(request: ClientRequest): Exclude<PageState, 'replaced'> {
  const state = lifeStates.find((known) => known === request.state) ?? 'received';
  if (state === 'deleted') return request.completedAt === undefined ? 'deleted' : 'thanks';
  if (state !== 'accepted') return state;
  if (isInRevision(request)) return 'revision';
  if (request.deliveries.length > 0 || isPaid(request)) return 'in-progress';
  return awaitsPayment(request) ? 'to-pay' : 'accepted';
}

function isPaid(request: ClientRequest): boolean {
  return request.payment?.state === 'paid' || isFirstPricePaid(request);
}

/** Whether the client has asked for a revision of the last delivery. */
function isInRevision({ deliveries }: ClientRequest): boolean {
  return deliveries.at(-1)?.revision !== undefined;
}

/** Whether the order is over, and its page is the receipt. */
export function isOverState(state: PageState): state is 'completed' | 'thanks' | 'deleted' {
  return state === 'completed' || state === 'thanks' || state === 'deleted';
}

export interface Clock {
  readonly subject: ClockSubject;
  /** When it began and when it expires, in ms since the epoch. */
  readonly from: number;
  readonly until: number;
}

/** The clock for what the office owes, or until the files are deleted; `null` if nothing is due. */
export function findClock(request: ClientRequest): Clock | null {
  const { createdAt, acceptance, completedAt } = request;
  const due = officesDue(request);
  if (due === undefined || due.by === 'client') return null;
  const until = Date.parse(due.at);
  if (due.what === 'deletion') {
    return { subject: 'deletion', from: Date.parse(completedAt ?? due.at), until };
  }
  if (due.what === 'reply') return { subject: 'reply', from: Date.parse(createdAt), until };
  if (due.what === 'answer' || due.what === 'revision') {
    return { subject: 'answer', from: until - replyHours * 3_600_000, until };
  }
  if (due.what !== 'delivery' || acceptance === undefined || !hasStarted(request)) return null;
  return { subject: 'delivery', from: startedAt(request, acceptance.at), until };
}

/** Neither an amendment nor an added document that waits for an answer stops work on what was accepted. */
function officesDue(request: ClientRequest): ClientRequest['due'] {
  const { due, acceptance, deliveries } = request;
  const isAside = due?.what === 'decision' || due?.what === 'file';
  if (!isAside || acceptance === undefined) return due;
  const offer = acceptedOffer(request);
  if (offer === null || deliveries.length > 0) return undefined;
  return { what: 'delivery', by: 'office', at: offer.deliverBy };
}

/**
 * Whether the delivery time has started: by the terms, when the payment arrives, or with the acceptance of a quote
 * that names another day to pay by.
 */
export function hasStarted(request: ClientRequest): boolean {
  return (
    hasArrived(request) ||
    isFirstPricePaid(request) ||
    acceptedOffer(request)?.payBy !== undefined ||
    request.deliveries.length > 0
  );
}

function startedAt({ payment, recordedPayments = [] }: ClientRequest, acceptedAt: string): number {
  const moments = [
    ...recordedPayments.map(({ receivedOn }) => receivedOn),
    ...(payment?.paidAt === undefined ? [] : [payment.paidAt]),
  ].map(Date.parse);
  return moments.length > 0 ? Math.max(...moments) : Date.parse(acceptedAt);
}

/** The fraction of a clock's time that has passed at `now`, 0 … 1. */
function fractionOf({ from, until }: Clock, now: number): number {
  if (until <= from) return 1;
  return Math.min(1, Math.max(0, (now - from) / (until - from)));
}

export function lookOf(request: ClientRequest, now: number): StopLook {
  const clock = findClock(request);
  switch (stateOf(request)) {
    case 'received':
    case 'in-progress':
      if (clock !== null && clock.until < now) return { kind: 'late' };
      return { kind: 'clock', fraction: clock === null ? 0 : fractionOf(clock, now) };
    case 'question':
      return { kind: 'question' };
    case 'quoted':
    case 'to-pay':
      return { kind: 'open' };
    case 'expired':
    case 'declined':
    case 'cancelled':
      return { kind: 'void' };
    case 'accepted':
      return { kind: clock !== null && clock.until < now ? 'late' : 'full' };
    case 'revision':
    case 'delivered':
    case 'completed':
    case 'thanks':
      return { kind: 'full' };
    case 'deleted':
      return { kind: 'gone' };
  }
}

export interface StepState {
  readonly step: Step;
  readonly isCurrent: boolean;
  readonly look: StopLook;
  /** When it was reached; absent if that is unknown or has not happened. */
  readonly at?: string;
}

/** The five steps, and which of them the request has reached. */
export function listSteps(request: ClientRequest, now: number): readonly StepState[] {
  const { createdAt, offers, acceptance, deliveries, completedAt } = request;
  const state = stateOf(request);
  const current = currentStep[state] ?? lastReached(request);
  const delivered = deliveries.at(-1)?.at ?? completedAt;
  const moments: readonly (readonly [Step, string | undefined])[] = [
    ['received', createdAt],
    ['quoted', (acceptedOffer(request) ?? offers.at(-1))?.at],
    ['accepted', acceptance?.at],
    ['delivered', delivered],
    ['completed', completedAt],
  ];
  const place = moments.findIndex(([step]) => step === current);
  return moments.map(([step, at], index) => ({
    step,
    isCurrent: index === place,
    look: stepLook(index, place, at, lookOf(request, now)),
    ...(at !== undefined && index <= place && { at }),
  }));
}

function stepLook(index: number, place: number, at: string | undefined, look: StopLook): StopLook {
  if (index > place) return { kind: 'open' };
  if (index < place) return { kind: at === undefined && index > 0 ? 'open' : 'full' };
  // What waits for the payment was accepted all the same.
  if (look.kind === 'open' && place > 1) return { kind: 'full' };
  if (look.kind === 'question') return { kind: 'clock', fraction: 0.25 };
  return look.kind === 'void' && place === 1 ? { kind: 'open' } : look;
}

const currentStep: Readonly<Partial<Record<PageState, Step>>> = {
  received: 'received',
  question: 'received',
  quoted: 'quoted',
  expired: 'quoted',
  declined: 'quoted',
  'to-pay': 'accepted',
  accepted: 'accepted',
  'in-progress': 'accepted',
  revision: 'delivered',
  delivered: 'delivered',
  completed: 'completed',
  thanks: 'completed',
};

/** The last step of a request that ended without being completed. */
function lastReached({ offers, acceptance }: ClientRequest): Step {
  if (acceptance !== undefined) return 'accepted';
  return offers.length > 0 ? 'quoted' : 'received';
}
