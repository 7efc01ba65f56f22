import { assertNever } from '@yiqiao/contract/assert-never';
import { texts } from '../texts/texts.ts';
import type { ClientDeadline } from './client-deadline.ts';
import { formatMoment, formatWall } from './format-time.ts';
import { cityOf, localZone } from './zone-time.ts';

/**
 * The client's deadline in this office's time, which is how every part of the console shows it. A day
 * without a time stays the client's day unless it ends on another day here.
 */
export function deadlineHere(deadline: ClientDeadline, now: number): string | null {
  switch (deadline.kind) {
    case 'none':
      return null;
    case 'unreadable':
      return texts().clocks.dateError;
    case 'time-only':
      return texts().clocks.noDate(deadline.time);
    case 'moment':
      return isElsewhere(deadline) || deadline.hasTime
        ? formatMoment(deadline.at, now)
        : formatWall(deadline.wall, false, now);
    default:
      return assertNever(deadline);
  }
}

/** The deadline in the client's time, if that differs: "Thu 14 Jan, 17:30 in Los Angeles". */
export function deadlineElsewhere(deadline: ClientDeadline, now: number): string | null {
  if (deadline.kind !== 'moment') return null;
  if (!deadline.isZoneKnown) return texts().clocks.zoneUnknown;
  if (!isElsewhere(deadline)) return null;
  const wall = formatWall(deadline.wall, deadline.hasTime, now);
  return texts().clocks.forTheClient(wall, cityOf(deadline.zone));
}

function isElsewhere(deadline: ClientDeadline & { kind: 'moment' }): boolean {
  return deadline.isZoneKnown && deadline.zone !== localZone();
}
