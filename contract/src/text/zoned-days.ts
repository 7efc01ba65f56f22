const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The calendar of a time zone. Days count from 1970-01-01, a Thursday. */
export interface ZonedDays {
  /** The day that the calendar shows. @param at in ms since the epoch. */
  dayOf(at: number): number;
  /**
   * When the clock first shows a time of a day, in ms since the epoch: the earlier moment where clocks were set back,
   * and the moment at which they jump over it where they were set forward.
   */
  momentOf(day: number, minutes: number): number;
}

const known = new Map<string, ZonedDays>();

/** @param zone an IANA name. */
export function zonedDays(zone: string): ZonedDays {
  // To make a format takes longer than to use it a hundred times.
  const days = known.get(zone) ?? createZonedDays(zone);
  known.set(zone, days);
  return days;
}

function createZonedDays(zone: string): ZonedDays {
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });

  /** What the clock shows, as if it were UTC. */
  function shownAt(at: number): number {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const read = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
    const time = [read('hour'), read('minute'), read('second')] as const;
    return Date.UTC(read('year'), read('month') - 1, read('day'), ...time);
  }

  return {
    dayOf: (at) => Math.floor(shownAt(at) / dayMs),
    momentOf(day, minutes) {
      const wanted = day * dayMs + minutes * minuteMs;
      const withOffsetOf = (at: number) => wanted - (shownAt(at) - at);
      const either = [withOffsetOf(wanted - dayMs), withOffsetOf(wanted + dayMs)];
      const found = either.filter((at) => shownAt(at) === wanted);
      return found.length > 0 ? Math.min(...found) : firstAtOrAfter(wanted, shownAt, either);
    },
  };
}

/** Clocks are set at whole minutes. */
function firstAtOrAfter(
  wanted: number,
  shownAt: (at: number) => number,
  around: readonly number[],
): number {
  let before = Math.min(...around) / minuteMs;
  let after = Math.max(...around) / minuteMs;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (shownAt(middle * minuteMs) < wanted) before = middle;
    else after = middle;
  }
  return after * minuteMs;
}
