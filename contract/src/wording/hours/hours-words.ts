import type { TimeSpan } from '../../hours/time-span.ts';
import type { WeekPart } from '../../hours/week-hours.ts';
import type { Weekday } from '../../hours/weekdays.ts';
import type { Language } from '../../text/languages.ts';

/** A moment as a clock and a calendar show it. */
export interface ShownMoment {
  /** Days from today. */
  readonly inDays: number;
  readonly weekday: Weekday;
  /** 1 … 12. */
  readonly month: number;
  readonly day: number;
  /** "09:05". */
  readonly time: string;
}

/** What is said of one of the places. */
export interface PlaceState {
  /** Empty: it is the only one, and has no name. */
  readonly place: string;
  /** Whether others were named before it. */
  readonly isFurther: boolean;
  readonly isOpen: boolean;
  /** When it closes or opens; `null`: not as far as it is known. */
  readonly next: ShownMoment | null;
  /** Why it is closed today. */
  readonly dayOff: string | null;
}

/** How a language says when the office works. */
export interface HoursWords {
  readonly language: Language;
  days(days: readonly Weekday[]): string;
  span(hours: TimeSpan): string;
  /** The week of places, each by its own clock. */
  week(places: readonly { readonly place: string; readonly parts: readonly WeekPart[] }[]): string;
  state(state: PlaceState): string;
  /** @param isReaders whether the clock is the reader's and none of the office's. */
  sentence(states: readonly string[], isReaders: boolean): string;
}
