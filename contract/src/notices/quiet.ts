import { weekdayOf } from '../hours/weekdays.ts';
import type { Quiet } from '../record/notice.ts';
import { type ZonedDays, zonedDays } from '../text/zoned-days.ts';

/** In ms since the epoch; `to` is no longer quiet. */
interface Period {
  readonly from: number;
  readonly to: number;
}

/** Days of which the hours can touch, or follow on, a moment: the longest quiet is from Friday to Monday. */
const daysAround = [-2, -1, 0, 1, 2, 3, 4];

/** Until when nothing is told; `null` where it is not quiet. @param at in ms since the epoch. */
export function quietUntil(quiet: Quiet, at: number): number | null {
  const days = zonedDays(quiet.zone);
  const today = days.dayOf(at);
  const periods = daysAround.flatMap((offset) => periodsOf(quiet, today + offset, days));
  let until = at;
  for (;;) {
    const ends = periods.filter(({ from, to }) => from <= until && until < to).map(({ to }) => to);
    if (ends.length === 0) return until === at ? null : until;
    until = Math.max(...ends);
  }
}

/** The quiet that begins on a day. */
function periodsOf({ from, to, weekend }: Quiet, day: number, { momentOf }: ZonedDays): Period[] {
  const [begin, end] = [minutesOf(from), minutesOf(to)];
  const lastDay = end < begin ? day + 1 : day;
  const hours = { from: momentOf(day, begin), to: momentOf(lastDay, end) };
  const isSaturday = weekdayOf(day) === 'saturday';
  return [
    ...(begin === end ? [] : [hours]),
    ...(weekend && isSaturday ? [{ from: momentOf(day, 0), to: momentOf(day + 2, 0) }] : []),
  ];
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
