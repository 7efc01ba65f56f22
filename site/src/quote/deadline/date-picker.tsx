import { useRef, useState } from 'react';
import type { FieldFault } from '../../content/facts/field-fault.ts';
import { joinClasses } from '../../ui/class-names.ts';
import field from '../../ui/field.module.css';
import { isFillingIn } from '../../ui/is-filling-in.ts';
import { formatDay, parseDay } from '../fields/deadline.ts';
import { messageId } from '../fields/field-message.tsx';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './deadline-fields.module.css';
import { useCalendar } from './use-calendar.ts';

interface DatePickerProps {
  readonly name: 'deadlineDate';
  readonly day: string;
  readonly error: FieldFault | undefined;
  readonly onChoose: (day: string) => void;
}

/** The day as a button; its calendar is loaded on hover or focus. */
export function DatePicker(props: DatePickerProps) {
  const { name, day, error, onChoose } = props;
  const { formats, deadline } = useQuoteTexts();
  const button = useRef<HTMLButtonElement>(null);
  // Today is fixed when the calendar opens, so that it does not change at midnight.
  const [openedAt, setOpenedAt] = useState<Date | null>(null);
  const { calendar, prepare } = useCalendar(() => {
    // It takes the focus, so a visitor who has moved on to another field must not be interrupted.
    if (isFillingIn()) setOpenedAt(null);
  });
  if (calendar === 'unavailable') return <PlainDate {...props} />;
  const selected = parseDay(day);
  const valueId = `${name}-value`;
  const CalendarPopover = calendar;
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
        // The label names the button: without this the chosen day would be seen but not heard.
        aria-describedby={error ? `${valueId} ${messageId(name)}` : valueId}
        onFocus={prepare}
        onPointerEnter={prepare}
        onClick={() => {
          prepare();
          setOpenedAt(openedAt === null ? new Date() : null);
        }}
      >
        <span id={valueId}>{selected === null ? deadline.choose : formats.day(selected)}</span>
      </button>
      {openedAt !== null && CalendarPopover !== null && (
        <CalendarPopover
          anchor={button}
          texts={deadline}
          today={openedAt}
          selected={selected ?? undefined}
          onChoose={(date) => onChoose(formatDay(date))}
          onClose={() => setOpenedAt(null)}
        />
      )}
    </>
  );
}

/** The native picker, for when ours could not be loaded. */
function PlainDate({ name, day, error, onChoose }: DatePickerProps) {
  return (
    <input
      id={name}
      className={field.input}
      type="date"
      name={name}
      value={day}
      min={formatDay(new Date())}
      aria-invalid={error !== undefined}
      aria-describedby={error && messageId(name)}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
