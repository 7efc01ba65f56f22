import { useLocation } from 'react-router-dom';
import { useHydrated } from '../ui/use-hydrated.ts';
import { NextStep } from './next-step.tsx';
import { Receipt } from './receipt.tsx';
import styles from './success-page.module.css';
import { readSuccess } from './success-state.ts';

export function SuccessPage() {
  const { state } = useLocation();
  const isHydrated = useHydrated();
  const success = isHydrated ? readSuccess(state) : null;
  return (
    <div className={styles.page}>
      <div className={styles.line}>
        <h1 className={styles.title}>
          Thank{' '}
          <span className={styles.end}>
            you
            <span className={styles.period}>.</span>
            <i className={styles.rule} aria-hidden="true" />
            <i className={styles.stop} aria-hidden="true" />
          </span>
        </h1>
      </div>
      <div className={styles.body}>
        <div>
          <p className={styles.sentence}>
            Your quote request has been submitted. We will reply within 24 hours (including weekends
            &amp; holidays).
          </p>
          {success !== null && (
            <NextStep replyTo={success.replyTo} reference={success.receipt?.reference} />
          )}
        </div>
        {success?.receipt && (
          <Receipt
            receipt={success.receipt}
            replyTo={success.replyTo}
            ownReport={success.ownReport ?? null}
          />
        )}
      </div>
    </div>
  );
}
