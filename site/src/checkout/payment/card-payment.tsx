import type { Cents } from '@yiqiao/contract/money';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './payment-method.module.css';
import { supportLink } from './support-link.ts';

/** No provider is configured for this product: the visitor is told where to turn. */
export function CardPayment({ amount }: { readonly amount: Cents }) {
  return (
    <>
      <h3>Payment Setup Required</h3>
      <p className={styles.explanation}>
        Stripe payment processing is not yet configured. Please contact support to complete your
        payment.
      </p>
      <ButtonLink to={supportLink(amount)}>Contact Support</ButtonLink>
    </>
  );
}
