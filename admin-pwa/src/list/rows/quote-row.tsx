import { findUnpaid } from '@yiqiao/contract/life/order-money';
import type { QuoteStatus } from '@yiqiao/contract/record/status';
import { memo, useState } from 'react';
import { RowSeal, SmallSeal } from '../../assigning/row-seal.tsx';
import { waitingAssignment } from '../../assigning/use-holder.ts';
import { Clock } from '../../clocks/clock.tsx';
import { findLateMessage, rowClock } from '../../clocks/quote-clock.ts';
import { unpaidClock } from '../../clocks/unpaid-clock.ts';
import { UndoLine, useUndoable } from '../../outbox-view/undo-line.tsx';
import { hasSeveral, type StatusChange } from '../../state/console-state.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { PairMark } from '../../ui/pair-mark.tsx';
import { StatusBadge } from '../../ui/status/status-badge.tsx';
import { StatusButtons } from '../../ui/status/status-buttons.tsx';
import { isKnownStatus } from '../../ui/status/status-tone.ts';
import { describeChoice } from '../describe-choice.ts';
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
import type { QueuedWords } from './queued-words.ts';
import type { QuoteItemProps } from './quote-item.ts';
import styles from './quote-row.module.css';
import { contactOf, documentText, longRowText, rowText, unpaidText } from './quote-words.ts';

/** A submission in four lines, low enough for many to fit. */
export const QuoteRow = memo(function QuoteRow(props: QuoteItemProps) {
  const { quote, queued, isActive, isDisabled, onChangeStatus } = props;
  // Renders again when the language changes.
  useTexts();
  const [aim, setAim] = useState<string | null>(null);
  const isSealed = useIsSealed(props);
  const { wanted, words } = useQueuedChange(queued, isDisabled);
  const change = useUndoable(quote, wanted);
  const aimAt = (status: QuoteStatus | null) =>
    setAim(status === null ? null : describeChoice(status, quote, props.now));
  return (
    <ItemGround {...props} className={styles.row}>
      <div className={styles.line}>
        <div className={styles.who} data-whole-text={`${quote.customerName} · ${contactOf(quote)}`}>
          <NameLink {...props} className={styles.name} />
          <span className={styles.email}>{contactOf(quote)}</span>
        </div>
        <AmountText {...props} className={styles.amount} />
      </div>
      <div className={styles.line} data-whole-text={documentText(quote)}>
        <FileNameText fileName={documentText(quote)} className={styles.file} />
        <DownloadLink {...props} className={styles.download} />
      </div>
      <RowFacts {...props} words={words} />
      <FoundLine found={props.found} />
      <div className={styles.foot} data-sealed={isSealed}>
        <p className={styles.clock}>
          <RowClock {...props} words={words} change={change} />
          {aim !== null && words?.line == null && <span className={styles.aim}>{aim}</span>}
        </p>
        {isSealed && <RowSeal {...{ quote, queued }} tabIndex={isActive ? 0 : -1} onAim={setAim} />}
        <StatusButtons
          quote={quote}
          wanted={wanted}
          isDisabled={isDisabled}
          look="marks"
          tabIndex={isActive ? 0 : -1}
          onAim={aimAt}
          onChoose={(status) => onChangeStatus(quote, status)}
        />
      </div>
    </ItemGround>
  );
});

/** Whether a row says whose it is: not where all are one's own, nor in an office of one. */
function useIsSealed({ isMine = false, queued }: Pick<QuoteItemProps, 'isMine' | 'queued'>) {
  const isTwo = waitingAssignment(queued)?.state === 'conflict';
  return useConsoleState(hasSeveral) && (!isMine || isTwo);
}

type RowPartProps = QuoteItemProps & { words: QueuedWords | null };

function RowFacts(props: RowPartProps) {
  const { quote, queued, words, isAboutMoney = false } = props;
  const isSealed = useIsSealed(props);
  const unpaid = isAboutMoney ? unpaidText(quote) : null;
  const text = unpaid ?? longRowText(quote);
  const news = useNews(quote);
  return (
    <p className={styles.facts} data-whole-text={text}>
      {words && <QueuedTag isTrouble={words.isTrouble}>{words.tag}</QueuedTag>}
      {!words && news && <NewTag>{news}</NewTag>}
      {!isKnownStatus(quote.status) && <StatusBadge status={quote.status} />}
      {unpaid === null && (
        <span className={styles.mark} data-beside-tag={words !== null || news !== null}>
          <PairMark direction={quote.translationDirection} />
        </span>
      )}
      <span className="visually-hidden">{text}</span>
      {/* A new element when the tag goes, as on opening: replacing it does not count as a layout shift. */}
      <span key={news} className={styles.factsText} data-clipped aria-hidden="true">
        {unpaid ?? rowText(quote)}
      </span>
      {isSealed && <SmallSeal {...{ quote, queued }} />}
    </p>
  );
}

function RowClock(props: RowPartProps & { change: StatusChange | null }) {
  const { quote, now, words, change, isActive, isAboutMoney = false } = props;
  if (words?.line != null) return words.line;
  if (change !== null) {
    return <UndoLine {...props} change={change} tabIndex={isActive ? 0 : -1} />;
  }
  const unpaid = isAboutMoney ? findUnpaid(quote) : null;
  if (unpaid !== null) return <Clock clock={unpaidClock(unpaid, now)} />;
  const clock = <Clock clock={rowClock(quote, now)} />;
  const message = findLateMessage(quote);
  if (message === null) return clock;
  return (
    <span className={styles.said} data-whole-text={message.text} data-clipped>
      {clock}
    </span>
  );
}
