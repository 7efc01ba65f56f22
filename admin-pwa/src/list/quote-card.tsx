import { memo } from 'react';
import { clientDeadlineOf } from '../clocks/client-deadline.ts';
import { Clock } from '../clocks/clock.tsx';
import { deadlineHere } from '../clocks/deadline-words.ts';
import { formatMoment } from '../clocks/format-time.ts';
import { quoteClock } from '../clocks/quote-clock.ts';
import { useWantedStatus } from '../outbox-view/use-wanted-status.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { StatusButtons } from '../ui/status-buttons.tsx';
import { WholeText } from '../ui/whole-text.tsx';
import { AmountText, DownloadLink, FileNameText, NameLink } from './item-parts.tsx';
import { queuedWords } from './queued-words.ts';
import styles from './quote-card.module.css';
import type { QuoteItemProps } from './quote-item.ts';
import { serviceParts, wordsText } from './quote-words.ts';

/** A submission with every field of the specification on it. */
export const QuoteCard = memo(function QuoteCard(props: QuoteItemProps) {
  const { quote, queued, isActive, isSelected, isDisabled, now, onOpen, onChangeStatus } = props;
  const wanted = useWantedStatus(queued, isDisabled);
  const words = queued && wanted?.isNews ? queuedWords(queued, wanted.isSlow) : null;
  const clock = quoteClock(quote, now);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles Enter for the card that has the focus.
    // biome-ignore lint/a11y/noStaticElementInteractions: an easier target for the link in its heading.
    <div className={styles.card} data-selected={isSelected} onClick={() => onOpen(quote)}>
      <div className={styles.row}>
        <NameLink {...props} className={styles.name} />
        <AmountText quote={quote} className={styles.amount} />
      </div>
      <CardFacts {...props} />
      <div className={styles.marks}>
        <StatusBadge status={quote.status} />
        {words && (
          <span className={`${styles.tag} ${words.isTrouble ? styles.trouble : ''}`}>
            {words.line ?? `${queued?.to}, ${words.tag}`}
          </span>
        )}
        {clock && <Clock clock={clock} />}
      </div>
      <StatusButtons
        quoteId={quote.id}
        current={quote.status}
        wanted={wanted}
        customerName={quote.customerName}
        isDisabled={isDisabled}
        look="dense"
        tabIndex={isActive ? 0 : -1}
        onChoose={(status) => onChangeStatus(quote, status)}
      />
    </div>
  );
});

function CardFacts(props: QuoteItemProps) {
  const { quote, now } = props;
  const deadline = deadlineHere(clientDeadlineOf(quote), now);
  return (
    <>
      <p className={`${styles.row} ${styles.quiet}`}>
        <span className={styles.email}>{quote.customerEmail}</span>
        <span>{wordsText(quote)}</span>
      </p>
      <WholeText text={quote.fileName}>
        <div className={styles.row}>
          <FileNameText fileName={quote.fileName} className={styles.file} />
          <DownloadLink {...props} className={styles.download} />
        </div>
      </WholeText>
      <p className={styles.quiet}>{serviceParts(quote).join(' · ')}</p>
      <p className={`${styles.facts} ${styles.quiet}`}>
        {deadline !== null && <span>Deadline {deadline}</span>}
        <span>Submitted {formatMoment(quote.createdAt, now)}</span>
      </p>
    </>
  );
}
