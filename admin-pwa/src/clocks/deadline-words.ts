import { assertNever } from '@yiqiao/contract/assert-never';
import type { ClientDeadline } from './client-deadline.ts';
import { dateError, formatMoment, formatWall } from './format-time.ts';
import { cityOf, localZone } from './zone-time.ts';

/**
 * The client's deadline by the clock on this wall: the one that the office works by, in every place
 * that names it. A day without a time is the client's own day, unless it ends on another day here.
 */
export function deadlineHere(deadline: ClientDeadline, now: number): string | null {
  switch (deadline.kind) {
    case 'none':
      return null;
    case 'unreadable':
      return dateError;
    case 'time-only':
      return `${deadline.time}, no date given`;
    case 'moment':
      return isElsewhere(deadline) || deadline.hasTime
        ? formatMoment(deadline.at, now)
        : formatWall(deadline.wall, false, now);
    default:
      return assertNever(deadline);
  }
}

/** The same by the client's clock, where that shows something else: "Thu 14 Jan, 17:30 in Los Angeles". */
export function deadlineElsewhere(deadline: ClientDeadline, now: number): string | null {
  if (deadline.kind !== 'moment') return null;
  if (!deadline.isZoneKnown) return 'Client’s time zone unknown';
  if (!isElsewhere(deadline)) return null;
  const wall = formatWall(deadline.wall, deadline.hasTime, now);
  return `For the client: ${wall} in ${cityOf(deadline.zone)}`;
}

function isElsewhere(deadline: ClientDeadline & { kind: 'moment' }): boolean {
  return deadline.isZoneKnown && deadline.zone !== localZone();
}
