import { type TimeSpan, writeTime } from '../../hours/time-span.ts';
import type { Weekday } from '../../hours/weekdays.ts';
import type { HoursWords, ShownMoment } from './hours-words.ts';

const months =
  'January February March April May June July August September October November December';
const names: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

function days(all: readonly Weekday[]): string {
  const short = all.map((day) => names[day].slice(0, 3));
  return all.length > 2 ? `${short[0]}–${short.at(-1)}` : short.join(', ');
}

function span({ from, to }: TimeSpan): string {
  return `${writeTime(from)}–${writeTime(to)}`;
}

export const hoursInEnglish: HoursWords = {
  language: 'en',
  days,
  span,
  week(places) {
    const said = places.map(({ place, parts }) => {
      const open = parts.flatMap(({ days: one, hours }) =>
        hours === null ? [] : [`${days(one)} ${span(hours)}`],
      );
      return `${place === '' ? 'Office hours' : place}: ${open.join(', ')}`;
    });
    return `${said.join('; ')}, local time.`;
  },
  state({ place, isFurther, isOpen, next, dayOff }) {
    const who = place === '' ? 'Our office' : place;
    if (isOpen)
      return next === null ? `${who} is open all day` : `${who} closes ${at(next, isFurther)}`;
    if (next === null) return `${who} is closed`;
    const opens = `opens ${at(next, isFurther && dayOff === null)}`;
    return dayOff === null ? `${who} ${opens}` : `${who} is closed for ${dayOff} and ${opens}`;
  },
  sentence: (states, isReaders) => `${states.join(', ')}${isReaders ? ', your time' : ''}.`,
};

/** @param isBrief whether the time alone says which day, as it is the next at which the clock shows it. */
function at({ inDays, weekday, month, day, time }: ShownMoment, isBrief: boolean): string {
  if (isBrief && inDays < 2) return `at ${time}`;
  if (inDays === 0) return `at ${time} today`;
  if (inDays === 1) return `at ${time} tomorrow`;
  if (inDays < 7) return `on ${names[weekday]} at ${time}`;
  return `on ${day} ${months.split(' ')[month - 1]} at ${time}`;
}
