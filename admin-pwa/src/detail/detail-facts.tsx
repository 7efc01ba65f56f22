import { defaultDeliveryTimeline, defaultServiceType } from '@yiqiao/contract/money/services';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import type { ReactNode } from 'react';
import { formatMoment, formatRecent } from '../clocks/format-time.ts';
import { replyClock } from '../clocks/reply-clock.ts';
import { amountText } from '../figures/amount-text.ts';
import { languageName } from '../figures/language-name.ts';
import { texts, useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { DeadlineFact } from './deadline-fact.tsx';
import styles from './detail-facts.module.css';

interface DetailFactsProps {
  quote: QuoteSubmission;
  now: number;
}

export function DetailFacts({ quote, now }: DetailFactsProps) {
  const { serviceType, deliveryTimeline } = quote;
  const { facts } = useTexts().detail;
  const { name } = useTexts().services;
  return (
    <dl className={styles.facts}>
      <Fact label={facts.direction}>{name(quote.translationDirection)}</Fact>
      {serviceType !== defaultServiceType && (
        <Fact label={facts.serviceType}>{name(serviceType)}</Fact>
      )}
      {deliveryTimeline !== defaultDeliveryTimeline && (
        <Fact label={facts.timeline}>{name(deliveryTimeline)}</Fact>
      )}
      {quote.language !== undefined && (
        <Fact label={facts.language}>{languageName(quote.language)}</Fact>
      )}
      <Fact label={facts.cost}>{amountText(quote)}</Fact>
      <Fact label={facts.deadline}>
        <DeadlineFact quote={quote} now={now} />
      </Fact>
      <Fact label={facts.submitted} note={replyNote(quote, now)}>
        {formatMoment(quote.createdAt, now)}
      </Fact>
    </dl>
  );
}

function Fact(props: { label: string; note?: string | null; children: ReactNode }) {
  const { label, note = null, children } = props;
  return (
    <div className={styles.fact}>
      <dt className={parts.quiet}>{label}</dt>
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
  const { replyIsDue, replyWasDue } = texts().clocks;
  const moment = formatRecent(clock.dueAt, now);
  return clock.urgency === 'overdue' ? replyWasDue(moment) : replyIsDue(moment);
}
