import { type Cents, formatCents } from '@yiqiao/contract/money';
import { Stop } from '../../ui/stops/stop.tsx';
import styles from './order-summary.module.css';

export function OrderSummary({ amount }: { readonly amount: Cents }) {
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
          <dt>Translation Service</dt>
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
