import { codeDigits } from '@yiqiao/contract/record/second-factor';
import { useEffect, useId, useRef, useState } from 'react';
import parts from '../ui/parts.module.css';
import styles from './code-cells.module.css';

interface CodeCellsProps {
  label: string;
  hint: string;
  /** Why the last code was not taken. */
  problem: string | null;
  isBusy: boolean;
  /** The last digit sends. */
  onCode: (code: string) => void;
}

/** Six digits, each in a cell of its own, and one field over them: so pasting and filling in work as in any field. */
export function CodeCells({ label, hint, problem, isBusy, onCode }: CodeCellsProps) {
  const [digits, setDigits] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  // What was wrong is typed anew.
  useEffect(() => {
    if (problem === null || isBusy) return;
    setDigits('');
    field.current?.focus();
  }, [problem, isBusy]);

  function type(text: string) {
    const typed = text.normalize('NFKC').replace(/\D/g, '').slice(0, codeDigits);
    setDigits(typed);
    if (typed.length === codeDigits && typed !== digits) onCode(typed);
  }

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.cells} data-busy={isBusy}>
        <input
          ref={field}
          id={id}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          readOnly={isBusy}
          value={digits}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-hint ${id}-problem`}
          onChange={({ target }) => type(target.value)}
        />
        {Array.from({ length: codeDigits }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            key={index}
            className={styles.cell}
            data-next={index === digits.length}
            aria-hidden="true"
          >
            {digits[index]}
          </span>
        ))}
      </div>
      <p id={`${id}-problem`} role="alert" className={parts.fault}>
        {problem}
      </p>
      <p id={`${id}-hint`} className={parts.quiet}>
        {hint}
      </p>
    </div>
  );
}
