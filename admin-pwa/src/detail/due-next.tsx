import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useMemo } from 'react';
import { Clock } from '../clocks/clock.tsx';
import { quoteClock } from '../clocks/quote-clock.ts';
import type { QuoteClock } from '../clocks/urgency.ts';
import { viewsOf } from '../finding/views/quote-views.ts';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import styles from './due-next.module.css';

interface DueNextProps {
  quotes: readonly QuoteSubmission[];
  now: number;
  onOpen: (id: string) => void;
}

const mostShown = 8;

/** Shown while no submission is open: what is overdue, and what is due next. */
export function DueNext({ quotes, now, onOpen }: DueNextProps) {
  const texts = useTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language clocks say something else.
  const due = useMemo(() => findDue(quotes, now), [quotes, now, texts]);
  if (quotes.length === 0) return null;
  if (due.length === 0) {
    return <p className={styles.hint}>{texts.detail.select}</p>;
  }
  return (
    <div className={styles.due}>
      <h2 className={styles.title}>{texts.detail.dueNext}</h2>
      <ol>
        {due.map(({ quote, clock }) => (
          <li key={quote.id} className={styles.entry}>
            <button type="button" className={styles.name} onClick={() => onOpen(quote.id)}>
              <HanText>{quote.customerName}</HanText>
            </button>
            <Clock clock={clock} />
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>{texts.detail.select}</p>
    </div>
  );
}

interface Due {
  readonly quote: QuoteSubmission;
  readonly clock: QuoteClock;
}

/**
 * What is due first. Words are found for what is shown only: for all of a long list they would take longer
 * than a frame, every minute.
 */
export function findDue(quotes: readonly QuoteSubmission[], now: number): Due[] {
  const due: (Due & { readonly dueAt: number })[] = [];
  for (const { quote } of sortByDue(quotes, now)) {
    if (due.length === mostShown) break;
    const clock = quoteClock(quote, now);
    if (clock?.dueAt != null) due.push({ quote, clock, dueAt: clock.dueAt });
  }
  return due.sort((one, other) => one.dueAt - other.dueAt);
}

function sortByDue(quotes: readonly QuoteSubmission[], now: number) {
  return quotes
    .map((quote) => ({ quote, dueAt: viewsOf(quote, now).dueAt }))
    .filter(({ dueAt }) => dueAt < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.dueAt - other.dueAt);
}
