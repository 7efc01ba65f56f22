import { type Cents, formatCents } from '@yiqiao/contract/money';
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
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.heading}>
        Order summary
      </h2>
      <p className={styles.amount} data-long={price.length > 8 || undefined} aria-hidden="true">
        <span className={styles.currency}>{price.slice(0, 1)}</span>
        {price.slice(1)}
        <Stop lang="en" />
      </p>
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

function Details({ order }: { readonly order: KnownOrder }) {
  return (
    <span className={styles.details}>
      <b className={styles.document}>{order.fileName}</b>
      {order.words}, {order.service}
    </span>
  );
}
