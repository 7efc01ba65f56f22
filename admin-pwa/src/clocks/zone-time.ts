import { texts } from '../texts/texts.ts';

const formatters = new Map<string, Intl.DateTimeFormat | null>();

/** A formatter costs a millisecond to build, and a list has thousands of rows in a handful of zones. */
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

/** A wall-clock reading; months count from 1. */
export interface WallTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** The wall-clock reading in a zone at a moment (ms since the epoch). The zone must be a known one. */
export function wallTimeAt(at: number, zone: string): WallTime {
  const wall = new Date(at + offsetAt(at, zone));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  };
}

/**
 * The moment (ms since the epoch) at which a wall clock in a zone shows a time. An hour that occurs
 * twice gives the first; one skipped by daylight saving time is moved forward by the gap.
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

/** No zone is that far from UTC or changes its clocks twice in that time. */
const dayMs = 24 * 3_600_000;

/** What a zone's clocks show ahead of UTC at a moment, in ms. */
function offsetAt(at: number, zone: string): number {
  const day = Math.floor(at / dayMs);
  const offset = offsetOfDay(day, zone);
  return offset === offsetOfDay(day + 1, zone) ? offset : readOffset(at, zone);
}

/** By zone and day. Reading one takes long, and a list has thousands of deadlines on the same days. */
const offsets = new Map<string, number>();

/** At the beginning of a UTC day, counted from the epoch. */
function offsetOfDay(day: number, zone: string): number {
  const key = `${zone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = readOffset(day * dayMs, zone);
  offsets.set(key, offset);
  return offset;
}

function readOffset(at: number, zone: string): number {
  const parts = new Map<string, number>();
  for (const { type, value } of formatterOf(zone)?.formatToParts(at) ?? []) {
    parts.set(type, Number(value));
  }
  const read = (name: string) => parts.get(name) ?? 0;
  const wall = new Date(0);
  wall.setUTCFullYear(read('year'), read('month') - 1, read('day'));
  wall.setUTCHours(read('hour'), read('minute'), read('second'));
  return wall.getTime() - Math.floor(at / 1000) * 1000;
}

/** "America/Argentina/Buenos_Aires" → "Buenos Aires", or its name in the console's language. */
export function cityOf(zone: string): string {
  return texts().clocks.cities[zone] ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

let ownZone: string | undefined;

/** This device's zone; looked up once, since every row of the list needs it. */
export function localZone(): string {
  ownZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return ownZone;
}
