import { endpoints } from '@yiqiao/contract/endpoints';
import { formatDecimalCost } from '@yiqiao/contract/money';
import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { defaultDeliveryTimeline, defaultServiceType } from '@yiqiao/contract/services';
import type { QuoteStatus } from '@yiqiao/contract/status';
import { memo } from 'react';
import { formatMoment } from '../clocks/format-time.ts';
import type { OutboxEntry } from '../offline/outbox/outbox-entry.ts';
import { formatCount } from '../ui/format-count.ts';
import { HanText } from '../ui/han-text.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { StatusButtons } from '../ui/status-buttons.tsx';
import { CardClock } from './card-clock.tsx';
import { DeadlineLine } from './deadline-line.tsx';
import { QueuedMark } from './queued-mark.tsx';
import styles from './quote-card.module.css';

export interface QuoteCardProps {
  quote: QuoteSubmission;
  /** The change of this submission that waits in the outbox. */
  queued: OutboxEntry | undefined;
  /** Has the list's one tab stop; its controls can be reached with Tab. */
  isActive: boolean;
  isSelected: boolean;
  isDisabled: boolean;
  now: number;
  onOpen: (quote: QuoteSubmission) => void;
  onChangeStatus: (quote: QuoteSubmission, status: QuoteStatus) => void;
  onDownload: (event: React.MouseEvent) => void;
}

/** A quote submission as the list shows it. */
export const QuoteCard = memo(function QuoteCard(props: QuoteCardProps) {
  const { quote, queued, isActive, isSelected, isDisabled, now } = props;
  const { onOpen, onChangeStatus } = props;
  const tabIndex = isActive ? 0 : -1;
  const openHere = (event: React.MouseEvent) => {
    // With a modifier key the browser opens it elsewhere, as with any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return event.stopPropagation();
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles Enter for the card that has the focus.
    // biome-ignore lint/a11y/noStaticElementInteractions: an easier target for the link in its heading.
    <div className={styles.card} data-selected={isSelected} onClick={() => onOpen(quote)}>
      <div className={styles.row}>
        <h3 className={styles.name} id={`name-${quote.id}`}>
          <a
            href={`/admin/dashboard?quote=${encodeURIComponent(quote.id)}`}
            tabIndex={tabIndex}
            onClick={openHere}
          >
            <HanText>{quote.customerName}</HanText>
          </a>
        </h3>
        <span className={styles.cost}>{formatDecimalCost(quote.estimatedCost) ?? '—'}</span>
      </div>
      <CardFacts {...props} />
      <div className={styles.marks}>
        <StatusBadge status={quote.status} />
        {queued && <QueuedMark entry={queued} isSending={isDisabled} />}
        <CardClock quote={quote} now={now} />
      </div>
      <StatusButtons
        quoteId={quote.id}
        current={queued?.state === 'waiting' ? queued.to : quote.status}
        customerName={quote.customerName}
        isDisabled={isDisabled}
        isDense
        tabIndex={tabIndex}
        onChoose={(status) => onChangeStatus(quote, status)}
      />
    </div>
  );
});

function CardFacts({ quote, now, isActive, onDownload }: QuoteCardProps) {
  return (
    <>
      <p className={`${styles.row} ${styles.quiet}`}>
        <span className={styles.clip}>{quote.customerEmail}</span>
        <span className={styles.words}>{wordsText(quote)}</span>
      </p>
      <p className={styles.row}>
        <span className={`${styles.clip} ${styles.file}`}>
          <HanText>{quote.fileName}</HanText>
        </span>
        {quote.filePath !== undefined && (
          <a
            className={styles.download}
            href={endpoints.adminFile.href({ filePath: quote.filePath })}
            target="_blank"
            rel="noreferrer"
            tabIndex={isActive ? 0 : -1}
            onClick={onDownload}
          >
            Download
          </a>
        )}
      </p>
      <p className={styles.quiet}>{serviceText(quote)}</p>
      <p className={`${styles.facts} ${styles.quiet}`}>
        <DeadlineLine quote={quote} now={now} />
        <span>Submitted {formatMoment(quote.createdAt, now)}</span>
      </p>
    </>
  );
}

function wordsText({ wordCount, wordCountBasis }: QuoteSubmission): string {
  const words = `${formatCount(wordCount)} words`;
  return wordCountBasis === 'measured' ? words : `${words}, estimated`;
}

/** The defaults say nothing and are left out. Source: product specification, section 3. */
function serviceText({ translationDirection, serviceType, deliveryTimeline }: QuoteSubmission) {
  return [
    translationDirection,
    serviceType === defaultServiceType ? '' : serviceType,
    deliveryTimeline === defaultDeliveryTimeline ? '' : deliveryTimeline,
  ]
    .filter(Boolean)
    .join(' · ');
}
