import { endpoints } from '@yiqiao/contract/http/endpoints';
import { fileClock } from '@yiqiao/contract/quote/file-clock';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { formatFileSize } from '@yiqiao/contract/quote/upload-limits';
import { fileSentence } from '../../clocks/file-text.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { HanText } from '../../ui/han-text.tsx';
import parts from '../../ui/parts.module.css';
import { DeleteDocument } from './delete-document.tsx';
import styles from './source-document.module.css';

interface SourceDocumentProps {
  quote: QuoteSubmission;
  now: number;
  onDownload: (event: React.MouseEvent) => void;
}

/** The uploaded file, and how long the NDA lets the office keep it. */
export function SourceDocument({ quote, now, onDownload }: SourceDocumentProps) {
  const { detail, list } = useTexts();
  return (
    <section className={`${parts.section} ${styles.document}`} aria-label={detail.document.section}>
      <span className={styles.type} aria-hidden="true">
        {extensionOf(quote.fileName)}
      </span>
      <div className={styles.text}>
        <h3 className={`${parts.title} ${styles.name}`}>
          <HanText>{quote.fileName}</HanText>
        </h3>
        <p className={parts.quiet}>
          {detail.document.sizeAnd(
            formatFileSize(quote.fileSize),
            fileSentence(fileClock(quote, now), now),
          )}
        </p>
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
      {quote.filePath !== undefined && <DeleteDocument quote={quote} />}
    </section>
  );
}

function extensionOf(fileName: string): string {
  const [, extension = ''] = /\.([A-Za-z0-9]{1,5})$/.exec(fileName) ?? [];
  return extension.toUpperCase() || texts().detail.document.anyType;
}
