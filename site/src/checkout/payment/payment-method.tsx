import * as Tabs from '@radix-ui/react-tabs';
import type { Cents } from '@yiqiao/contract/money/money';
import { useQuoteDesk } from '../../quote/desk/quote-desk.ts';
import { usePathTo } from '../../texts/site-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Stop } from '../../ui/stops/stop.tsx';
import { useCheckoutTexts } from '../checkout-texts.ts';
import { CardPayment } from './card-payment.tsx';
import { CryptoPayment } from './crypto-payment.tsx';
import styles from './payment-method.module.css';

interface PaymentMethodProps {
  readonly amount: Cents;
  /** The mail that asks for help with this payment. */
  readonly support: string;
}

export function PaymentMethod({ amount, support }: PaymentMethodProps) {
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
          <CardPayment support={support} />
        </Tabs.Content>
        <Tabs.Content className={styles.panel} value="crypto">
          <CryptoPayment amount={amount} />
        </Tabs.Content>
      </Tabs.Root>
      {hasDocument ? <Instead /> : <p className={styles.note}>{payment.charged}</p>}
    </section>
  );
}

/** Whoever has a document need not wait for a payment provider. */
function Instead() {
  const { payNow } = useCheckoutTexts();
  const pathTo = usePathTo();
  return (
    <div className={styles.instead}>
      <h3>{payNow.instead.title}</h3>
      <p className={styles.explanation}>{payNow.instead.text}</p>
      <ButtonLink variant="secondary" to={pathTo('quote')}>
        {payNow.request}
      </ButtonLink>
    </div>
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
