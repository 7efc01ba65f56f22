import { useEffect, useRef, useState } from 'react';
import { joinClasses } from '../../ui/class-names.ts';
import field from '../../ui/field.module.css';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { quoteDesk, useQuoteDesk } from '../desk/quote-desk.ts';
import { FieldMessage, messageId } from '../fields/field-message.tsx';
import { forgetTimeKeys, noteTimeKey } from '../fields/unfinished-time.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { DatePicker } from './date-picker.tsx';
import styles from './deadline-fields.module.css';
import { FieldHead } from './field-head.tsx';
import { describeTimeFormat } from './time-hint.ts';

/** The deadline: a day from the calendar and a time of day, both optional. */
export function DeadlineFields() {
  return (
    <div className={styles.deadline}>
      <DateField />
      <TimeField />
    </div>
  );
}

function DateField() {
  const texts = useQuoteTexts().deadline;
  const name = 'deadlineDate';
  const plain = useRef<HTMLInputElement>(null);
  const [hasPlain, setHasPlain] = useState(true);
  // A visitor who has just opened the native picker keeps it until they choose a day.
  useEffect(() => setHasPlain(document.activeElement === plain.current), []);
  const day = useQuoteDesk((desk) => desk.fields.deadlineDay);
  const error = useQuoteDesk((desk) => desk.errors.deadlineDay);
  return (
    <div className={field.field}>
      <FieldHead
        label={texts.date}
        clearLabel={texts.clearDate}
        htmlFor={name}
        onClear={day === '' ? undefined : () => quoteDesk.type({ deadlineDay: '' })}
      />
      <div className={styles.date}>
        {hasPlain && (
          <input
            ref={plain}
            className={styles.plainDate}
            type="date"
            name={name}
            aria-label={texts.date}
            onChange={(event) => quoteDesk.type({ deadlineDay: event.target.value })}
            onBlur={() => setHasPlain(false)}
          />
        )}
        <DatePicker
          name={name}
          day={day}
          error={error}
          onChoose={(deadlineDay) => quoteDesk.type({ deadlineDay })}
        />
      </div>
      <FieldMessage name={name} error={error} />
    </div>
  );
}

function TimeField() {
  const texts = useQuoteTexts().deadline;
  const name = 'deadlineTime';
  const time = useQuoteDesk((desk) => desk.fields[name]);
  const error = useQuoteDesk((desk) => desk.errors[name]);
  const hintId = `${name}-hint`;
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    quoteDesk.type({ deadlineTime: '' });
    // A partly typed time has no value to clear: only the input knows about it.
    if (input.current === null) return;
    input.current.value = '';
    forgetTimeKeys(input.current);
    input.current.focus();
  };
  return (
    <div className={field.field}>
      <FieldHead
        label={texts.time}
        clearLabel={texts.clearTime}
        htmlFor={name}
        onClear={time === '' && error === undefined ? undefined : clear}
      />
      <input
        ref={input}
        id={name}
        className={joinClasses(field.input, time === '' && styles.empty)}
        type="time"
        name={name}
        value={time}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${messageId(name)} ${hintId}` : hintId}
        onKeyDown={(event) => noteTimeKey(event.currentTarget, event.key)}
        onChange={(event) => quoteDesk.type({ deadlineTime: event.target.value })}
      />
      <FieldMessage name={name} error={error} />
      <p id={hintId} className={field.hint}>
        {isHydrated ? describeTimeFormat(texts) : texts.twelveHours}
      </p>
    </div>
  );
}
