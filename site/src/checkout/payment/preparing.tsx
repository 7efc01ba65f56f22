import type { Cents } from '@yiqiao/contract/money/money';
import { quoteMeta } from '../../content/core-pages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './preparing.module.css';
import { supportLink } from './support-link.ts';

interface PreparingProps {
  /** Whether the wait has been long enough to offer other ways on. */
  readonly isLate: boolean;
  /** `null` while the address has not been read yet. */
  readonly amount: Cents | null;
}

export function Preparing({ isLate, amount }: PreparingProps) {
  return (
    <section className={styles.preparing}>
      <div role="status" className={styles.wait}>
        <svg className={styles.spinner} viewBox="0 0 40 40" aria-hidden="true">
          <circle className={styles.ring} cx="20" cy="20" r="17" />
          <circle className={styles.dot} cx="20" cy="3" r="3" />
        </svg>
        <h2>Preparing Payment</h2>
        {isLate && <p>This takes longer than it should. Nothing has been charged.</p>}
      </div>
      <p className={styles.plain}>
        Payment needs JavaScript, which is off in this browser. Write to us and we will help.
      </p>
      <div className={isLate ? styles.ways : styles.plain}>
        <ButtonLink variant="secondary" to={quoteMeta.path}>
          Back to Quote
        </ButtonLink>
        <ButtonLink to={supportLink(amount)}>Contact Support</ButtonLink>
      </div>
    </section>
  );
}
