import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { ReactNode } from 'react';
import { quoteClock } from '../clocks/quote-clock.ts';
import styles from './step-band.module.css';

interface BandFootProps {
  quote: QuoteSubmission;
  now: number;
  children: ReactNode;
}

/** The one button of the next step: beside its words, on a phone at the foot of the screen under the clock. */
export function BandFoot({ quote, now, children }: BandFootProps) {
  return (
    <div className={styles.foot}>
      <p className={styles.due} aria-hidden="true">
        {quoteClock(quote, now)?.text}
      </p>
      {children}
    </div>
  );
}
