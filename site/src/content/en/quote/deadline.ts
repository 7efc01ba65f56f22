const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });
const monthName = new Intl.DateTimeFormat('en-US', { month: 'long' });
const weekdayName = new Intl.DateTimeFormat('en-US', { weekday: 'long' });

export const deadline = {
  date: 'Deadline date',
  time: 'Time',
  optional: 'Optional',
  clear: 'Clear',
  clearDate: 'Clear deadline date',
  clearTime: 'Clear time',
  choose: 'Choose a date',
  chooseLabel: 'Choose the deadline date',
  /** What the time field expects, in the words of the specification. */
  twelveHours: 'hour:minute AM/PM',
  /** The same where the browser's own control has no AM and PM to choose. */
  twentyFourHours: 'hour:minute, 00:00 to 23:59',
  calendar: {
    /** 0 is Sunday. */
    weekStartsOn: 0 as 0 | 1,
    month: (date: Date): string => month.format(date),
    weekday: (date: Date): string => weekdayName.format(date).slice(0, 2),
    weekdayName: (date: Date): string => weekdayName.format(date),
    /** Begins with the figure that is seen, so that people who speak to their device can say it. */
    day: (date: Date, isToday: boolean, isSelected: boolean): string => {
      const day = `${date.getDate()} ${monthName.format(date)} ${date.getFullYear()}, ${weekdayName.format(date)}`;
      return `${day}${isToday ? ', today' : ''}${isSelected ? ', selected' : ''}`;
    },
    previous: 'Go to the Previous Month',
    next: 'Go to the Next Month',
  },
};

export type DeadlineTexts = typeof deadline;
