const formatters = new Map<string, Intl.DateTimeFormat | null>();

/** Building one costs a millisecond, and a list has thousands of rows in a handful of zones. */
function formatterOf(zone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const made = createFormatter(zone);
  formatters.set(zone, made);
  return made;
}

function createFormatter(zone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export function isKnownZone(zone: string): boolean {
  return zone !== '' && formatterOf(zone) !== null;
}

/** The reading of a wall clock; months from 1. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** What a clock on the wall shows in a zone at a moment (ms since the epoch). The zone must be known. */
export function wallTimeAt(at: number, zone: string): WallTime {
  const parts = new Map<string, number>();
  for (const { type, value } of formatterOf(zone)?.formatToParts(at) ?? []) {
    parts.set(type, Number(value));
  }
  const read = (name: string) => parts.get(name) ?? 0;
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}

/**
 * The moment (ms since the epoch) at which a wall clock in a zone shows a time. Of an hour that occurs
 * twice the first is taken; one that is skipped by summer time is moved on by the skipped hour.
 */
export function momentOf(wall: WallTime, zone: string): number {
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute);
  const before = offsetAt(asUtc - dayMs, zone);
  const after = offsetAt(asUtc + dayMs, zone);
  const first = asUtc - before;
  if (before === after || offsetAt(first, zone) === before) return first;
  const second = asUtc - after;
  return offsetAt(second, zone) === after ? second : first;
}

/** No zone is as far from UTC, and none changes its clocks twice within so little. */
const dayMs = 24 * 3_600_000;

function offsetAt(at: number, zone: string): number {
  const { year, month, day, hour, minute } = wallTimeAt(at, zone);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / 60_000) * 60_000;
}

/** "America/Argentina/Buenos_Aires" → "Buenos Aires". */
export function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

let ownZone: string | undefined;

/** The zone of this device; asked for once, because every row of the list needs it. */
export function localZone(): string {
  ownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return ownZone;
}
