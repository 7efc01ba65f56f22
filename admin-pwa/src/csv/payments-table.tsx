import { paymentEndpoints as endpoints } from '@yiqiao/contract/http/payment-endpoints';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import parts from '../ui/parts.module.css';
import { useOfflineReason } from '../ui/use-offline-reason.tsx';
import styles from './payments-table.module.css';

interface PaymentsTableProps {
  /** One payment a line, or one month and currency. */
  by: 'payment' | 'month';
  children: string;
}

/** A link to a table of all payments, which the server makes. */
export function PaymentsTable({ by, children }: PaymentsTableProps) {
  const { csv, language } = useTexts();
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  const { control, reason, check } = useOfflineReason(isOffline, csv.exports.offline);
  return (
    <span className={styles.table}>
      <a
        className={`${parts.link} ${styles.link}`}
        href={`${endpoints.paymentsCsv.path}?by=${by}&language=${language}`}
        target="_blank"
        rel="noreferrer"
        {...control}
        onClick={(event) => {
          if (!check()) event.preventDefault();
        }}
      >
        {children}
      </a>
      {reason}
    </span>
  );
}
