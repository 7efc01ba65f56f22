import type { Cents } from '@yiqiao/contract/money/money';
import { Stop } from '../../ui/stops/stop.tsx';
import { useCheckoutTexts } from '../checkout-texts.ts';
import type { KnownOrder } from './known-order.ts';
import styles from './order-summary.module.css';

interface OrderSummaryProps {
  readonly amount: Cents;
  /** `null` if this tab does not know what the amount is for. */
  readonly order: KnownOrder | null;
}

export function OrderSummary({ amount, order }: OrderSummaryProps) {
  const { formats, order: texts } = useCheckoutTexts();
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
      <dl>
        <div className={styles.row}>
          <dt>
            {texts.service}
            {order !== null && <Details order={order} />}
          </dt>
          <dd>{price}</dd>
        </div>
        <div className={styles.total}>
          <dt>{texts.total}</dt>
          <dd>{price}</dd>
        </div>
      </dl>
    </section>
  );
}

function Details({ order }: { readonly order: KnownOrder }) {
  const texts = useCheckoutTexts().order;
  return (
    <span className={styles.details}>
      <b className={styles.document}>{order.fileName}</b>
      {texts.details(order.words, order.service)}
    </span>
  );
}
