import { type Cents, decimalToCents } from '@yiqiao/contract/money/money';
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
import { type Arrived, usePayNow } from './use-pay-now.ts';

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
  const due = arrived && dueOf(arrived);
  return (
    <>
      <div className={styles.halves}>
        <OrderSummary
          amount={due ?? amount}
          order={order}
          isSent={arrived !== null}
          hasDetails={due === null || due === amount}
        />
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

/** What is to be paid of what has arrived; `null` where nothing can be paid. */
function dueOf({ receipt, step }: Arrived): Cents | null {
  return receipt === null || step === 'differs' ? null : decimalToCents(receipt.estimatedCost);
}
