import { tzOffset } from '@date-fns/tz/tzOffset';
import { company } from '@yiqiao/contract/company';
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

/**
 * Server and browser must render exactly the same text, so only the offset is taken from `Intl`.
 * @param timeZone that of the office if it is missing or unknown; UTC if that is not known either.
 */
export function toZonedMoment(moment: string | number, timeZone = ''): ZonedMoment {
  const at = new Date(moment);
  const zone = isTimeZone(timeZone) ? timeZone : (company.timeZone ?? 'UTC');
  const offset = tzOffset(zone, at);
  const shown = new Date(at.getTime() + offset * 60_000);
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    weekday: shown.getUTCDay(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    zone,
    offset,
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
