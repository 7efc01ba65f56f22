import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import type { QuoteStatus } from '@yiqiao/contract/quote/status';
import { AnalysisSection } from '../analysis/analysis-section.tsx';
import { useAddFiles } from '../delivery/files/use-add-files.ts';
import { useFileDrop } from '../delivery/files/use-file-drop.ts';
import { OrderNow } from '../delivery/order-now.tsx';
import { ClientWishes } from '../forgetting/client-wishes.tsx';
import { PersonSection } from '../forgetting/person-section.tsx';
import { isStatusEntry, type OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { CurrentOffer } from '../order/current-offer.tsx';
import { LifeLine } from '../order/life-line.tsx';
import { Talk } from '../order/talk.tsx';
import { useWantedStatus } from '../outbox-view/use-wanted-status.ts';
import { Payments } from '../payments/payments.tsx';
import { ScanSection } from '../scan/scan-section.tsx';
import { useTexts } from '../texts/texts.ts';
import { HanText } from '../ui/han-text.tsx';
import { StatusButtons } from '../ui/status/status-buttons.tsx';
import { DetailClock } from './detail-clock.tsx';
import { DetailFacts } from './detail-facts.tsx';
import { SourceDocument } from './document/source-document.tsx';
import { History } from './history/history.tsx';
import { Measured } from './measure/measured.tsx';
import { QueuedChange } from './queued-change.tsx';
import styles from './quote-detail.module.css';

interface QuoteDetailProps {
  quote: QuoteSubmission;
  queued: readonly OutboxEntry[];
  isDisabled: boolean;
  isOffline: boolean;
  now: number;
  onChangeStatus: (quote: QuoteSubmission, status: QuoteStatus) => void;
  onCompose: () => void;
  onDownload: (event: React.MouseEvent) => void;
}

/** Everything known about one submission. */
export function QuoteDetail(props: QuoteDetailProps) {
  const { quote, queued, isDisabled, isOffline, now, onChangeStatus, onCompose, onDownload } =
    props;
  const { detail } = useTexts();
  const wanted = useWantedStatus(queued, isDisabled);
  const onFiles = useAddFiles(quote, isOffline);
  const drop = useFileDrop(onFiles);
  const change = queued.filter(isStatusEntry).at(-1);
  return (
    <article className={styles.detail} aria-labelledby="detail-name" {...drop.handlers}>
      <header className={styles.head}>
        <div className={styles.who}>
          <h2 id="detail-name" className={styles.name} tabIndex={-1}>
            <HanText>{quote.customerName}</HanText>
          </h2>
          <p>
            <a className={styles.email} href={`mailto:${quote.customerEmail}`}>
              {quote.customerEmail}
            </a>
            <span className={styles.reference}>{quote.reference}</span>
          </p>
        </div>
        <DetailClock quote={quote} now={now} />
      </header>

      <section>
        <h3 className="visually-hidden">{detail.status}</h3>
        <StatusButtons
          quote={quote}
          wanted={wanted}
          isDisabled={isDisabled}
          look="large"
          onChoose={(status) => onChangeStatus(quote, status)}
        />
        {change && wanted?.isWorthTelling && (
          <QueuedChange entry={change} now={now} isOffline={isOffline} />
        )}
      </section>

      <LifeLine quote={quote} now={now} />
      <ClientWishes quote={quote} isOffline={isOffline} now={now} />
      <OrderNow
        quote={quote}
        isOffline={isOffline}
        now={now}
        isOver={drop.isOver}
        onFiles={onFiles}
        onCompose={onCompose}
        onConfirm={() => onChangeStatus(quote, 'completed')}
        onDownload={onDownload}
      />
      <CurrentOffer quote={quote} queued={queued} now={now} isOffline={isOffline} />
      <Payments quote={quote} now={now} />

      <Measured quote={quote} />
      <SourceDocument quote={quote} now={now} onDownload={onDownload} />
      <ScanSection quote={quote} isOffline={isOffline} />
      <AnalysisSection quote={quote} isOffline={isOffline} />
      <DetailFacts quote={quote} now={now} />
      <Talk quote={quote} queued={queued} now={now} isOffline={isOffline} />
      <PersonSection quote={quote} isOffline={isOffline} />
      <History quote={quote} now={now} />
    </article>
  );
}
