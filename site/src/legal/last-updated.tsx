import type { LegalWording } from '../content/en/legal/legal-wording.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './last-updated.module.css';

/** Today's date, told by the visitor's own browser: a prerendered page knows only its build's. */
export function LastUpdated({ wording }: { readonly wording: LegalWording }) {
  const isHydrated = useHydrated();
  return (
    <p className={styles.updated}>
      {wording.lastUpdated}
      {isHydrated ? <Today day={wording.day} /> : <time>{wording.today}</time>}
    </p>
  );
}

function Today({ day }: Pick<LegalWording, 'day'>) {
  const today = new Date();
  return <time dateTime={toDateOnly(today)}>{day(today)}</time>;
}

/** The visitor's own calendar day, not that of UTC. */
function toDateOnly(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
