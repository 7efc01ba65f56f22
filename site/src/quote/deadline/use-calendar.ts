import { useState } from 'react';
import type { CalendarPopover } from './calendar-popover.tsx';

type Calendar = typeof CalendarPopover | 'unavailable' | null;

interface LoadedCalendar {
  /** `null` until it is loaded; "unavailable" if it could not be. */
  readonly calendar: Calendar;
  /** Loads the calendar unless it is loaded. */
  readonly prepare: () => void;
}

/**
 * The calendar, loaded on demand, since most visitors never open it.
 * @param onArrive called right before the calendar is available.
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
