import { findUnpaid } from '@yiqiao/contract/life/order-money';
import { memo } from 'react';
import { CardSeal } from '../../assigning/row-seal.tsx';
import { clientDeadlineOf } from '../../clocks/client-deadline.ts';
import { Clock } from '../../clocks/clock.tsx';
import { deadlineHere } from '../../clocks/deadline-words.ts';
import { formatMoment } from '../../clocks/format-time.ts';
import { quoteClock } from '../../clocks/quote-clock.ts';
import { unpaidClock } from '../../clocks/unpaid-clock.ts';
import { UndoLine, useUndoable } from '../../outbox-view/undo-line.tsx';
import { hasSeveral } from '../../state/console-state.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import parts from '../../ui/parts.module.css';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import { StatusButtons } from '../../ui/status/status-buttons.tsx';
import { FoundLine } from './found-line.tsx';
import {
  AmountText,
  DownloadLink,
  FileNameText,
  ItemGround,
  NameLink,
  NewTag,
  QueuedTag,
  useNews,
  useQueuedChange,
} from './item-parts.tsx';
import styles from './quote-card.module.css';
import type { QuoteItemProps } from './quote-item.ts';
import { contactOf, documentText, serviceParts, unpaidText, wordsText } from './quote-words.ts';

/** A submission with every field of the specification. */
export const QuoteCard = memo(function QuoteCard(props: QuoteItemProps) {
  const { quote, queued, isActive, isDisabled, isAboutMoney = false, isMine = false, now } = props;
  const { onChangeStatus } = props;
  const { list } = useTexts();
  const { wanted, words } = useQueuedChange(queued, isDisabled);
  const news = useNews(quote);
  const change = useUndoable(quote, wanted);
  const isSealed = useConsoleState(hasSeveral) && !isMine;
  const unpaid = isAboutMoney ? findUnpaid(quote) : null;
  const clock = unpaid === null ? quoteClock(quote, now) : unpaidClock(unpaid, now);
  return (
    <ItemGround {...props} className={styles.card}>
      <div className={styles.row}>
        <NameLink {...props} className={styles.name} />
        <AmountText {...props} className={styles.amount} />
      </div>
      <CardFacts {...props} />
      <FoundLine found={props.found} />
      {/* A new element when the tag goes, as in a row. */}
      <div key={news} className={styles.marks}>
        {news && <NewTag>{news}</NewTag>}
        <StatusBadge status={quote.status} />
        {isSealed && <CardSeal {...{ quote, queued }} />}
        {words && (
          <QueuedTag isTrouble={words.isTrouble}>
            {words.line ?? list.queued.wanted(words.name, words.tag)}
          </QueuedTag>
        )}
        {change === null && clock && <Clock clock={clock} />}
        {change && <UndoLine {...props} change={change} tabIndex={isActive ? 0 : -1} />}
      </div>
      <StatusButtons
        quote={quote}
        wanted={wanted}
        isDisabled={isDisabled}
        look="dense"
        tabIndex={isActive ? 0 : -1}
        onChoose={(status) => onChangeStatus(quote, status)}
      />
    </ItemGround>
  );
});

function CardFacts(props: QuoteItemProps) {
  const { quote, isAboutMoney = false, now } = props;
  const { clocks, services } = useTexts();
  const words = wordsText(quote);
  const deadline = deadlineHere(clientDeadlineOf(quote), now);
  return (
    <>
      <p className={`${styles.row} ${parts.quiet}`}>
        <span className={styles.email}>{contactOf(quote)}</span>
        <span>{(isAboutMoney ? unpaidText(quote) : null) ?? words}</span>
      </p>
      <div className={styles.row} data-whole-text={documentText(quote)}>
        <FileNameText fileName={documentText(quote)} className={styles.file} />
        <DownloadLink {...props} className={styles.download} />
      </div>
      <p className={parts.quiet}>{services.beside(serviceParts(quote))}</p>
      <p className={`${styles.facts} ${parts.quiet}`}>
        {deadline !== null && <span>{clocks.deadline(deadline)}</span>}
        <span>{clocks.submitted(formatMoment(quote.createdAt, now))}</span>
      </p>
    </>
  );
}
