import { acceptedOffer, completedAt } from '@yiqiao/contract/life/life-state';
import { type OrderLife, orderLife } from '@yiqiao/contract/life/order-life';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatAsOf, formatDay, formatMoment, formatRecent } from '../clocks/format-time.ts';
import { settledPayment } from '../payments/payment-words.ts';
import { texts } from '../texts/texts.ts';

const names = ['received', 'quoted', 'accepted', 'delivered', 'confirmed'] as const;

export interface LifeStop {
  readonly name: (typeof names)[number];
  readonly state: 'done' | 'now' | 'to-come';
  /** When it was, or what is due for it. */
  readonly detail: string | null;
}

/** The five stops of an order, with what the record says of each. */
export function lifeStops(quote: QuoteSubmission, now: number): readonly LifeStop[] {
  const life = orderLife(quote, now);
  const current = currentStop(life, quote);
  const facts = factsOf(quote, now);
  return names.map((name, index) => {
    const isDone = current === null ? facts[name] !== null : index < current;
    if (isDone) return { name, state: 'done', detail: facts[name] };
    if (index !== current) return { name, state: 'to-come', detail: null };
    return { name, state: 'now', detail: dueText(quote, life, now) };
  });
}

/** The index of what comes next; `null` when nothing does, and only facts are shown. */
function currentStop({ state }: OrderLife, quote: QuoteSubmission): number | null {
  switch (state) {
    case 'received':
    case 'question':
    case 'expired':
    case 'declined':
      return 1;
    case 'quoted':
      return 2;
    case 'accepted':
    case 'in-progress':
      return isDelivered(quote) ? 4 : 3;
    case 'delivered':
      return 4;
    case 'completed':
      return names.length;
    case 'cancelled':
    case 'deleted':
      return quote.status === 'completed' ? names.length : null;
  }
}

function factsOf(quote: QuoteSubmission, now: number): Record<LifeStop['name'], string | null> {
  const { createdAt, offers = [], acceptance, deliveries = [] } = quote;
  const offer = offers.at(-1);
  const momentOf = (at: string | null | undefined) => (at == null ? null : formatMoment(at, now));
  const delivery = deliveries.at(-1);
  return {
    received: momentOf(createdAt),
    quoted: offer === undefined ? null : numbered(offer.version, offer.at, now),
    accepted: withPayment(momentOf(acceptance?.at), quote, now),
    delivered: delivery === undefined ? null : numbered(delivery.number, delivery.at, now),
    confirmed: momentOf(completedAt(quote)),
  };
}

/** One alone has its moment, a later one its number and day: both fit on one line. */
function numbered(number: number, at: string, now: number): string {
  return number === 1 ? formatMoment(at, now) : texts().order.life.version(number, formatDay(at));
}

/** "Fri 20 Nov, 09:12, paid 09:15": on the same day the hour is enough. */
function withPayment(accepted: string | null, quote: QuoteSubmission, now: number): string | null {
  const paidAt = settledPayment(quote)?.paidAt;
  if (accepted === null || paidAt === undefined) return accepted;
  const isSameDay = formatDay(paidAt) === formatDay(quote.acceptance?.at ?? '');
  const paid = isSameDay
    ? formatAsOf(Date.parse(paidAt), Date.parse(paidAt))
    : formatMoment(paidAt, now);
  return texts().figures.list([accepted, texts().payments.paid(paid)]);
}

function dueText(quote: QuoteSubmission, life: OrderLife, now: number): string | null {
  const { state, due, openOffer } = life;
  const words = texts().order.life;
  if (state === 'expired') return words.expired;
  if (state === 'declined') return words.declined;
  if (state === 'question') return words.asked;
  if (openOffer !== null) return words.openTill(formatRecent(openOffer.validUntil, now));
  const accepted = acceptedOffer(quote);
  if (state === 'accepted' && isDelivered(quote)) return words.changeAsked;
  if (state === 'accepted' && accepted) return dueBy(Date.parse(accepted.deliverBy), now);
  // An answer that is due besides belongs to no stop.
  const isBesides = due !== null && ['mail', 'answer', 'revision', 'wish'].includes(due.what);
  return due === null || isBesides ? null : dueBy(due.at, now);
}

/** A delivery that the client wants changed was a delivery all the same. */
function isDelivered({ deliveries = [] }: QuoteSubmission): boolean {
  return deliveries.length > 0;
}

function dueBy(at: number, now: number): string {
  const { by, wasDue } = texts().order.life;
  return at < now ? wasDue(formatRecent(at, now)) : by(formatRecent(at, now));
}
