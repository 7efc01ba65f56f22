import type { Cents } from '@yiqiao/contract/money/money';
import { usePathTo } from '../../texts/site-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useCheckoutTexts } from '../checkout-texts.ts';
import styles from './preparing.module.css';
import { supportLink } from './support-link.ts';

interface PreparingProps {
  /** Whether the wait has been long enough to offer alternatives. */
  readonly isLate: boolean;
  /** `null` while the address has not been read yet. */
  readonly amount: Cents | null;
}

export function Preparing({ isLate, amount }: PreparingProps) {
  const texts = useCheckoutTexts();
  const pathTo = usePathTo();
  const { preparing, setup } = texts.payment;
  return (
    <section className={styles.preparing}>
      <div role="status" className={styles.wait}>
        <svg className={styles.spinner} viewBox="0 0 40 40" aria-hidden="true">
          <circle className={styles.ring} cx="20" cy="20" r="17" />
          <circle className={styles.dot} cx="20" cy="3" r="3" />
        </svg>
        <h2>{preparing.heading}</h2>
        {isLate && <p>{preparing.late}</p>}
      </div>
      <p className={styles.plain}>{preparing.noScript}</p>
      <div className={isLate ? styles.ways : styles.plain}>
        <ButtonLink variant="secondary" to={pathTo('quote')}>
          {texts.back}
        </ButtonLink>
        <ButtonLink to={supportLink(amount, texts)}>{setup.contact}</ButtonLink>
      </div>
    </section>
  );
}
