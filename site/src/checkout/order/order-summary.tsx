import type { Cents } from '@yiqiao/contract/money/money';
import { Stop } from '../../ui/stops/stop.tsx';
import { useCheckoutTexts } from '../checkout-texts.ts';
import type { KnownOrder } from './known-order.ts';
import { OrderDocument } from './order-document.tsx';
import styles from './order-summary.module.css';
import { PricedRows, SummaryRow } from './priced-rows.tsx';

interface OrderSummaryProps {
  readonly amount: Cents;
  /** `null` if this tab does not know what the amount is for. */
  readonly order: KnownOrder | null;
  /** Whether to spell out how the price is made. */
  readonly hasDetails?: boolean;
  /** Whether the document has left the device. */
  readonly isSent?: boolean;
}

export function OrderSummary({ amount, order, hasDetails, isSent = false }: OrderSummaryProps) {
  const { formats, order: texts, payNow } = useCheckoutTexts();
  const price = formats.money(amount);
  const { currency, figure } = formats.splitMoney(amount);
  return (
    <section className={styles.summary} aria-labelledby="order-summary">
      <h2 id="order-summary" className={styles.heading}>
        {texts.heading}
      </h2>
      <p
        className={styles.amount}
        data-figure
        data-long={figure.length > 7 || undefined}
        aria-hidden="true"
      >
        <span className={styles.currency}>{currency}</span>
        {figure}
        <Stop />
      </p>
      {order !== null && <OrderDocument order={order} isSent={isSent} />}
      <dl className={styles.rows}>
        {order !== null && hasDetails === true ? (
          <PricedRows order={order} />
        ) : (
          <SummaryRow name={texts.service} value={price} />
        )}
        <div className={styles.total}>
          <dt>{texts.total}</dt>
          <dd>{price}</dd>
        </div>
      </dl>
      {hasDetails === true && !isSent && <p className={styles.onDevice}>{payNow.onDevice}</p>}
    </section>
  );
}
