/** When the office works, for owners. */
export const hours = {
  lead: 'Shown beside promises. No promise is changed by them.',
  /** In the row of the list. */
  nothing: 'the pages say nothing of hours',
  placeFrom: (place: string, from: string, to: string): string => `${place} ${from} to ${to}`,
  closed: 'closed',
  noPlace: 'Pages say nothing of hours yet. Add where you work, and from when to when.',
  change: 'Change',
  changeOf: (place: string): string => `Change: ${place}`,
  done: 'Done',
  doneOf: (place: string): string => `Done: ${place}`,
  name: 'Name of the place',
  nameFault: 'Enter at most 60 characters.',
  worksOn: (day: string): string => `Open on ${day}`,
  from: 'From',
  to: 'To',
  hoursOf: (what: string, end: string): string => `${what}, ${end}`,
  hoursFault: 'Enter a beginning, and an end after it.',
  clock: (zone: string): string => `By the clock of ${zone}`,
  removePlace: 'Remove this place',
  addPlace: 'Add a place',
  zone: 'Time zone of the place',
  zoneFault: 'Enter a time zone such as Asia/Shanghai.',
  zoneKnown: 'This place is there already.',
  add: 'Add',
  cancel: 'Cancel',
  daysOff: 'Days off',
  addDaysOff: 'Add days off',
  noDaysOff: 'None yet.',
  past: 'Past',
  pastCount: (count: number): string => `${count}`,
  firstDay: 'First day',
  lastDay: 'Last day, if there are several',
  dayName: 'What for',
  where: 'Where',
  everywhere: 'Everywhere',
  daysFault: 'Enter a day, or a first and a last day, a year at most.',
  namesFault: 'Say what for, in one script at least, in at most 60 characters.',
  overlap: 'This overlaps other days off.',
  takenDay: 'This day is a day off. Remove that first.',
  workingDays: 'Make-up working days',
  workingLead: 'Worked although a weekend or a holiday would have them off.',
  addWorkingDay: 'Add a working day',
  noWorkingDays: 'None.',
  day: 'Day',
  remove: 'Remove',
  removeOf: (name: string): string => `Remove: ${name}`,
  keep: 'Keep it',
  keepOf: (name: string): string => `Keep: ${name}`,
  gone: 'removed when it is put live',
  /** After the name of a day off that is not everywhere. */
  nameAt: (name: string, place: string): string => `${name}, ${place}`,
  holidays: (year: number, off: number, worked: number): string =>
    `China’s public holidays ${year}: ${off} days off, ${worked} make-up working days.`,
  source: 'As the State Council has published them.',
  takeOver: 'Take over as a draft',
  preview: 'On the site, then',
  promise: 'We reply within 24 hours, including weekends and holidays.',
  silent: 'Nothing besides.',
  doneWhy: 'On the desk and on clients’ pages from now on. No promise has changed.',
  inHistory: {
    name: (place: string, script: string): string => `Place ${place}, name, ${script}`,
    hours: (place: string, day: string): string => `Hours in ${place}, ${day}`,
    dayOff: (days: string, script: string): string => `Day off ${days}, ${script}`,
    workingDay: (day: string): string => `Make-up working day ${day}`,
  },
  /** Of one calendar. @param year `null`: this one. */
  range: (first: Date, last: Date, year: number | null): string => {
    const tail = year === null ? '' : ` ${year}`;
    const end = `${last.getDate()} ${monthOf(last)}${tail}`;
    if (first.getTime() === last.getTime()) return end;
    const isSameMonth = first.getMonth() === last.getMonth();
    return `${first.getDate()}${isSameMonth ? '' : ` ${monthOf(first)}`} to ${end}`;
  },
};

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function monthOf(date: Date): string {
  return months[date.getMonth()] ?? '';
}

export type HoursTexts = typeof hours;
