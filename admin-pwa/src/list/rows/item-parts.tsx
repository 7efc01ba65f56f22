import { basisOf } from '@yiqiao/contract/counting/word-count';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { offerThatHolds } from '@yiqiao/contract/life/life-state';
import { isUnopened } from '@yiqiao/contract/life/order-life';
import { findUnpaid } from '@yiqiao/contract/life/order-money';
import { findOpenSources } from '@yiqiao/contract/life/source-state';
import { translatorsNews } from '@yiqiao/contract/life/translators-work';
import { isHandedTo } from '@yiqiao/contract/record/assignee';
import { submissionPath } from '@yiqiao/contract/record/console-paths';
import type { ReactNode } from 'react';
import { findLateMessage } from '../../clocks/quote-clock.ts';
import { amountText } from '../../figures/amount-text.ts';
import { centsText, moneyText } from '../../figures/money-text.ts';
import type { OutboxEntry } from '../../offline/outbox/outbox-entry.ts';
import {
  isWorthTelling,
  mostTelling,
  useWantedStatus,
} from '../../outbox-view/use-wanted-status.ts';
import { useConsoleState } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import styles from './item-parts.module.css';
import { type QueuedWords, queuedWords } from './queued-words.ts';
import type { QuoteItemProps } from './quote-item.ts';

interface Styled {
  className: string | undefined;
}

/** The area of a submission in the list; a press anywhere on it opens it. */
export function ItemGround(props: QuoteItemProps & Styled & { children: ReactNode }) {
  const { quote, isSelected, onOpen, className, children } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles Enter for the card that has the focus.
    // biome-ignore lint/a11y/noStaticElementInteractions: an easier target for the link in its heading.
    <div
      className={`${styles.ground} ${className}`}
      data-selected={isSelected}
      data-new={isUnopened(quote) || findLateMessage(quote) !== null}
      onClick={() => onOpen(quote)}
    >
      {children}
    </div>
  );
}

/** What the outbox says about an item: the status being set, and the words for what waits. */
export function useQueuedChange(queued: readonly OutboxEntry[] | undefined, isDisabled: boolean) {
  const wanted = useWantedStatus(queued, isDisabled);
  const shown = mostTelling(queued);
  const isSlow = useConsoleState(({ slowSeq }) => shown !== undefined && slowSeq === shown.seq);
  const isShown = shown !== undefined && (isSlow || isWorthTelling(shown, isDisabled));
  const words = isShown ? queuedWords(shown, isSlow) : null;
  return { wanted, words };
}

export function QueuedTag({
  isTrouble,
  children,
}: Pick<QueuedWords, 'isTrouble'> & { children: ReactNode }) {
  return <span className={`${styles.tag} ${isTrouble ? styles.trouble : ''}`}>{children}</span>;
}

/**
 * What is new: submissions handed to this person, or that nobody in the office has opened, those with an added file to
 * answer, closed orders whose client has written, and what translators have handed in or declined; `null`: nothing.
 */
export function useNews(quote: QuoteItemProps['quote']): string | null {
  const { assigning, list, order, translators } = useTexts();
  const ownId = useConsoleState(({ person }) => person?.id);
  const news = translatorsNews(quote);
  const names = [
    isHandedTo(quote.assignee, ownId) && assigning.forYou,
    isUnopened(quote) && list.isNew,
    findOpenSources(quote).length > 0 && order.sources.tag,
    findLateMessage(quote) !== null && list.message,
    news !== null && translators.row.news[news],
  ];
  return names.find((it) => it !== false) ?? null;
}

export function NewTag({ children }: { children: string }) {
  return <span className={styles.newTag}>{children}</span>;
}

/** The heading of a submission in the list; opens it. */
export function NameLink({ quote, isActive, className }: QuoteItemProps & Styled) {
  const openHere = (event: React.MouseEvent) => {
    // With a modifier key the browser opens another tab, as for any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return event.stopPropagation();
    event.preventDefault();
  };
  return (
    <h3 className={className} id={`name-${quote.id}`}>
      <a
        className={styles.name}
        href={submissionPath(quote.id)}
        data-clipped
        tabIndex={isActive ? 0 : -1}
        onClick={openHere}
      >
        <HanText>{quote.customerName}</HanText>
      </a>
    </h3>
  );
}

/** The offer that holds, or else the estimated cost, which is a guess if not all words were counted. */
export function AmountText(
  props: Pick<QuoteItemProps, 'quote' | 'isAboutMoney'> & Styled,
): ReactNode {
  const { quote, isAboutMoney = false, className } = props;
  const unpaid = isAboutMoney ? findUnpaid(quote) : null;
  if (unpaid !== null) {
    return (
      <span className={`${className} ${styles.amount}`}>
        {centsText(unpaid.cents, unpaid.currency)}
      </span>
    );
  }
  const offered = offerThatHolds(quote);
  const isGuess = offered === null && basisOf(quote) !== 'measured';
  return (
    <span className={`${className} ${isGuess ? styles.guess : styles.amount}`}>
      {offered === null ? amountText(quote) : moneyText(offered.total, offered.currency)}
    </span>
  );
}

/** Characters kept in front of the extension: "…(v3).pdf". */
const tailLength = 5;

/** The file name on one line; what does not fit is cut from its middle. */
export function FileNameText({ fileName, className }: { fileName: string } & Styled) {
  const characters = [...fileName];
  const extension = /\.[A-Za-z0-9]{1,5}$/.exec(fileName)?.[0].length ?? 0;
  const cut = Math.max(0, characters.length - extension - tailLength);
  return (
    <span className={className}>
      <span className="visually-hidden">
        <HanText>{fileName}</HanText>
      </span>
      <span className={styles.split} aria-hidden="true">
        <span className={styles.head} data-clipped>
          <HanText>{characters.slice(0, cut).join('')}</HanText>
        </span>
        <span className={styles.tail} data-clipped>
          <HanText>{characters.slice(cut).join('')}</HanText>
        </span>
      </span>
    </span>
  );
}

export function DownloadLink({ quote, isActive, onDownload, className }: QuoteItemProps & Styled) {
  const { list } = useTexts();
  if (quote.filePath === undefined) return null;
  return (
    <a
      className={`${className} ${styles.download}`}
      href={endpoints.adminFile.href({ filePath: quote.filePath })}
      target="_blank"
      rel="noreferrer"
      tabIndex={isActive ? 0 : -1}
      onClick={onDownload}
    >
      {list.download}
    </a>
  );
}
