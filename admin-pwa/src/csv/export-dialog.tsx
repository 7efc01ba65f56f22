import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { format } from 'date-fns';
import { hasSeveral } from '../state/console-state.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { formatCount } from '../ui/format-count.ts';
import styles from './export-dialog.module.css';
import { FeesTable } from './fees-table.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { toCsv } from './quotes-csv.ts';
import { saveCsv } from './save-csv.ts';

export interface ExportDialogProps {
  /** What is listed now. */
  quotes: readonly QuoteSubmission[];
  onClose: () => void;
}

/** Tables for spreadsheets: the submissions that are listed, and all payments. */
export function ExportDialog({ quotes, onClose }: ExportDialogProps) {
  const { exports } = useTexts().csv;
  const now = useConsoleState((state) => state.now);
  const isOfSeveral = useConsoleState(hasSeveral);
  const hasPayments = useConsoleState(({ list }) =>
    list.quotes.some(
      ({ payments = [], recordedPayments = [] }) => payments.length + recordedPayments.length > 0,
    ),
  );
  return (
    <Dialog title={exports.title} onClose={onClose}>
      <section className={styles.table}>
        <h3 className={styles.title}>{exports.submissions}</h3>
        <p>{exports.listed(quotes.length, formatCount(quotes.length))}</p>
        <Button
          disabled={quotes.length === 0}
          onClick={() => saveCsv(`quotes-${format(now, 'yyyy-MM-dd')}`, toCsv(quotes, isOfSeveral))}
        >
          {exports.csv}
        </Button>
      </section>
      <section className={styles.table}>
        <h3 className={styles.title}>{exports.payments}</h3>
        <p>{hasPayments ? exports.allPayments : exports.noPayments}</p>
        <PaymentsTable by="payment">{exports.paymentsCsv}</PaymentsTable>
        <PaymentsTable by="month">{exports.revenueCsv}</PaymentsTable>
      </section>
      <FeesTable />
    </Dialog>
  );
}
