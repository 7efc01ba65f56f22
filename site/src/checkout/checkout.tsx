import type { Cents } from '@yiqiao/contract/money';
import styles from './checkout.module.css';
import { Badges } from './order/badges.tsx';
import { Included } from './order/included.tsx';
import { OrderSummary } from './order/order-summary.tsx';
import { PaymentMethod } from './payment/payment-method.tsx';
import { Preparing } from './payment/preparing.tsx';
import { useLateness } from './payment/use-lateness.ts';
import { usePaymentIntent } from './payment/use-payment-intent.ts';
import { useProviderScript } from './payment/use-provider-script.ts';

/** Pays a valid amount: prepares the payment, then shows what is bought and how to pay. */
export function Checkout({ amount }: { readonly amount: Cents }) {
  useProviderScript();
  const clientSecret = usePaymentIntent(amount);
  const isLate = useLateness();
  if (clientSecret === null) return <Preparing isLate={isLate} amount={amount} />;
  return (
    <>
      <div className={styles.halves}>
        <OrderSummary amount={amount} />
        <PaymentMethod amount={amount} />
      </div>
      <Included />
      <Badges />
    </>
  );
}
