import { isOver } from '@yiqiao/contract/life/life-state';
import { declinableUntil } from '@yiqiao/contract/life/pay-now';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useState } from 'react';
import { formatMoment } from '../../clocks/format-time.ts';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { TextButton } from '../../ui/text-button.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import styles from './paid-at-once.module.css';

interface PaidAtOnceProps {
  quote: QuoteSubmission;
  isOffline: boolean;
  now: number;
}

/** Of an order that was paid before anybody had looked at it: until when it can be declined. */
export function PaidAtOnce({ quote, isOffline, now }: PaidAtOnceProps) {
  const { declining } = useTexts().order;
  const [isAsking, setIsAsking] = useState(false);
  const until = declinableUntil(quote);
  const { deliveries = [] } = quote;
  if (until === null || until <= now || isOver(quote) || deliveries.length > 0) return null;
  return (
    <section className={styles.line}>
      <p className={parts.quiet}>{declining.until(formatMoment(until, now))}</p>
      <TextButton className={styles.decline} onClick={() => setIsAsking(true)}>
        {declining.open}
      </TextButton>
      {isAsking && (
        <DeclineDialog quote={quote} isOffline={isOffline} onClose={() => setIsAsking(false)} />
      )}
    </section>
  );
}
