import { paymentEndpoints as endpoints } from '@yiqiao/contract/http/payment-endpoints';
import { useId, useState } from 'react';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import styles from './payments-table.module.css';

/** A link to the table of all payments, which the server makes. */
export function PaymentsTable() {
  const { csv, language } = useTexts();
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  const [isTold, setIsTold] = useState(false);
  const reasonId = useId();
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
        {csv.exports.paymentsCsv}
      </a>
      <span id={reasonId} hidden>
        {csv.exports.offline}
      </span>
      <span role="status" className={parts.fault}>
        {isTold && isOffline && csv.exports.offline}
      </span>
    </span>
  );
}
