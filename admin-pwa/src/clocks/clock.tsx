import styles from './clock.module.css';
import type { QuoteClock } from './quote-clock.ts';

/** A clock in the colors of its urgency; its words say the same. */
export function Clock({ clock, isLarge = false }: { clock: QuoteClock; isLarge?: boolean }) {
  return (
    <span className={`${styles[clock.urgency]} ${isLarge ? styles.large : ''}`}>{clock.text}</span>
  );
}
