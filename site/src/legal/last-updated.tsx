import type { LegalWording } from '../content/en/legal/legal-wording.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './last-updated.module.css';

/** Today's date, from the visitor's browser: a prerendered page knows only the date of its build. */
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

/** The calendar day in the visitor's time zone, not in UTC. */
function toDateOnly(date: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
