import { doOverlap, readDays, writeDays } from '@yiqiao/contract/hours/calendar-days';
import { isTimeOff, maxDayNameLength } from '@yiqiao/contract/hours/hours-schema';
import { autonyms, languages } from '@yiqiao/contract/text/languages';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/texts.ts';
import { Adding } from '../hours/adding.tsx';
import styles from '../hours/hours.module.css';
import { listDays } from '../hours/hours-fields.ts';
import { DateField } from './date-field.tsx';
import type { DaysProps } from './days-props.ts';
import { PlaceChoice } from './place-choice.tsx';

/** A day or several, and what for. They are a draft until they are put live. */
export function AddDaysOff({ zones, drafting, onDone }: DaysProps & { onDone: () => void }) {
  const { hours: words } = useTexts().settings;
  const id = useId();
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [zone, setZone] = useState('');
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState('');

  function add() {
    const days = readDays(last === '' || last === first ? first : `${first}/${last}`);
    if (days === null || !isTimeOff(days)) return setFault(words.daysFault);
    const given = languages.flatMap((language) => {
      const name = names[language]?.trim() ?? '';
      return name === '' ? [] : [[language, name] as const];
    });
    if (given.length === 0) return setFault(words.namesFault);
    const others = listDays(drafting.next, 'daysOff').filter((one) => (one.zone ?? '') === zone);
    if (others.some((one) => doOverlap(one.days, days))) return setFault(words.overlap);
    const part = `${zone === '' ? '' : `places.${zone}.`}daysOff.${writeDays(days)}`;
    drafting.set(
      Object.fromEntries(given.map(([language, name]) => [`${part}.${language}`, name])),
    );
    onDone();
  }

  return (
    <Adding
      legend={words.addDaysOff}
      faultId={`${id}-fault`}
      fault={fault}
      onAdd={add}
      onCancel={onDone}
    >
      <DateField label={words.firstDay} value={first} faultId={`${id}-fault`} onChange={setFirst} />
      <DateField label={words.lastDay} value={last} faultId={`${id}-fault`} onChange={setLast} />
      <div className={styles.scripts}>
        {languages.map((language) => (
          <label key={language} className={styles.field}>
            <span className={styles.word}>
              {words.dayName} <span lang={language}>{autonyms[language].name}</span>
            </span>
            <input
              className={styles.text}
              lang={language}
              maxLength={maxDayNameLength}
              aria-describedby={`${id}-fault`}
              value={names[language] ?? ''}
              onChange={({ target }) => setNames({ ...names, [language]: target.value })}
            />
          </label>
        ))}
      </div>
      <PlaceChoice {...{ zones, drafting }} value={zone} hasEverywhere onChange={setZone} />
    </Adding>
  );
}
