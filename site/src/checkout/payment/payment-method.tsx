import * as Tabs from '@radix-ui/react-tabs';
import type { Cents } from '@yiqiao/contract/money/money';
import { useQuoteDesk } from '../../quote/desk/quote-desk.ts';
import { Stop } from '../../ui/stops/stop.tsx';
import { useCheckoutTexts } from '../checkout-texts.ts';
import { CardPayment } from './card-payment.tsx';
import { CryptoPayment } from './crypto-payment.tsx';
import styles from './payment-method.module.css';

interface PaymentMethodProps {
  readonly amount: Cents;
  /** The reference of the payment. */
  readonly reference: string;
  /** The mail that asks for help with this payment. */
  readonly support: string;
  /** Whether a provider takes cards. */
  readonly canPay: boolean;
}

export function PaymentMethod({ amount, reference, support, canPay }: PaymentMethodProps) {
  const { payment } = useCheckoutTexts();
  const hasDocument = useQuoteDesk(({ document }) => document !== null);
  return (
    <section className={styles.method} aria-labelledby="payment-method">
      <h2 id="payment-method" className={styles.heading}>
        {payment.heading}
      </h2>
      <Tabs.Root defaultValue="card">
        <Tabs.List className={styles.tabs} aria-labelledby="payment-method">
          <Tabs.Trigger className={styles.tab} value="card">
            <TabMark />
            {payment.card}
          </Tabs.Trigger>
          <Tabs.Trigger className={styles.tab} value="crypto">
            <TabMark />
            {payment.crypto}
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content className={styles.panel} value="card">
          <CardPayment {...{ amount, reference, support, canPay }} />
        </Tabs.Content>
        <Tabs.Content className={styles.panel} value="crypto">
          <CryptoPayment amount={amount} />
        </Tabs.Content>
      </Tabs.Root>
      <p className={styles.note}>{payment.charged(hasDocument)}</p>
    </section>
  );
}

/** A ring while the tab is not selected, a dot when it is. */
function TabMark() {
  return (
    <>
      <Stop lang="zh-Hans" className={styles.off} />
      <Stop lang="en" className={styles.on} />
    </>
  );
}
