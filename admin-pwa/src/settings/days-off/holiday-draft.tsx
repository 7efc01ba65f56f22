import { readDays } from '@yiqiao/contract/hours/calendar-days';
import {
  findPublicHolidays,
  holidayZones,
  type PublicHolidays,
} from '@yiqiao/contract/hours/public-holidays';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from '../hours/hours.module.css';
import type { DaysProps } from './days-props.ts';
import { draftHolidays } from './draft-holidays.ts';

/** The public holidays of a place in mainland China, where they are published and not yet in the list. */
export function HolidayDraft({ zones, drafting, now }: DaysProps) {
  const { hours: words } = useTexts().settings;
  const zone = zones.find((one) => holidayZones.includes(one));
  const holidays = findPublicHolidays(new Date(now).getFullYear());
  if (zone === undefined || holidays === null) return null;
  const draft = draftHolidays(drafting.next, zone, holidays);
  if (Object.keys(draft).length === 0) return null;
  return (
    <div className={styles.offer}>
      <p>{words.holidays(holidays.year, countDays(holidays), holidays.workingDays.length)}</p>
      <p className={parts.quiet}>{words.source}</p>
      <TextButton onClick={() => drafting.set(draft)}>{words.takeOver}</TextButton>
    </div>
  );
}

function countDays({ daysOff }: PublicHolidays): number {
  return Object.keys(daysOff).reduce((sum, key) => {
    const days = readDays(key);
    return days === null ? sum : sum + days.last - days.first + 1;
  }, 0);
}
