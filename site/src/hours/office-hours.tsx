import { company } from '@yiqiao/contract/company';
import { isTimeZone } from '@yiqiao/contract/text/time-zone';
import type { HoursWords } from '@yiqiao/contract/wording/hours/hours-words';
import { sayOpening, sayWeek } from '@yiqiao/contract/wording/hours/say-hours';
import { useEffect, useState } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';

const minuteMs = 60_000;

interface OfficeHoursProps {
  readonly words: HoursWords;
  readonly className: string | undefined;
}

/**
 * When the office works, beside a promise that holds at any hour; nothing of an office that says nothing of it. Until the
 * page runs it has the hours of a week, and then when each place closes or opens, by the visitor's clock.
 */
export function OfficeHours({ words, className }: OfficeHoursProps) {
  const isHydrated = useHydrated();
  const at = useMinutes();
  const { hours } = company;
  if (hours === undefined) return null;
  const text = isHydrated
    ? sayOpening(hours, words, { at, zone: visitorZone() })
    : sayWeek(hours, words);
  return text === '' ? null : <p className={className}>{text}</p>;
}

/** Some browsers do not know theirs. */
function visitorZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : (company.timeZone ?? 'UTC');
}

function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (company.hours === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
