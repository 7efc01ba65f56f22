import type { Cents } from '@yiqiao/contract/money/money';
import { useQuoteDesk } from '../quote/desk/quote-desk.ts';
import styles from './checkout.module.css';
import { useCheckoutTexts } from './checkout-texts.ts';
import { Badges } from './order/badges.tsx';
import { Included } from './order/included.tsx';
import { findOrder } from './order/known-order.ts';
import { OrderSummary } from './order/order-summary.tsx';
import { Preparing } from './payment/preparing.tsx';
import { supportLink } from './payment/support-link.ts';
import { useLateness } from './payment/use-lateness.ts';
import { usePayment } from './payment/use-payment.ts';
import { useProviderScript } from './payment/use-provider-script.ts';

/** Registers the payment of a valid amount, then shows what it is for and how to pay. */
export function Checkout({ amount }: { readonly amount: Cents }) {
  useProviderScript();
  const texts = useCheckoutTexts();
  const payment = usePayment(amount);
  const isLate = useLateness();
  const desk = useQuoteDesk((state) => state);
  const order = findOrder(desk, amount, texts);
  if (payment === null) return <Preparing isLate={isLate} amount={amount} />;
  const { intent, PaymentMethod } = payment;
  const { clientSecret, canPay = false } = intent;
  const reference = getReference(clientSecret);
  const support = supportLink(amount, texts, { reference, order });
  return (
    <>
      <div className={styles.halves}>
        <OrderSummary amount={amount} order={order} />
        <PaymentMethod {...{ amount, reference, support, canPay }} />
      </div>
      <Included />
      <Badges />
    </>
  );
}

/** The provider's id of the payment: a client secret begins with it. */
function getReference(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}
