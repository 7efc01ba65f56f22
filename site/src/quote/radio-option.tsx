import type { ReactNode } from 'react';
import radioStyles from '../ui/radio.module.css';
import styles from './radio-option.module.css';

interface RadioOptionProps {
  readonly name: string;
  /** The submitted value. */
  readonly value: string;
  /** The visible label. */
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChoose: (value: string) => void;
  /** Shown at the right end of the line. */
  readonly detail?: ReactNode;
  readonly isRequired?: boolean;
  readonly describedBy?: string | undefined;
}

/** A radio button: a ring while it is off, a dot when it is on. */
export function RadioOption(props: RadioOptionProps) {
  const {
    name,
    value,
    label,
    isChecked,
    onChoose,
    detail,
    isRequired = false,
    describedBy,
  } = props;
  return (
    <label className={styles.option}>
      <input
        className={radioStyles.radio}
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        required={isRequired}
        aria-describedby={describedBy}
        onChange={() => onChoose(value)}
      />
      <span className={styles.name}>{label}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
    </label>
  );
}
