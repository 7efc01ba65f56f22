import { defaultDeliveryTimeline, defaultServiceType } from '@yiqiao/contract/money/services';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import type { ReactNode } from 'react';
import { formatMoment, formatRecent } from '../clocks/format-time.ts';
import { replyClock } from '../clocks/reply-clock.ts';
import { amountText } from '../figures/amount-text.ts';
import { languageName } from '../figures/language-name.ts';
import { DeadlineFact } from './deadline-fact.tsx';
import styles from './detail-facts.module.css';

interface DetailFactsProps {
  quote: QuoteSubmission;
  now: number;
}

export function DetailFacts({ quote, now }: DetailFactsProps) {
  const { serviceType, deliveryTimeline } = quote;
  return (
    <dl className={styles.facts}>
      <Fact label="Service needed">{quote.translationDirection}</Fact>
      {serviceType !== defaultServiceType && <Fact label="Service type">{serviceType}</Fact>}
      {deliveryTimeline !== defaultDeliveryTimeline && (
        <Fact label="Timeline">{deliveryTimeline}</Fact>
      )}
      {quote.language !== undefined && <Fact label="Language">{languageName(quote.language)}</Fact>}
      <Fact label="Estimated cost">{amountText(quote)}</Fact>
      <Fact label="Deadline">
        <DeadlineFact quote={quote} now={now} />
      </Fact>
      <Fact label="Submitted" note={replyNote(quote, now)}>
        {formatMoment(quote.createdAt, now)}
      </Fact>
    </dl>
  );
}

function Fact(props: { label: string; note?: string | null; children: ReactNode }) {
  const { label, note = null, children } = props;
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {children}
        {note && <p className={styles.note}>{note}</p>}
      </dd>
    </div>
  );
}

function replyNote(quote: QuoteSubmission, now: number): string | null {
  const clock = replyClock(quote, now);
  if (clock === null) return null;
  const verb = clock.urgency === 'overdue' ? 'Reply was due' : 'Reply is due';
  return `${verb} ${formatRecent(clock.dueAt, now)}`;
}
