import { ButtonLink } from '../../ui/button.tsx';
import styles from './payment-method.module.css';

/** No provider is configured for this product: the visitor is told where to turn. */
export function CardPayment({ support }: { readonly support: string }) {
  return (
    <>
      <h3>Payment Setup Required</h3>
      <p className={styles.explanation}>
        Stripe payment processing is not yet configured. Please contact support to complete your
        payment.
      </p>
      <ButtonLink to={support}>Contact Support</ButtonLink>
    </>
  );
}
