import type { Cents } from '@yiqiao/contract/money/money';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useCheckoutTexts } from '../checkout-texts.ts';
import styles from './payment-method.module.css';
import { usePaying } from './use-paying.ts';

interface CardPaymentProps {
  readonly amount: Cents;
  readonly reference: string;
  readonly support: string;
  /** Whether card payments are set up; if not, the page says whom to contact. */
  readonly canPay: boolean;
}

export function CardPayment({ support, canPay, ...payment }: CardPaymentProps) {
  const { setup } = useCheckoutTexts().payment;
  if (canPay) return <ProviderPage {...payment} />;
  return (
    <>
      <h3>{setup.title}</h3>
      <p className={styles.explanation}>{setup.text}</p>
      <ButtonLink to={support}>{setup.contact}</ButtonLink>
    </>
  );
}

/** Goes to the provider's page, which is created when the button is pressed. */
function ProviderPage({ amount, reference }: Pick<CardPaymentProps, 'amount' | 'reference'>) {
  const { formats, payment } = useCheckoutTexts();
  const { state, pay } = usePaying(reference);
  const { page } = payment;
  return (
    <>
      <h3>{page.title}</h3>
      <p className={styles.explanation}>{page.text}</p>
      <Button aria-disabled={state === 'opening'} onClick={pay}>
        {page.pay(formats.money(amount))}
      </Button>
      <p className={styles.away} role="status">
        {state === 'failed' && page.away}
      </p>
    </>
  );
}
