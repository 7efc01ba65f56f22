import { endpoints } from '@yiqiao/contract/endpoints';
import { formatDecimalCost } from '@yiqiao/contract/money';
import type { QuoteSubmission } from '@yiqiao/contract/quote';
import { HanText } from '../ui/han-text.tsx';
import styles from './item-parts.module.css';
import type { QuoteItemProps } from './quote-item.ts';

interface Styled {
  className: string | undefined;
}

/** The heading of a submission in the list; opens it. */
export function NameLink({ quote, isActive, className }: QuoteItemProps & Styled) {
  const openHere = (event: React.MouseEvent) => {
    // With a modifier key the browser opens it elsewhere, as with any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return event.stopPropagation();
    event.preventDefault();
  };
  return (
    <h3 className={className} id={`name-${quote.id}`}>
      <a
        className={styles.name}
        href={`/admin/dashboard?quote=${encodeURIComponent(quote.id)}`}
        data-clipped
        tabIndex={isActive ? 0 : -1}
        onClick={openHere}
      >
        <HanText>{quote.customerName}</HanText>
      </a>
    </h3>
  );
}

/** The estimated cost; of words that were not counted it is a guess, and says so. */
export function AmountText({ quote, className }: { quote: QuoteSubmission } & Styled) {
  const amount = formatDecimalCost(quote.estimatedCost);
  const isGuess = quote.wordCountBasis !== 'measured';
  return (
    <span className={`${className} ${isGuess ? styles.guess : styles.amount}`}>
      {amount === null ? '—' : `${isGuess ? 'about ' : ''}${amount}`}
    </span>
  );
}

/** Characters before the extension that stay with it: "…(v3).pdf". */
const tailLength = 5;

/** The name of the document on one line; what does not fit is left out of its middle. */
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
      Download
    </a>
  );
}
