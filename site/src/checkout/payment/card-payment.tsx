import { ButtonLink } from '../../ui/button.tsx';
import { useCheckoutTexts } from '../checkout-texts.ts';
import styles from './payment-method.module.css';

/** Card payments are not set up: whom to contact. */
export function CardPayment({ support }: { readonly support: string }) {
  const { setup } = useCheckoutTexts().payment;
  return (
    <>
      <h3>{setup.title}</h3>
      <p className={styles.explanation}>{setup.text}</p>
      <ButtonLink to={support}>{setup.contact}</ButtonLink>
    </>
  );
}
