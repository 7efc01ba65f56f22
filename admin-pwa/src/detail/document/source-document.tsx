import { sumIncluded } from '@yiqiao/contract/counting/counted-in';
import { basisOf, isCounted } from '@yiqiao/contract/counting/word-count';
import { fileClock } from '@yiqiao/contract/files/file-clock';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { acceptedOffer, latestOffer } from '@yiqiao/contract/life/life-state';
import { hadDocument } from '@yiqiao/contract/record/no-document';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { formatFileSize } from '@yiqiao/contract/record/upload-limits';
import { fileSentence } from '../../clocks/file-text.ts';
import { formatMoment } from '../../clocks/format-time.ts';
import { amountText } from '../../figures/amount-text.ts';
import { lengthText } from '../../figures/count-words.ts';
import { explainLimit } from '../../figures/measurement-words.ts';
import { moneyText } from '../../figures/money-text.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { ShareRing } from '../../ui/share-ring.tsx';
import { basisText } from '../measure/basis-text.ts';
import styles from './source-document.module.css';

interface SourceDocumentProps {
  quote: QuoteSubmission;
  now: number;
  onDownload: (event: React.MouseEvent) => void;
}

/** The uploaded file: how much it is, how that is known, and the file itself. */
export function SourceDocument({ quote, now, onDownload }: SourceDocumentProps) {
  const { detail, figures, list } = useTexts();
  const { measurement } = quote;
  const basis = basisOf(quote);
  const isThere = hadDocument(quote);
  const isMeasured = basis === 'measured' && measurement !== null;
  return (
    <section className={styles.document} aria-label={detail.document.section}>
      <div className={styles.ring}>
        <ShareRing counts={isMeasured ? sumIncluded(measurement, quote.include) : null} />
      </div>
      <h3 className={styles.count} data-guess={basis !== 'measured' || undefined}>
        {capitalize(lengthText(quote))}
      </h3>
      <div className={styles.text}>
        {isThere && (
          <>
            <p>
              <HanText>{figures.list([quote.fileName, formatFileSize(quote.fileSize)])}</HanText>
            </p>
            <p className={parts.quiet}>{basisText(quote)}</p>
          </>
        )}
        <p className={parts.quiet}>{priceText(quote, now)}</p>
        {basis !== 'counting' && measurement?.limit && (
          <p className={parts.flag}>{explainLimit(measurement.limit)}</p>
        )}
        {isThere && quote.filePath === undefined && (
          <p className={parts.quiet}>{fileSentence(fileClock(quote, now), now)}</p>
        )}
      </div>
      {quote.filePath !== undefined && (
        <a
          className={styles.download}
          href={endpoints.adminFile.href({ filePath: quote.filePath })}
          target="_blank"
          rel="noreferrer"
          onClick={onDownload}
        >
          {list.download}
        </a>
      )}
    </section>
  );
}

/** What it costs: by the quote that holds, or else by its count. */
function priceText(quote: QuoteSubmission, now: number): string | null {
  const { document } = texts().detail;
  const accepted = acceptedOffer(quote);
  if (accepted !== null)
    return document.asAgreed(accepted.version, moneyText(accepted.total, accepted.currency));
  const latest = latestOffer(quote);
  if (latest !== null) return document.asQuoted(latest.version);
  if (!isCounted(basisOf(quote))) return null;
  const { ratesReplacedAt } = quote;
  return ratesReplacedAt === undefined
    ? document.cost(amountText(quote))
    : document.costBefore(amountText(quote), formatMoment(ratesReplacedAt, now));
}

/** "At least 6 words". */
function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
