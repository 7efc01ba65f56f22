import type { OrderPayment } from '@yiqiao/contract/record/payment';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatMoment } from '../clocks/format-time.ts';
import { moneyText } from '../figures/money-text.ts';
import { texts, useTexts } from '../texts/texts.ts';
import { ClosedLine } from '../ui/closed-line.tsx';
import parts from '../ui/parts.module.css';
import { paymentNotes, paymentState } from './payment-words.ts';
import styles from './payments.module.css';

/** Payments of an order, latest first; nothing if there are none. */
export function Payments({ quote, now }: { quote: QuoteSubmission; now: number }) {
  const { payments: words } = useTexts();
  const { payments = [] } = quote;
  if (payments.length === 0) return null;
  const latest = payments.at(-1);
  return (
    <ClosedLine title={words.title} summary={latest ? summaryOf(latest) : ''}>
      <ul>
        {[...payments].reverse().map((payment) => (
          <PaymentLine key={payment.id} payment={payment} now={now} />
        ))}
      </ul>
    </ClosedLine>
  );
}

function summaryOf(payment: OrderPayment): string {
  return texts().figures.list([moneyText(payment.amount, payment.currency), paymentState(payment)]);
}

function PaymentLine({ payment, now }: { payment: OrderPayment; now: number }) {
  const isAlarming = ['disputed', 'unclear', 'failed'].includes(payment.state);
  const at = payment.paidAt ?? payment.failedAt ?? payment.submittedAt ?? payment.at;
  return (
    <li className={styles.payment}>
      <span className={styles.amount}>{moneyText(payment.amount, payment.currency)}</span>
      <span className={isAlarming ? styles.alarm : styles.state}>{paymentState(payment)}</span>
      <time className={`${parts.quiet} ${styles.at}`} dateTime={at}>
        {formatMoment(at, now)}
      </time>
      {paymentNotes(payment, now).map((note) => (
        <span key={note} className={`${parts.quiet} ${styles.note}`}>
          {note}
        </span>
      ))}
    </li>
  );
}
