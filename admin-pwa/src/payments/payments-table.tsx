import { paymentEndpoints as endpoints } from '@yiqiao/contract/http/payment-endpoints';
import { useId, useState } from 'react';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import styles from './payments-table.module.css';

/** Exports every payment as a table; absent while there is none. */
export function PaymentsTable() {
  const { language, payments } = useTexts();
  const hasPayments = useConsoleState(({ list }) => list.quotes.some(isBeingPaid));
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  const [isTold, setIsTold] = useState(false);
  const reasonId = useId();
  if (!hasPayments) return null;
  return (
    <span className={styles.table}>
      <a
        className={`${parts.link} ${styles.link}`}
        href={`${endpoints.paymentsCsv.path}?language=${language}`}
        target="_blank"
        rel="noreferrer"
        aria-disabled={isOffline || undefined}
        aria-describedby={isOffline ? reasonId : undefined}
        onClick={(event) => {
          setIsTold(isOffline);
          if (isOffline) event.preventDefault();
        }}
      >
        {payments.csv}
      </a>
      <span id={reasonId} hidden>
        {payments.csvOffline}
      </span>
      <span role="status" className={parts.fault}>
        {isTold && isOffline && payments.csvOffline}
      </span>
    </span>
  );
}

function isBeingPaid({ payments = [] }: { readonly payments?: readonly unknown[] | undefined }) {
  return payments.length > 0;
}
