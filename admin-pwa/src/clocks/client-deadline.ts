import type { OrderLife } from '@yiqiao/contract/life/order-life';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { isTimeOfDay } from '@yiqiao/contract/text/deadline';
import { isKnownZone, localZone, momentOf, type WallTime, wallTimeAt } from './zone-time.ts';

/** The deadline a client asked for, read from the form's day, time and zone. */
export type ClientDeadline =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  /** A time of day without a day. */
  | { readonly kind: 'time-only'; readonly time: string }
  | {
      readonly kind: 'moment';
      /** When it is due, in ms since the epoch; the end of the day when no time was given. */
      readonly at: number;
      readonly hasTime: boolean;
      /** What the client's clock shows at that moment. */
      readonly wall: WallTime;
      /** The client's zone, or this device's if the client's is unknown. */
      readonly zone: string;
      readonly isZoneKnown: boolean;
    };

type DeadlineFields = Pick<QuoteSubmission, 'deadlineDate' | 'deadlineTime' | 'timeZone'>;

export function readDeadline(fields: DeadlineFields, ownZone = localZone()): ClientDeadline {
  const { deadlineDate: moment = '', deadlineTime = '', timeZone = '' } = fields;
  if (deadlineTime !== '' && !isTimeOfDay(deadlineTime)) return { kind: 'unreadable' };
  const time = deadlineTime.slice(0, 5);
  if (moment === '') return time === '' ? { kind: 'none' } : { kind: 'time-only', time };

  const isZoneKnown = isKnownZone(timeZone);
  const zone = isZoneKnown ? timeZone : ownZone;
  const day = readDay(moment, zone);
  if (day === null) return { kind: 'unreadable' };
  const hasTime = time !== '';
  const [hour = 23, minute = 59] = hasTime ? time.split(':').map(Number) : [];
  const wall = { ...day, hour, minute };
  return { kind: 'moment', at: momentOf(wall, zone), hasTime, wall, zone, isZoneKnown };
}

/** The end of a day far in the future can lie beyond what a Date can hold. */
const lastDay = Date.UTC(9999, 11, 31);

/**
 * The calendar day that was meant: for a date-time the day in the client's zone, for a date the day
 * itself.
 */
function readDay(text: string, zone: string): WallTime | null {
  const at = Date.parse(text);
  if (Number.isNaN(at) || at > lastDay) return null;
  const isBareDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  return wallTimeAt(at, isBareDay ? 'UTC' : zone);
}

/**
 * The moment that an order in progress is to be ready at where nothing was promised beyond what the client asked
 * for; it counts also once it has passed.
 */
export function deadlineToMeet(
  quote: DeadlineFields,
  { state, due }: Pick<OrderLife, 'state' | 'due'>,
): Extract<ClientDeadline, { kind: 'moment' }> | null {
  if (state !== 'in-progress' || due !== null) return null;
  const deadline = clientDeadlineOf(quote);
  return deadline.kind === 'moment' ? deadline : null;
}

// Worked out once per submission as it came from the server; a changed one is a new object.
const deadlines = new WeakMap<DeadlineFields, ClientDeadline>();

export function clientDeadlineOf(quote: DeadlineFields): ClientDeadline {
  const known = deadlines.get(quote);
  if (known !== undefined) return known;
  const deadline = readDeadline(quote);
  deadlines.set(quote, deadline);
  return deadline;
}
