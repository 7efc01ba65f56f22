import { type TimeSpan, writeTime } from '../../hours/time-span.ts';
import { type Weekday, weekdays } from '../../hours/weekdays.ts';
import type { HoursWords, ShownMoment } from './hours-words.ts';

/** The words in which the two scripts differ. */
export interface ChineseHours {
  readonly language: HoursWords['language'];
  readonly weekday: string;
  readonly office: string;
  readonly hours: string;
  readonly opens: string;
  readonly closes: string;
  readonly allDay: string;
  readonly isOff: string;
  readonly isClosed: string;
  readonly localTime: string;
  readonly yourTime: string;
}

const numerals = '一二三四五六日';

export function chineseHours(words: ChineseHours): HoursWords {
  const nameOf = (day: Weekday) => `${words.weekday}${numerals[weekdays.indexOf(day)]}`;
  return {
    language: words.language,
    days,
    span,
    week(places) {
      const said = places.map(({ place, parts }) => {
        const open = parts.flatMap(({ days: one, hours }) =>
          hours === null ? [] : [`${days(one)}${span(hours)}`],
        );
        return `${place}${place === '' ? words.hours : words.office}：${open.join('，')}`;
      });
      return `${said.join('；')}（${words.localTime}）。`;
    },
    state({ place, isFurther, isOpen, next, dayOff }) {
      const who = isFurther ? place : `${place}${words.office}`;
      if (isOpen)
        return next === null
          ? `${who}${words.allDay}`
          : `${who}${at(next, isFurther)}${words.closes}`;
      if (next === null) return `${who}${words.isClosed}`;
      if (dayOff === null) return `${who}${at(next, isFurther)}${words.opens}`;
      return `${who}${dayOff}${words.isOff}，${at(next, false)}${words.opens}`;
    },
    sentence: (states, isReaders) =>
      `${states.join('，')}${isReaders ? `（${words.yourTime}）` : ''}。`,
  };

  function days(all: readonly Weekday[]): string {
    const said = all.map(nameOf);
    return all.length > 2 ? `${said[0]}至${said.at(-1)}` : said.join('、');
  }

  /** @param isBrief whether the time alone says which day, as it is the next at which the clock shows it. */
  function at({ inDays, weekday, month, day, time }: ShownMoment, isBrief: boolean): string {
    if (isBrief && inDays < 2) return time;
    if (inDays < 2) return `${inDays === 0 ? '今天' : '明天'}${time}`;
    if (inDays < 7) return `${nameOf(weekday)}${time}`;
    return `${month}月${day}日${time}`;
  }
}

function span({ from, to }: TimeSpan): string {
  return `${shortTime(from)}–${shortTime(to)}`;
}

/** "9:00", as Chinese writes it where nothing stands in columns. */
function shortTime(minutes: number): string {
  return writeTime(minutes).replace(/^0/, '');
}
