import { isTimeZone } from '@yiqiao/contract/text/time-zone';

/** The wall-clock time of a moment in a time zone. */
export interface ZonedMoment {
  readonly year: number;
  /** 1 … 12. */
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly hour: number;
  readonly minute: number;
  /** IANA name. */
  readonly zone: string;
  /** Minutes ahead of UTC. */
  readonly offset: number;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * Server and browser must render exactly the same text, so only numbers are taken from `Intl`.
 * @param timeZone UTC if it is missing or unknown.
 */
export function toZonedMoment(moment: string | number, timeZone = ''): ZonedMoment {
  const at = new Date(moment);
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const read = (name: Intl.DateTimeFormatPartTypes) => Number(parts.get(name));
  const [year, month, day] = [read('year'), read('month'), read('day')];
  const [hour, minute] = [read('hour'), read('minute')];
  const local = Date.UTC(year, month - 1, day, hour, minute);
  return {
    year,
    month,
    day,
    weekday: weekdays.indexOf(parts.get('weekday') ?? ''),
    hour,
    minute,
    zone,
    offset: Math.ceil((local - at.getTime()) / 60_000),
  };
}

/** "+8", "−3:30"; empty at UTC itself. */
export function formatOffset(offset: number): string {
  if (offset === 0) return '';
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const tail = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${offset < 0 ? '−' : '+'}${hours}${tail}`;
}

/** "09:05". */
export function formatTime({ hour, minute }: ZonedMoment): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
