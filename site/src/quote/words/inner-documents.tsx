import { sumInnerWords } from '@yiqiao/contract/counting/inner-words';
import type { InnerDocument, Measurement } from '@yiqiao/contract/counting/measurement';
import { useId } from 'react';
import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './inner-documents.module.css';

/** Enough of a long list to see that it is the right one. */
const mostShown = 8;

interface InnerDocumentsProps {
  readonly report: Measurement;
  readonly include: string;
}

/** The documents in an archive with the words of each, or the files attached to a mail. */
export function InnerDocuments({ report, include }: InnerDocumentsProps) {
  const id = useId();
  const { innerDocuments } = useQuoteTexts();
  const { documents = [], documentCount = documents.length } = report;
  if (documents.length === 0) return null;
  const shown = documents.slice(0, mostShown);
  const more = documentCount - shown.length;
  return (
    <section className={styles.documents} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {report.limit === 'attachments'
          ? innerDocuments.attached(documentCount)
          : innerDocuments.heading(documentCount)}
      </h3>
      <ul className={styles.rows}>
        {shown.map((document, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike; the list never changes.
          <Row key={index} document={document} include={include} />
        ))}
        {more > 0 && <li className={styles.row}>{innerDocuments.more(more)}</li>}
      </ul>
    </section>
  );
}

function Row({ document, include }: { document: InnerDocument; include: string }) {
  const { innerDocuments } = useQuoteTexts();
  return (
    <li className={styles.row}>
      <bdi className={styles.name}>{document.name}</bdi>
      <span className={styles.words} data-open={document.limit !== undefined || undefined}>
        {describeWords(document, include, innerDocuments)}
      </span>
    </li>
  );
}

/** "1,904 words"; "at least 6 words: some pages are pictures"; "not counted: a picture". */
function describeWords(
  document: InnerDocument,
  include: string,
  texts: QuoteTexts['innerDocuments'],
): string {
  const words = sumInnerWords(document, include);
  const { limit } = document;
  if (words === null) return texts.notCounted(limit);
  return limit === undefined ? texts.counted(words) : texts.atLeast(words, limit);
}
