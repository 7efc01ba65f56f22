import { declinedJob, liveJobs } from '@yiqiao/contract/life/translators-work';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { QuoteStatus } from '@yiqiao/contract/record/status';
import { AnalysisSection } from '../analysis/analysis-section.tsx';
import { AssigneeLine } from '../assigning/assignee-line.tsx';
import { BillingSection } from '../billing/billing-section.tsx';
import { Clock } from '../clocks/clock.tsx';
import { quoteClock } from '../clocks/quote-clock.ts';
import { Delivered } from '../delivery/delivered.tsx';
import { useAddFiles } from '../delivery/files/use-add-files.ts';
import { useFileDrop } from '../delivery/files/use-file-drop.ts';
import { Hashes } from '../delivery/hashes.tsx';
import { OrderNow } from '../delivery/order-now.tsx';
import { Receipt } from '../delivery/receipt.tsx';
import { ClientWishes } from '../forgetting/client-wishes.tsx';
import { PersonSection } from '../forgetting/person-section.tsx';
import { InvoiceSection } from '../invoices/invoice-section.tsx';
import { HandOutLine } from '../jobs/hand-out-line.tsx';
import type { Composing } from '../jobs/job-start.ts';
import { LateJobsNow } from '../jobs/late-jobs-now.tsx';
import { LateJobsOver } from '../jobs/late-jobs-over.tsx';
import { useJobsHere } from '../jobs/use-jobs-here.ts';
import { useLifeWorks } from '../jobs/use-life-works.ts';
import { HandOn } from '../new-request/hand-on.tsx';
import { isStatusEntry, type OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { Amendment } from '../order/amendment/amendment.tsx';
import { CurrentOffer, QueuedOffers } from '../order/current-offer.tsx';
import { PaidAtOnce } from '../order/declining/paid-at-once.tsx';
import { LifeLine } from '../order/life-line.tsx';
import { Talk } from '../order/talk/talk.tsx';
import { QueuedChange } from '../outbox-view/queued-change.tsx';
import { UndoLine, useUndoable } from '../outbox-view/undo-line.tsx';
import { useWantedStatus } from '../outbox-view/use-wanted-status.ts';
import { MoneySection } from '../payments/money-section.tsx';
import { ScanSection } from '../scan/scan-section.tsx';
import { AddedFiles } from '../sources/added-files.tsx';
import { SourceBand } from '../sources/source-band.tsx';
import { hasSeveral } from '../state/console-state.ts';
import { useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { AskedToTell } from '../told/asked-to-tell.tsx';
import { HanText } from '../ui/han-text.tsx';
import { StatusButtons } from '../ui/status/status-buttons.tsx';
import { ContactLine, withCorrections } from './contact/contact-line.tsx';
import { Deletion } from './document/deletion.tsx';
import { SourceDocument } from './document/source-document.tsx';
import { FactsLine } from './facts-line.tsx';
import { History } from './history/history.tsx';
import { Measured } from './measure/measured.tsx';
import styles from './quote-detail.module.css';
import { useReminder } from './reminder/use-reminder.ts';

interface QuoteDetailProps {
  quote: QuoteSubmission;
  queued: readonly OutboxEntry[];
  isDisabled: boolean;
  isOffline: boolean;
  now: number;
  onChangeStatus: (quote: QuoteSubmission, status: QuoteStatus) => void;
  onCompose: (what: Composing) => void;
  onDownload: (event: React.MouseEvent) => void;
}

/** Everything known about one submission: what is to be done first, what is rarely read on closed lines. */
export function QuoteDetail(props: QuoteDetailProps) {
  const { quote, queued, isOffline, now, onChangeStatus, onCompose, onDownload } = props;
  const onFiles = useAddFiles(quote, isOffline);
  const drop = useFileDrop(onFiles);
  const { written, remind } = useReminder(quote);
  const order = useJobsHere(quote, queued);
  const works = useLifeWorks(order, now);
  const jobs = { quote, order, queued, now, isOffline, onHandOut: onCompose };
  const isWithTranslator = liveJobs(order).length > 0 || declinedJob(order) !== null;
  return (
    <article className={styles.detail} aria-labelledby="detail-name" {...drop.handlers}>
      <DetailHead {...props} />
      <FactsLine quote={quote} now={now} />
      <DetailStatus {...props} />
      <LifeLine quote={quote} works={works} now={now} />
      <ClientWishes quote={quote} isOffline={isOffline} now={now} />
      <HandOn quote={quote} isOffline={isOffline} />
      <PaidAtOnce quote={quote} isOffline={isOffline} now={now} />
      <SourceBand {...{ quote, queued, isOffline, now }} onCompose={() => onCompose('offer')} />
      <OrderNow
        quote={quote}
        isOffline={isOffline}
        now={now}
        isDraggedOver={drop.isOver}
        onFiles={onFiles}
        onCompose={() => onCompose('offer')}
        onConfirm={() => onChangeStatus(quote, 'completed')}
        onTakeUp={() => onChangeStatus(quote, 'in-progress')}
        onDownload={onDownload}
        isWithTranslator={isWithTranslator}
        jobs={(isFirst) =>
          isWithTranslator && <LateJobsNow {...jobs} isPrimary={isFirst} onDownload={onDownload} />
        }
      />
      <AskedToTell id={quote.id} />
      {!isWithTranslator && <HandOutLine order={order} onHandOut={onCompose} />}
      <Amendment quote={quote} now={now} isOffline={isOffline} />
      <QueuedOffers queued={queued} now={now} isOffline={isOffline} />
      <MoneySection {...{ quote, queued, now, isOffline }} onRemind={remind} />
      <InvoiceSection quote={quote} isOffline={isOffline} now={now} onDownload={onDownload} />
      <Talk key={written} quote={quote} queued={queued} now={now} isOffline={isOffline} />
      {quote.status !== 'completed' && <Delivered {...props} />}
      <SourceDocument quote={quote} now={now} onDownload={onDownload} />
      <AddedFiles quote={quote} isOffline={isOffline} now={now} onDownload={onDownload} />
      <ClosedLines {...props} order={order} />
    </article>
  );
}

/** Who, and what the submission waits for next. */
function DetailHead({ quote, queued, now, isOffline }: QuoteDetailProps) {
  const clock = quoteClock(quote, now);
  const isOfSeveral = useConsoleState(hasSeveral);
  return (
    <header className={styles.head}>
      <h2 id="detail-name" className={styles.name} tabIndex={-1}>
        <HanText>{withCorrections(quote, queued).customerName}</HanText>
      </h2>
      {clock && (
        <p className={styles.clock}>
          <Clock clock={clock} isLarge={clock.dueAt !== null} />
        </p>
      )}
      {isOfSeveral ? (
        <div className={styles.under}>
          <ContactLine quote={quote} queued={queued} now={now} isOffline={isOffline} />
          <AssigneeLine quote={quote} queued={queued} now={now} isOffline={isOffline} />
        </div>
      ) : (
        <ContactLine quote={quote} queued={queued} now={now} isOffline={isOffline} />
      )}
    </header>
  );
}

function DetailStatus(props: QuoteDetailProps) {
  const { quote, queued, isDisabled, isOffline, now, onChangeStatus } = props;
  const { detail } = useTexts();
  const wanted = useWantedStatus(queued, isDisabled);
  const change = queued.filter(isStatusEntry).at(-1);
  const undoable = useUndoable(quote, wanted);
  const isQueueShown = change !== undefined && wanted?.isWorthTelling === true;
  return (
    <section>
      <h3 className="visually-hidden">{detail.status}</h3>
      <StatusButtons
        quote={quote}
        wanted={wanted}
        isDisabled={isDisabled}
        look="large"
        onChoose={(status) => onChangeStatus(quote, status)}
      />
      {isQueueShown && <QueuedChange entry={change} now={now} isOffline={isOffline} />}
      {!isQueueShown && undoable && (
        <p className={styles.undo}>
          <UndoLine quote={quote} change={undoable} isDisabled={isDisabled} now={now} />
        </p>
      )}
    </section>
  );
}

function ClosedLines(props: QuoteDetailProps & { order: QuoteSubmission }) {
  const { quote, order, isOffline, now, onCompose } = props;
  return (
    <div className={styles.lines}>
      <CurrentOffer quote={quote} now={now} />
      {order.jobs !== undefined && <LateJobsOver {...props} onHandOut={onCompose} />}
      <BillingSection {...props} />
      <ScanSection quote={quote} isOffline={isOffline} />
      <AnalysisSection quote={quote} isOffline={isOffline} />
      <Measured quote={quote} />
      <Deletion quote={quote} now={now} />
      <PersonSection quote={quote} isOffline={isOffline} />
      {quote.status === 'completed' ? <Receipt {...props} /> : <Hashes quote={quote} />}
      <History quote={quote} now={now} />
    </div>
  );
}
