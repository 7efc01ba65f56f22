import { acceptedOffer } from '@yiqiao/contract/life/life-state';
import { keptSums, type OrderMoney, orderMoney } from '@yiqiao/contract/life/order-money';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { RecordedPayment } from '@yiqiao/contract/record/recorded-payment';
import { useState } from 'react';
import { centsText, currencyName } from '../figures/money-text.ts';
import { isAside, type OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { predictQuote } from '../offline/outbox/queue-entries.ts';
import { QueuedChange } from '../outbox-view/queued-change.tsx';
import { useConsoleState } from '../state/use-console.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import parts from '../ui/parts.module.css';
import { TextButton } from '../ui/text-button.tsx';
import { LateCorrectDialog } from './late-correct-dialog.tsx';
import { LateRecordDialog } from './late-record-dialog.tsx';
import { MoneyBar } from './money-bar.tsx';
import { MoneyEntries } from './money-entries.tsx';
import styles from './money-section.module.css';

/** The button that the key P presses. */
export function recordButtonId(quoteId: string): string {
  return `record-payment-${quoteId}`;
}

interface MoneySectionProps {
  quote: QuoteSubmission;
  queued: readonly OutboxEntry[];
  now: number;
  isOffline: boolean;
  /** Absent where there is nothing to remind of. */
  onRemind?: (() => void) | undefined;
}

/** What was agreed and what came of it, with what waits on this device; nothing before anything is agreed. */
export function MoneySection(props: MoneySectionProps) {
  const { quote: known, queued, now, isOffline, onRemind } = props;
  const { money: words } = useTexts();
  const { singleKeys } = useConsoleState(({ preferences }) => preferences);
  const [asked, setAsked] = useState<'record' | RecordedPayment | null>(null);
  const ofMoney = queued.filter(isOfMoney);
  const quote = predictQuote(known, ofMoney);
  const money = orderMoney(quote);
  const accepted = acceptedOffer(quote);
  if (money === null || accepted === null) return null;
  const close = () => setAsked(null);
  return (
    <section className={styles.money} aria-labelledby="money-title">
      <div className={parts.head}>
        <h3 id="money-title" className={styles.title}>
          {words.title}
        </h3>
        <p className={parts.quiet}>
          {words.byQuote(accepted.version, currencyName(money.currency))}
        </p>
      </div>
      <dl className={styles.figures}>
        {figuresOf(money).map(([name, sum, isQuiet]) => (
          <div key={name}>
            <dt className={parts.quiet}>{name}</dt>
            <dd className={styles.figure} data-quiet={isQuiet}>
              {sum}
            </dd>
          </div>
        ))}
      </dl>
      <MoneyBar agreed={money.agreed} parts={keptSums(quote)} />
      <MoneyEntries quote={quote} queued={ofMoney} now={now} onCorrect={setAsked} />
      {ofMoney
        .filter(({ state }) => state !== 'waiting')
        .map((entry) => (
          <QueuedChange key={entry.seq} entry={entry} now={now} isOffline={isOffline} />
        ))}
      <p className={styles.foot}>
        <Button
          id={recordButtonId(quote.id)}
          aria-keyshortcuts={singleKeys ? 'P' : undefined}
          onClick={() => setAsked('record')}
        >
          {words.record}
        </Button>
        {onRemind && <TextButton onClick={onRemind}>{words.remind}</TextButton>}
      </p>
      {asked === 'record' && <LateRecordDialog quote={quote} now={now} onClose={close} />}
      {asked !== null && asked !== 'record' && (
        <LateCorrectDialog quote={quote} payment={asked} now={now} onClose={close} />
      )}
    </section>
  );
}

function isOfMoney(entry: OutboxEntry): boolean {
  return isAside(entry) && ['recordPayment', 'reversePayment'].includes(entry.command);
}

/** Names and sums; quiet is what needs no attention. */
function figuresOf(money: OrderMoney): (readonly [string, string, boolean])[] {
  const { money: words } = texts();
  const { currency, agreed, paid, open, refunded, overpaid } = money;
  const line = (name: string, cents: number, isQuiet = false) =>
    [name, centsText(cents, currency), isQuiet] as const;
  return [
    line(words.agreed, agreed),
    line(words.paid, paid),
    line(words.open, open, open === 0),
    ...(refunded > 0 ? [line(words.refunded, refunded)] : []),
    ...(overpaid > 0 ? [line(words.overpaid, overpaid)] : []),
  ];
}
