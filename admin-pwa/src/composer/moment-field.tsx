import { type ReactNode, useId } from 'react';
import { formatMoment } from '../clocks/format-time.ts';
import { cityOf, localZone } from '../clocks/zone-time.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import styles from './field.module.css';
import { FieldFault } from './field.tsx';
import { readMoment } from './offer-form.ts';

interface MomentFieldProps {
  /** Of both inputs. */
  name: string;
  label: string;
  day: string;
  time: string;
  fault: string | undefined;
  now: number;
  onDay: (day: string) => void;
  onTime: (time: string) => void;
  /** What the moment means. */
  children?: ReactNode;
}

/** A day and a time of this office. */
export function MomentField(props: MomentFieldProps) {
  const { name, label, day, time, fault, now, onDay, onTime, children } = props;
  const { compose } = useTexts().order;
  const id = useId();
  const here = compose.here(cityOf(localZone()));
  const at = readMoment(day, time, localZone());
  const control = {
    name,
    className: styles.input,
    'aria-invalid': fault !== undefined,
    'aria-describedby': `${id}-below ${id}-fault`,
  };
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      <p className={parts.head}>
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
        {/* The fields write dates as the browser does, in its language: this is in the console's. */}
        <span className={parts.quiet}>
          {Number.isNaN(at) ? here : `${formatMoment(at, now)} ${here}`}
        </span>
      </p>
      <div className={styles.pair}>
        <input
          {...control}
          type="date"
          aria-label={`${label}: ${compose.day}`}
          value={day}
          onChange={({ target }) => onDay(target.value)}
        />
        <input
          {...control}
          type="time"
          aria-label={`${label}: ${compose.time}`}
          value={time}
          onChange={({ target }) => onTime(target.value)}
        />
      </div>
      <FieldFault id={`${id}-fault`} fault={fault} />
      {children !== undefined && <div id={`${id}-below`}>{children}</div>}
    </fieldset>
  );
}
