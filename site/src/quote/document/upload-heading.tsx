import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import { getWordCount } from '../counts/word-figures.ts';
import type { SourceDocument } from '../desk/desk-state.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './upload-document.module.css';

interface UploadHeadingProps {
  readonly document: SourceDocument | null;
  readonly isSending: boolean;
}

export function UploadHeading({ document, isSending }: UploadHeadingProps) {
  const texts = useQuoteTexts().document;
  return (
    <div className={styles.head}>
      <h2 id="upload-document" className={styles.heading}>
        {texts.heading}
      </h2>
      <p className={styles.aside}>{isSending ? texts.keepOpen : describe(document, texts)}</p>
    </div>
  );
}

function describe(document: SourceDocument | null, texts: QuoteTexts['document']): string {
  if (document === null) return texts.anyType;
  const { measuring } = document;
  if (measuring.kind === 'under-way') return texts.reading(Math.floor(measuring.fraction * 100));
  if (measuring.kind === 'unavailable') return texts.estimated;
  const basis = getWordCount(document)?.wordCountBasis;
  if (basis === 'estimated') return texts.estimated;
  if (basis === 'none') return texts.notCounted;
  return texts.readIn(Math.max(measuring.elapsedMs / 1000, 0.1).toFixed(1));
}
