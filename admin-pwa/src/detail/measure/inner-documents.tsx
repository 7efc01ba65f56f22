import { sumInnerWords } from '@yiqiao/contract/counting/inner-words';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { explainLimit } from '../../figures/measurement-words.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { formatCount } from '../../ui/format-count.ts';
import styles from './inner-documents.module.css';

/** The documents in an archive with their words, or the files attached to an e-mail. */
export function InnerDocuments({ quote }: { quote: QuoteSubmission }) {
  const { inner } = useTexts().detail;
  const { measurement, include } = quote;
  const documents = measurement?.documents ?? [];
  const count = measurement?.documentCount ?? documents.length;
  if (documents.length === 0) return null;
  const describe = measurement?.limit === 'attachments' ? inner.attached : inner.within;
  return (
    <details className={styles.documents} open={documents.length <= 8}>
      <summary className={styles.summary}>{describe(count, formatCount(count))}</summary>
      <ul className={styles.rows}>
        {documents.map((document, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be alike; the list never changes.
          <li key={index} className={styles.row}>
            <bdi className={styles.name}>{document.name}</bdi>
            <span className={styles.words}>{describeWords(sumInnerWords(document, include))}</span>
            {document.limit !== undefined && (
              <span className={styles.limit}>{explainLimit(document.limit)}</span>
            )}
          </li>
        ))}
        {count > documents.length && (
          <li className={styles.row}>{inner.more(formatCount(count - documents.length))}</li>
        )}
      </ul>
    </details>
  );
}

function describeWords(words: number | null): string {
  const { detail, figures } = texts();
  return words === null ? detail.inner.notCounted : figures.words(words);
}
