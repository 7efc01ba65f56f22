import { quoteMeta } from '../content/core-pages.ts';
import { ButtonLink } from '../ui/button.tsx';
import styles from './payment/preparing.module.css';

export function InvalidAmount() {
  return (
    <section className={styles.preparing}>
      <h2>Invalid Payment Amount</h2>
      <p>Please return to the quote page and try again.</p>
      <div className={styles.ways}>
        <ButtonLink to={quoteMeta.path}>Back to Quote</ButtonLink>
      </div>
    </section>
  );
}
