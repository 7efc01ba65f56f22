import { tzOffset } from '@date-fns/tz/tzOffset';
import { company } from '@yiqiao/contract/company';
import { texts } from '../texts/texts.ts';

export function isKnownZone(zone: string): boolean {
  return zone !== '' && !Number.isNaN(tzOffset(zone, new Date(0)));
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
  return tzOffset(zone, new Date(at)) * 60_000;
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

/** That of the office, as its owners have set it; this device's until then. */
export function officeZone(): string {
  return company.timeZone ?? localZone();
}
