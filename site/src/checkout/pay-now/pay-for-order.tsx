import type { Cents } from '@yiqiao/contract/money/money';
import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import { useQuoteDesk } from '../../quote/desk/quote-desk.ts';
import { QuoteTextsContext } from '../../quote/quote-texts.ts';
import styles from '../checkout.module.css';
import { useCheckoutTexts } from '../checkout-texts.ts';
import { Badges } from '../order/badges.tsx';
import { Included } from '../order/included.tsx';
import { findOrder } from '../order/known-order.ts';
import { OrderSummary } from '../order/order-summary.tsx';
import { ArrivedNote } from './arrived-note.tsx';
import { NoOrder } from './no-order.tsx';
import { OrderForm } from './order-form.tsx';
import { usePayNow } from './use-pay-now.ts';

interface PayForOrderProps {
  readonly amount: Cents;
  readonly quoteTexts: QuoteTexts;
}

/** With a payment provider: what is on the desk is sent and paid. */
export function PayForOrder({ quoteTexts, amount }: PayForOrderProps) {
  return (
    <QuoteTextsContext value={quoteTexts}>
      <Body amount={amount} />
    </QuoteTextsContext>
  );
}

function Body({ amount }: { readonly amount: Cents }) {
  const texts = useCheckoutTexts();
  const desk = useQuoteDesk((state) => state);
  const order = findOrder(desk, amount, texts);
  const payNow = usePayNow(amount);
  if (order === null) return <NoOrder />;
  const { arrived } = payNow;
  return (
    <>
      <div className={styles.halves}>
        <OrderSummary amount={amount} order={order} isSent={arrived !== null} hasDetails />
        {arrived === null ? (
          <OrderForm amount={amount} payNow={payNow} />
        ) : (
          <ArrivedNote amount={amount} arrived={arrived} pay={payNow.pay} />
        )}
      </div>
      <Included />
      <Badges />
    </>
  );
}
