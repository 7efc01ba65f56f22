import { lazy, Suspense, useRef, useState } from 'react';
import { joinClasses } from '../../ui/class-names.ts';
import field from '../../ui/field.module.css';
import { messageId } from '../request/field-message.tsx';
import { displayDay, formatDay, parseDay } from './deadline.ts';
import styles from './deadline-fields.module.css';

const loadCalendar = () => import('./calendar-popover.tsx');

const CalendarPopover = lazy(async () => ({ default: (await loadCalendar()).CalendarPopover }));

interface DatePickerProps {
  readonly name: 'deadlineDate';
  readonly day: string;
  readonly error: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** The day as a button; its calendar is loaded when a visitor reaches for it. */
export function DatePicker({ name, day, error, onChoose }: DatePickerProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Today is fixed when the calendar opens, so that midnight cannot pass within it.
  const [openedAt, setOpenedAt] = useState<Date | null>(null);
  const selected = parseDay(day);
  return (
    <>
      <button
        ref={button}
        id={name}
        type="button"
        name={name}
        className={joinClasses(field.input, styles.button, day === '' && styles.empty)}
        data-invalid={error !== undefined || undefined}
        aria-haspopup="dialog"
        aria-expanded={openedAt !== null}
        aria-describedby={error && messageId(name)}
        onFocus={loadCalendar}
        onPointerEnter={loadCalendar}
        onClick={() => setOpenedAt(openedAt === null ? new Date() : null)}
      >
        {selected === null ? 'Choose a date' : displayDay(selected)}
      </button>
      {openedAt !== null && (
        <Suspense fallback={null}>
          <CalendarPopover
            anchor={button}
            today={openedAt}
            selected={selected ?? undefined}
            onChoose={(date) => onChoose(formatDay(date))}
            onClose={() => setOpenedAt(null)}
          />
        </Suspense>
      )}
    </>
  );
}
