import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import { Link } from 'react-router-dom';
import type { ReceiptTexts } from '../../content/en/request/receipt.ts';
import { usePathTo } from '../../texts/site-texts.ts';
import { RunningClock } from '../clock/running-clock.tsx';
import { DeliveryNotes } from '../delivery/delivery-note.tsx';
import { Invoices } from '../invoices/invoices.tsx';
import { PaymentPanel } from '../payment/payment-panel.tsx';
import { KeepLink } from '../record/keep-link.tsx';
import { OnRecord } from '../record/on-record.tsx';
import { useRequestTexts } from '../request-texts.ts';
import { stateOf } from '../state/describe-state.ts';
import { Conversation } from '../talk/conversation.tsx';
import { Outcome } from '../talk/outcome.tsx';
import textStyles from '../text/text.module.css';
import { useRequestState } from '../use-request.ts';
import { ReceiptTable } from './receipt-table.tsx';
import styles from './receipt-view.module.css';

/** The page of an order that is over: its files, when they are or were deleted, and what is kept. */
export function ReceiptView() {
  const { receipt: texts, record } = useRequestTexts();
  const { request } = useRequestState();
  const pathTo = usePathTo();
  const isDeleted = stateOf(request) !== 'completed';
  return (
    <>
      <div className={styles.receipt}>
        <h2 className={textStyles.statement}>{statementOf(request, texts)}</h2>
        {!isDeleted && <RunningClock />}
        <Outcome only="confirm" />
        <ReceiptTable />
        {isDeleted && <p className={textStyles.quiet}>{texts.kept}</p>}
      </div>
      <div className={styles.frame}>
        <div className={styles.columns}>
          <div className={styles.column}>
            <OnRecord view="receipt" />
            <DeliveryNotes />
            <Invoices />
            <PaymentPanel />
            <Conversation />
          </div>
          <div className={styles.column}>
            <KeepLink />
            <Link to={pathTo('quote')} className={styles.another}>
              {record.another}
            </Link>
          </div>
        </div>
      </div>
    </>
  );
}

function statementOf(request: ClientRequest, { statements }: ReceiptTexts): string {
  const state = stateOf(request);
  if (state === 'completed') return statements.completed;
  return state === 'thanks' ? statements.thanks : statements.deleted;
}
