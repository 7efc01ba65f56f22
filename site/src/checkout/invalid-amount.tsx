import { quoteMeta } from '../content/core-pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useCheckoutTexts } from './checkout-texts.tsx';
import styles from './payment/preparing.module.css';

export function InvalidAmount() {
  const { invalid, back } = useCheckoutTexts();
  return (
    <section className={styles.preparing}>
      <h2>{invalid.title}</h2>
      <p>{invalid.text}</p>
      <div className={styles.ways}>
        <ButtonLink to={quoteMeta.path}>{back}</ButtonLink>
      </div>
    </section>
  );
}
