import { joinClasses } from '../../ui/class-names.ts';
import field from '../../ui/field.module.css';
import styles from './deadline-fields.module.css';

interface FieldHeadProps {
  readonly label: string;
  readonly htmlFor: string;
  /** Empties the field; absent while there is nothing to empty. */
  readonly onClear?: (() => void) | undefined;
}

export function FieldHead({ label, htmlFor, onClear }: FieldHeadProps) {
  return (
    <div className={joinClasses(field.labelRow, styles.head)}>
      <label className={field.label} htmlFor={htmlFor}>
        {label}
      </label>
      {onClear === undefined ? (
        <span className={field.optional}>Optional</span>
      ) : (
        <button
          type="button"
          className={styles.clear}
          aria-label={`Clear ${label.toLowerCase()}`}
          onClick={onClear}
        >
          Clear
        </button>
      )}
    </div>
  );
}
