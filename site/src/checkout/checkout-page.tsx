import { parsePaymentAmount } from '@yiqiao/contract/money/payment-amount';
import { Link, useSearchParams } from 'react-router-dom';
import { checkoutMeta, quoteMeta } from '../content/core-pages.ts';
import { Title } from '../ui/page/title.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { CheckoutTexts } from '../content/en/checkout/checkout.ts';
import { CheckoutTextsProvider } from './checkout-texts.tsx';
import { Checkout } from './checkout.tsx';
import styles from './checkout-page.module.css';
import { InvalidAmount } from './invalid-amount.tsx';
import { Preparing } from './payment/preparing.tsx';

export function CheckoutPage({ texts }: { readonly texts: CheckoutTexts }) {
  return (
    <CheckoutTextsProvider texts={texts}>
    <div className={styles.page}>
      <header className={styles.head}>
        <Title title={checkoutMeta.name} companion={checkoutMeta.nameCompanion} />
        <Link className={styles.back} to={quoteMeta.path}>
          {texts.back}
        </Link>
      </header>
      <CheckoutBody />
    </div>
    </CheckoutTextsProvider>
  );
}

function CheckoutBody() {
  const [parameters] = useSearchParams();
  const amount = parsePaymentAmount(parameters.get('amount'));
  // The prerendered page is the same for every amount.
  if (!useHydrated()) return <Preparing isLate={false} amount={null} />;
  return amount === null ? <InvalidAmount /> : <Checkout amount={amount} />;
}
