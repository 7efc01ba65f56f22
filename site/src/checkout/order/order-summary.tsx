import { type Cents, formatCents } from '@yiqiao/contract/money/money';
import { Link } from 'react-router-dom';
import { quoteMeta } from '../../content/core-pages.ts';
import { Stop } from '../../ui/stops/stop.tsx';
import type { KnownOrder } from './known-order.ts';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  readonly amount: Cents;
  /** `null` where this tab does not know what the amount pays for. */
  readonly order: KnownOrder | null;
}

export function OrderSummary({ amount, order }: OrderSummaryProps) {
  const price = formatCents(amount);
  const guess = order?.guess ?? null;
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.heading}>
        Order summary
      </h2>
      <p
        className={styles.amount}
        data-long={price.length > 8 || undefined}
        data-guess={guess !== null || undefined}
        aria-hidden="true"
      >
        <span className={styles.currency}>{price.slice(0, 1)}</span>
        {price.slice(1)}
        {guess === null && <Stop lang="en" />}
      </p>
      {guess !== null && <Caution reason={guess.reason} />}
      <dl>
        <div className={styles.row}>
          <dt>
            Translation Service
            {order !== null && <Details order={order} />}
          </dt>
          <dd>{price}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{price}</dd>
        </div>
      </dl>
    </section>
  );
}

function Caution({ reason }: { readonly reason: string }) {
  return (
    <p className={styles.caution}>
      <b>A guess, not a price.</b> {reason} <Link to={quoteMeta.path}>Request the quote</Link>{' '}
      first, and a person counts before you pay anything.
    </p>
  );
}

function Details({ order }: { readonly order: KnownOrder }) {
  return (
    <span className={styles.details}>
      <b className={styles.document}>{order.fileName}</b>
      {order.words}, {order.service}
    </span>
  );
}
