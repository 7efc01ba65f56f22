import type { FileDeletionCause } from '@yiqiao/contract/files/file-deletion';
import { format } from 'date-fns';
import { cities } from './cities.ts';

const reasons: Readonly<Record<FileDeletionCause, string>> = {
  completed: 'after completion',
  abandoned: 'unchanged for too long',
  'by-hand': 'by hand',
};

const stops: Readonly<Record<FileDeletionCause, string>> = {
  completed: 'Any other status stops this.',
  abandoned: 'Nothing has changed here for a long time; any change of status stops this.',
  'by-hand': 'Nothing stops this.',
};

/** Moments, lengths of time, and what runs out. */
export const clocks = {
  /** Stands in the place of a date that cannot be formatted. Source: product specification, section 8. */
  dateError: 'Date formatting error',
  /** "19 Nov". */
  day: (date: Date): string => format(date, 'd MMM'),
  /** "Thu 19 Nov", with its year where that is not this one. */
  weekday: (date: Date, isThisYear: boolean): string =>
    format(date, isThisYear ? 'EEE d MMM' : 'EEE d MMM yyyy'),
  /** "17:30". */
  time: (date: Date): string => format(date, 'HH:mm'),
  /** A day on a short line: the weekday only where that is short. */
  lineDay: (weekday: string, _day: string): string => weekday,
  /** A day and a time of it. */
  moment: (day: string, time: string): string => `${day}, ${time}`,
  today: (time: string): string => `today at ${time}`,
  yesterday: (time: string): string => `yesterday at ${time}`,
  tomorrow: (time: string): string => `tomorrow at ${time}`,
  span: {
    underAMinute: 'less than a minute',
    minutes: (minutes: number): string => `${minutes} min`,
    hours: (hours: number, minutes: number): string => joinUnits(hours, 'h', minutes, 'min'),
    days: (days: number, hours: number): string => joinUnits(days, 'd', hours, 'h'),
    wholeDays: (days: number): string => `${days} days`,
  },
  submitted: (moment: string): string => `Submitted ${moment}`,
  replyOverdue: (span: string): string => `Reply overdue by ${span}`,
  replyDueIn: (span: string): string => `Reply due in ${span}`,
  replyWasDue: (moment: string): string => `Reply was due ${moment}`,
  replyIsDue: (moment: string): string => `Reply is due ${moment}`,
  deadline: (moment: string): string => `Deadline ${moment}`,
  deadlinePassed: (span: string): string => `Deadline passed ${span} ago`,
  noDate: (time: string): string => `${time}, no date given`,
  /** By the zone. */
  cities,
  zoneUnknown: 'Client’s time zone unknown',
  forTheClient: (moment: string, city: string): string => `For the client: ${moment} in ${city}`,
  file: {
    /** Why a document was deleted. */
    reasons,
    leaves: (span: string): string => `Document will be deleted in ${span}`,
    left: (day: string): string => `Document deleted on ${day}`,
    none: 'No document',
    kept: 'Deleted within 24 hours of completion.',
    counting: (span: string, moment: string, cause: FileDeletionCause): string =>
      `Will be deleted in ${span}, on ${moment}. ${stops[cause]}`,
    deleted: (moment: string, cause: FileDeletionCause): string =>
      `Document deleted on ${moment}, ${reasons[cause]}.`,
    gone: 'The document is no longer here.',
  },
};

export type ClockTexts = typeof clocks;

function joinUnits(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}
