import { type ReactNode, useId } from 'react';
import styles from './cells.module.css';

interface CellsProps<Value extends string> {
  legend: string;
  /** Side by side where there is room, one below the other, or two and two. */
  look: 'row' | 'column' | 'pairs';
  values: readonly Value[];
  chosen: string;
  isDisabled?: boolean;
  /** Why it cannot be changed. */
  describedBy?: string | undefined;
  nameOf: (value: Value) => ReactNode;
  /** What it means, in a sentence. */
  tellOf?: (value: Value) => string;
  onChoose: (value: Value) => void;
}

/** One of a few values, each a cell of its own. */
export function Cells<Value extends string>(props: CellsProps<Value>) {
  const { legend, look, values, chosen, isDisabled = false, describedBy } = props;
  const { nameOf, tellOf, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={isDisabled} aria-describedby={describedBy}>
      <legend className={styles.legend}>{legend}</legend>
      <div
        className={styles.cells}
        data-look={look}
        data-told={tellOf !== undefined}
        data-off={isDisabled}
      >
        {values.map((value) => (
          <label key={value} className={styles.cell} data-chosen={value === chosen}>
            <input
              type="radio"
              name={name}
              checked={value === chosen}
              aria-describedby={tellOf && `${name}-${value}`}
              onChange={() => onChoose(value)}
            />
            <span className={styles.name}>{nameOf(value)}</span>
            {tellOf && (
              <span id={`${name}-${value}`} className={styles.sentence} aria-hidden="true">
                {tellOf(value)}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
