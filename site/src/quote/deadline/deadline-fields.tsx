import field from '../../ui/field.module.css';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { quoteDesk, useQuoteDesk } from '../desk/quote-desk.ts';
import { FieldMessage, messageId } from '../request/field-message.tsx';
import { DatePicker } from './date-picker.tsx';
import styles from './deadline-fields.module.css';
import { FieldHead } from './field-head.tsx';

/** Until when, both optional: a day from the calendar and a time of day. */
export function DeadlineFields() {
  return (
    <div className={styles.deadline}>
      <DateField />
      <TimeField />
    </div>
  );
}

function DateField() {
  const name = 'deadlineDate';
  const isHydrated = useHydrated();
  const day = useQuoteDesk((desk) => desk.fields[name]);
  const error = useQuoteDesk((desk) => desk.errors[name]);
  return (
    <div className={field.field}>
      <FieldHead
        label="Deadline date"
        htmlFor={name}
        onClear={day === '' ? undefined : () => quoteDesk.type({ deadlineDate: '' })}
      />
      {!isHydrated && <input className={styles.plainDate} type="date" name={name} />}
      <DatePicker
        name={name}
        day={day}
        error={error}
        onChoose={(deadlineDate) => quoteDesk.type({ deadlineDate })}
      />
      <FieldMessage name={name} error={error} />
    </div>
  );
}

function TimeField() {
  const name = 'deadlineTime';
  const time = useQuoteDesk((desk) => desk.fields[name]);
  const error = useQuoteDesk((desk) => desk.errors[name]);
  const hintId = `${name}-hint`;
  return (
    <div className={field.field}>
      <FieldHead label="Time" htmlFor={name} />
      <input
        id={name}
        className={field.input}
        type="time"
        name={name}
        value={time}
        aria-invalid={error !== undefined}
        aria-describedby={error ? `${messageId(name)} ${hintId}` : hintId}
        onChange={(event) => quoteDesk.type({ deadlineTime: event.target.value })}
      />
      <FieldMessage name={name} error={error} />
      <p id={hintId} className={field.hint}>
        hour:minute AM/PM
      </p>
    </div>
  );
}
