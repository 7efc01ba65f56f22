import styles from '../hours/hours.module.css';

interface DateFieldProps {
  label: string;
  /** "2026-10-01", or empty. */
  value: string;
  faultId: string;
  onChange: (value: string) => void;
}

export function DateField({ label, value, faultId, onChange }: DateFieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.word}>{label}</span>
      <input
        type="date"
        className={styles.text}
        aria-describedby={faultId}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
