import { useRequestTexts } from '../request-texts.ts';
import styles from './fingerprint.module.css';

/** The SHA-256 of a file: shortened, or in full when pressed. */
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
  /** Hexadecimal. */
  readonly sum: string;
  /** Shows its beginning and end instead of a label, as in a table. */
  readonly isShort?: boolean;
}

/** "9f2c 41aa … 77e0": enough to compare two at a glance. */
function shorten(sum: string): string {
  return `${sum.slice(0, 4)} ${sum.slice(4, 8)} … ${sum.slice(-4)}`;
}
