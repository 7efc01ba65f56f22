import { formatOffset, formatTime, type ZonedMoment } from '../../facts/zoned-moment.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function monthOf({ month }: ZonedMoment): string {
  return months[month - 1] ?? '';
}

function shortDay(moment: ZonedMoment): string {
  return `${weekdays[moment.weekday]} ${moment.day} ${monthOf(moment).slice(0, 3)}`;
}

/** "Hong Kong", of "Asia/Hong_Kong". */
function cityOf({ zone }: ZonedMoment): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Moments as people read them, in the client's time zone. */
export const moments = {
  /** "Sat 21 Nov 2026, 14:31". */
  full: (moment: ZonedMoment): string =>
    `${shortDay(moment)} ${moment.year}, ${formatTime(moment)}`,
  /** "Sat 21 Nov, 14:31". */
  short: (moment: ZonedMoment): string => `${shortDay(moment)}, ${formatTime(moment)}`,
  /** In a column as narrow as a word. */
  narrow: (moment: ZonedMoment): string =>
    `${moment.day} ${monthOf(moment).slice(0, 3)}, ${formatTime(moment)}`,
  /** "21 November 2026". */
  day: (moment: ZonedMoment): string => `${moment.day} ${monthOf(moment)} ${moment.year}`,
  /** "Sat 21 Nov". */
  shortDay,
  /** Whose clock it is: "your time (Hong Kong)". */
  yourTime: (moment: ZonedMoment): string =>
    moment.zone === 'UTC' ? 'UTC' : `your time (${cityOf(moment)})`,
  /** On paper, which others read as well: "Hong Kong time (UTC+8)". */
  zone: (moment: ZonedMoment): string =>
    moment.zone === 'UTC' ? 'UTC' : `${cityOf(moment)} time (UTC${formatOffset(moment.offset)})`,
};

export type MomentTexts = typeof moments;
