import { parsePaymentAmount } from '@yiqiao/contract/money/payment-amount';
import { Link, useSearchParams } from 'react-router-dom';
import type { CheckoutTexts } from '../content/en/checkout/checkout.ts';
import { usePathTo, useTexts } from '../texts/site-texts.ts';
import { Title } from '../ui/page/title.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { Checkout } from './checkout.tsx';
import styles from './checkout-page.module.css';
import { CheckoutTextsContext } from './checkout-texts.ts';
import { InvalidAmount } from './invalid-amount.tsx';
import { Preparing } from './payment/preparing.tsx';

export function CheckoutPage({ texts }: { readonly texts: CheckoutTexts }) {
  const { name, nameCompanion } = useTexts().pageNames.checkout;
  const pathTo = usePathTo();
  return (
    <CheckoutTextsContext value={texts}>
      <div className={styles.page}>
        <header className={styles.head}>
          <Title title={name} companion={nameCompanion} />
          <Link className={styles.back} to={pathTo('quote')}>
            {texts.back}
          </Link>
        </header>
        <CheckoutBody />
      </div>
    </CheckoutTextsContext>
  );
}

function CheckoutBody() {
  const [parameters] = useSearchParams();
  const amount = parsePaymentAmount(parameters.get('amount'));
  // The prerendered page is the same for every amount.
  if (!useHydrated()) return <Preparing isLate={false} amount={null} />;
  return amount === null ? <InvalidAmount /> : <Checkout amount={amount} />;
}
