import { useState } from 'react';
import type { CalendarPopover } from './calendar-popover.tsx';

type Calendar = typeof CalendarPopover | 'unavailable' | null;

interface LoadedCalendar {
  /** `null` until it is there; "unavailable" when the line broke on the way. */
  readonly calendar: Calendar;
  /** Loads the calendar unless that has been done. */
  readonly prepare: () => void;
}

/**
 * The calendar, which most visitors never open: nobody waits for its code before.
 * @param onArrive is called right before the calendar is there.
 */
export function useCalendar(onArrive: () => void): LoadedCalendar {
  const [calendar, setCalendar] = useState<Calendar>(null);
  const prepare = () => {
    if (calendar !== null) return;
    import('./calendar-popover.tsx').then(
      (module) => {
        onArrive();
        setCalendar(() => module.CalendarPopover);
      },
      (error) => {
        console.warn('The calendar could not be loaded', error);
        setCalendar('unavailable');
      },
    );
  };
  return { calendar, prepare };
}
