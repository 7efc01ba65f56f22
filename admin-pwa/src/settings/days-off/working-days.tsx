import { useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import styles from '../hours/hours.module.css';
import { AddWorkingDay } from './add-working-day.tsx';
import { DayList } from './day-list.tsx';
import type { DaysProps } from './days-props.ts';

/** Days that are worked in exchange for others. */
export function WorkingDays({ zones, drafting, now }: DaysProps) {
  const { hours: words } = useTexts().settings;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section className={styles.part} aria-label={words.workingDays}>
      <div className={styles.head}>
        <h3 className={styles.title}>{words.workingDays}</h3>
        {!isAdding && (
          <TextButton aria-label={words.addWorkingDay} onClick={() => setIsAdding(true)}>
            {words.add}
          </TextButton>
        )}
      </div>
      <p className={`${parts.quiet} ${styles.lead}`}>{words.workingLead}</p>
      {isAdding && (
        <AddWorkingDay {...{ zones, drafting, now }} onDone={() => setIsAdding(false)} />
      )}
      <DayList kind="workingDays" none={words.noWorkingDays} {...{ zones, drafting, now }} />
    </section>
  );
}
