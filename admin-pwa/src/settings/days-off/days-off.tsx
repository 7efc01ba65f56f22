import { useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { TextButton } from '../../ui/text-button.tsx';
import styles from '../hours/hours.module.css';
import { AddDaysOff } from './add-days-off.tsx';
import { DayList } from './day-list.tsx';
import type { DaysProps } from './days-props.ts';
import { HolidayDraft } from './holiday-draft.tsx';

/** What is off everywhere or at a place, and the public holidays that can be taken over. */
export function DaysOff({ zones, drafting, now }: DaysProps) {
  const { hours: words } = useTexts().settings;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section className={styles.part} aria-label={words.daysOff}>
      <div className={styles.head}>
        <h3 className={styles.title}>{words.daysOff}</h3>
        {!isAdding && (
          <TextButton aria-label={words.addDaysOff} onClick={() => setIsAdding(true)}>
            {words.add}
          </TextButton>
        )}
      </div>
      {isAdding && <AddDaysOff {...{ zones, drafting, now }} onDone={() => setIsAdding(false)} />}
      <DayList kind="daysOff" none={words.noDaysOff} {...{ zones, drafting, now }} />
      <HolidayDraft {...{ zones, drafting, now }} />
    </section>
  );
}
