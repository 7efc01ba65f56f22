import styles from './clock.module.css';
import type { QuoteClock } from './urgency.ts';

/** A clock in the color of its urgency; the words say the same. */
export function Clock({ clock, isLarge = false }: { clock: QuoteClock; isLarge?: boolean }) {
  return (
    <span className={`${styles[clock.urgency]} ${isLarge ? styles.large : ''}`}>{clock.text}</span>
  );
}
