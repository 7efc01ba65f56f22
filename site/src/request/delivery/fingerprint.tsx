import { useRequestTexts } from '../request-texts.ts';
import styles from './fingerprint.module.css';

/** The SHA-256 of a file: its beginning and end, and at a press the whole. */
export function Fingerprint({ sum, isShort = false }: FingerprintProps) {
  const { delivery } = useRequestTexts();
  return (
    <details className={styles.fingerprint}>
      <summary>{isShort ? shorten(sum) : delivery.sha256}</summary>
      <code className={styles.sum}>{sum}</code>
    </details>
  );
}

interface FingerprintProps {
  /** In hexadecimal digits. */
  readonly sum: string;
  /** In a table, the beginning and end stand for the name of the sum. */
  readonly isShort?: boolean;
}

/** "9f2c 41aa … 77e0": enough to compare two at a glance. */
function shorten(sum: string): string {
  return `${sum.slice(0, 4)} ${sum.slice(4, 8)} … ${sum.slice(-4)}`;
}
