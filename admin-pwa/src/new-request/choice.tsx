import { type ReactNode, useId } from 'react';
import fieldStyles from '../composer/field.module.css';
import styles from './new-request.module.css';

interface ChoiceProps<Value extends string> {
  legend: string;
  className: string | undefined;
  values: readonly Value[];
  chosen: string;
  nameOf: (value: Value) => ReactNode;
  onChoose: (value: Value) => void;
}

/** One of a few values, all of them on screen. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, className, values, chosen, nameOf, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={fieldStyles.group}>
      <legend className={styles.label}>{legend}</legend>
      <div className={className}>
        {values.map((value) => (
          <label key={value} className={styles.choice} data-chosen={value === chosen}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {nameOf(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
