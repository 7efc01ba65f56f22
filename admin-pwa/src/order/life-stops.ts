import { acceptedOffer, offerThatHolds } from '@yiqiao/contract/life/life-state';
import { type OrderLife, orderLife } from '@yiqiao/contract/life/order-life';
import { completedAt } from '@yiqiao/contract/record/ended-at';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { isSameDay, isSameYear, subDays } from 'date-fns';
import {
  formatBrief,
  formatDay,
  formatMoment,
  formatRecent,
  formatTime,
} from '../clocks/format-time.ts';
import { settledPayment } from '../payments/payment-words.ts';
import { texts } from '../texts/texts.ts';

const names = ['received', 'quoted', 'accepted', 'delivered', 'confirmed'] as const;

export interface LifeStop {
  readonly name: (typeof names)[number];
  readonly state: 'done' | 'now' | 'to-come';
  /** When it was, or what is due for it. */
  readonly detail: string | null;
  /** The same where there is little room: a day alone, or an hour of today. */
  readonly brief: string | null;
}

/** The five stops of an order, with what the record says of each. */
export function lifeStops(quote: QuoteSubmission, now: number): readonly LifeStop[] {
  const life = orderLife(quote, now);
  const current = currentStop(life, quote);
  const [full, brief] = [fullSpeech(now), briefSpeech(now)];
  const facts = factsOf(quote, full);
  const briefFacts = factsOf(quote, brief);
  return names.map((name, index) => {
    const isDone = current === null ? facts[name] !== null : index < current;
    if (isDone) return { name, state: 'done', detail: facts[name], brief: briefFacts[name] };
    if (index !== current) return { name, state: 'to-come', detail: null, brief: null };
    const [detail, shortly] = [dueText(quote, life, full), dueText(quote, life, brief)];
    return { name, state: 'now', detail, brief: shortly };
  });
}

/** How moments are said: each keeps to one line of its stop. */
interface Speech {
  readonly now: number;
  /** When something was. */
  moment(at: string): string;
  /** When something is due. Its hour stands in the band and in the line of facts. */
  due(at: number): string;
  /** That it was paid as well. */
  paid(accepted: string, paidAt: string, acceptedAt: string): string;
}

function fullSpeech(now: number): Speech {
  const { clocks, payments } = texts();
  const day = (at: string | number) => {
    const date = new Date(at);
    return clocks.lineDay(clocks.weekday(date, isSameYear(date, now)), clocks.day(date));
  };
  return {
    now,
    moment: (at) => clocks.moment(day(at), formatTime(new Date(at))),
    due: (at) =>
      isSameDay(at, now) || isSameDay(at, subDays(now, 1)) ? formatRecent(at, now) : day(at),
    /** A line of its own: "paid 09:15". On the same day the hour is enough. */
    paid(accepted, paidAt, acceptedAt) {
      const isOneDay = formatDay(paidAt) === formatDay(acceptedAt);
      const moment = isOneDay ? formatTime(new Date(paidAt)) : formatMoment(paidAt, now);
      return `${accepted}\n${payments.paid(moment)}`;
    },
  };
}

function briefSpeech(now: number): Speech {
  return {
    now,
    moment: (at) => formatBrief(at, now),
    due: (at) => formatBrief(at, now),
    paid: (accepted) => accepted,
  };
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

function factsOf(quote: QuoteSubmission, speech: Speech): Record<LifeStop['name'], string | null> {
  const { createdAt, deliveries = [] } = quote;
  const offer = offerThatHolds(quote);
  const momentOf = (at: string | null) => (at === null ? null : speech.moment(at));
  const delivery = deliveries.at(-1);
  return {
    received: momentOf(createdAt),
    quoted: offer === null ? null : numbered(offer.version, offer.at, speech),
    accepted: acceptedText(quote, speech),
    delivered: delivery === undefined ? null : numbered(delivery.number, delivery.at, speech),
    confirmed: momentOf(completedAt(quote)),
  };
}

/** One alone has its moment, a later one its number and day: both fit on one line. */
function numbered(number: number, at: string, speech: Speech): string {
  return number === 1 ? speech.moment(at) : texts().order.life.version(number, formatDay(at));
}

function acceptedText(quote: QuoteSubmission, speech: Speech): string | null {
  const { acceptance } = quote;
  if (acceptance === undefined) return null;
  const accepted = speech.moment(acceptance.at);
  const paidAt = settledPayment(quote)?.paidAt;
  return paidAt === undefined ? accepted : speech.paid(accepted, paidAt, acceptance.at);
}

function dueText(quote: QuoteSubmission, life: OrderLife, speech: Speech): string | null {
  const { state, due, openOffer } = life;
  const words = texts().order.life;
  if (state === 'expired') return words.expired;
  if (state === 'declined') return words.declined;
  if (state === 'question') return words.asked;
  if (state === 'quoted' && openOffer !== null)
    return words.by(speech.due(Date.parse(openOffer.validUntil)));
  const accepted = acceptedOffer(quote);
  if (state === 'accepted' && isDelivered(quote)) return words.changeAsked;
  if (state === 'accepted' && accepted) return dueBy(Date.parse(accepted.deliverBy), speech);
  // An answer that is due besides belongs to no stop.
  const isBesides = due !== null && ['mail', 'answer', 'revision', 'wish'].includes(due.what);
  return due === null || isBesides ? null : dueBy(due.at, speech);
}

/** A delivery that the client wants changed was a delivery all the same. */
function isDelivered({ deliveries = [] }: QuoteSubmission): boolean {
  return deliveries.length > 0;
}

function dueBy(at: number, { now, due }: Speech): string {
  const { by, wasDue } = texts().order.life;
  return at < now ? wasDue(due(at)) : by(due(at));
}
