import { usePathTo } from '../texts/site-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useCheckoutTexts } from './checkout-texts.ts';
import styles from './payment/preparing.module.css';

export function InvalidAmount() {
  const { invalid, back } = useCheckoutTexts();
  const pathTo = usePathTo();
  return (
    <section className={styles.preparing}>
      <h2>{invalid.title}</h2>
      <p>{invalid.text}</p>
      <div className={styles.ways}>
        <ButtonLink to={pathTo('quote')}>{back}</ButtonLink>
      </div>
    </section>
  );
}
