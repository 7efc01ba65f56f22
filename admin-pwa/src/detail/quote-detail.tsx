import type { QuoteSubmission } from '@yiqiao/contract/quote';
import type { QuoteStatus } from '@yiqiao/contract/status';
import { CardClock } from '../list/card-clock.tsx';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { isNews } from '../outbox-view/is-news.ts';
import { useConsoleState } from '../state/use-console.ts';
import { HanText } from '../ui/han-text.tsx';
import { StatusButtons } from '../ui/status-buttons.tsx';
import { DetailFacts } from './detail-facts.tsx';
import { History } from './history.tsx';
import { Measured } from './measured.tsx';
import { QueuedChange } from './queued-change.tsx';
import styles from './quote-detail.module.css';
import { SourceDocument } from './source-document.tsx';

interface QuoteDetailProps {
  quote: QuoteSubmission;
  queued: OutboxEntry | undefined;
  isDisabled: boolean;
  isOffline: boolean;
  now: number;
  onChangeStatus: (quote: QuoteSubmission, status: QuoteStatus) => void;
  onDownload: (event: React.MouseEvent) => void;
}

/** All that is known of one submission. */
export function QuoteDetail(props: QuoteDetailProps) {
  const { quote, queued, isDisabled, isOffline, now, onChangeStatus, onDownload } = props;
  const isSlow = useConsoleState(({ slowSeq }) => slowSeq !== null && slowSeq === queued?.seq);
  return (
    <article className={styles.detail} aria-labelledby="detail-name">
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
        <CardClock quote={quote} now={now} />
      </header>

      <section>
        <h3 className={styles.label}>Status</h3>
        <StatusButtons
          quoteId={quote.id}
          current={queued?.state === 'waiting' ? queued.to : quote.status}
          customerName={quote.customerName}
          isDisabled={isDisabled}
          onChoose={(status) => onChangeStatus(quote, status)}
        />
        {queued && (isSlow || isNews(queued, isDisabled)) && (
          <QueuedChange entry={queued} now={now} isOffline={isOffline} />
        )}
      </section>

      <DetailFacts quote={quote} now={now} />
      <Measured quote={quote} />
      <SourceDocument quote={quote} now={now} onDownload={onDownload} />
      <History quote={quote} now={now} />
    </article>
  );
}
