import type { PaymentIntentAnswer } from '@yiqiao/contract/http/payment-intent';
import type { Cents } from '@yiqiao/contract/money/money';
import { useQuoteDesk } from '../quote/desk/quote-desk.ts';
import styles from './checkout.module.css';
import { useCheckoutTexts } from './checkout-texts.ts';
import { Badges } from './order/badges.tsx';
import { Included } from './order/included.tsx';
import { findOrder } from './order/known-order.ts';
import { OrderSummary } from './order/order-summary.tsx';
import type { PaymentMethod as Method } from './payment/payment-method.tsx';
import { Preparing } from './payment/preparing.tsx';
import { supportLink } from './payment/support-link.ts';
import { useLateness } from './payment/use-lateness.ts';
import { usePayment } from './payment/use-payment.ts';
import { useProviderScript } from './payment/use-provider-script.ts';

/** Registers the payment of a valid amount, then shows what it is for and how to pay. */
export function Checkout({ amount }: { readonly amount: Cents }) {
  useProviderScript();
  const payment = usePayment(amount);
  const isLate = useLateness();
  if (payment === null) return <Preparing isLate={isLate} amount={amount} />;
  if (payment.kind === 'setup') return <SetupRequired amount={amount} {...payment} />;
  const { PayForOrder, quoteTexts } = payment;
  return <PayForOrder amount={amount} quoteTexts={quoteTexts} />;
}

interface SetupRequiredProps {
  readonly amount: Cents;
  readonly intent: PaymentIntentAnswer;
  readonly PaymentMethod: typeof Method;
}

/** Without a payment provider. */
function SetupRequired({ amount, intent, PaymentMethod }: SetupRequiredProps) {
  const texts = useCheckoutTexts();
  const desk = useQuoteDesk((state) => state);
  const order = findOrder(desk, amount, texts);
  const support = supportLink(amount, texts, {
    reference: getReference(intent.clientSecret),
    order,
  });
  return (
    <>
      <div className={styles.halves}>
        <OrderSummary amount={amount} order={order} />
        <PaymentMethod amount={amount} support={support} />
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
