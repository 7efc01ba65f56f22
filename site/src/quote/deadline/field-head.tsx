import { joinClasses } from '../../ui/class-names.ts';
import field from '../../ui/field.module.css';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './deadline-fields.module.css';

interface FieldHeadProps {
  readonly label: string;
  /** Accessible name of the button that clears the field. */
  readonly clearLabel: string;
  readonly htmlFor: string;
  /** Clears the field; absent while there is nothing to clear. */
  readonly onClear?: (() => void) | undefined;
}

export function FieldHead({ label, clearLabel, htmlFor, onClear }: FieldHeadProps) {
  const { deadline } = useQuoteTexts();
  return (
    <div className={joinClasses(field.labelRow, styles.head)}>
      <label className={field.label} htmlFor={htmlFor}>
        {label}
      </label>
      {onClear === undefined ? (
        <span className={field.optional}>{deadline.optional}</span>
      ) : (
        <button type="button" className={styles.clear} aria-label={clearLabel} onClick={onClear}>
          {deadline.clear}
        </button>
      )}
    </div>
  );
}
