import { useStore } from 'zustand';
import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import { getWordCount } from '../counts/word-figures.ts';
import type { SourceDocument } from '../desk/desk-state.ts';
import { isWhole, type PackageStore } from '../file/package-items.ts';
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
      <p className={styles.aside}>
        {document?.package === undefined || isSending ? (
          <Aside document={document} isSending={isSending} />
        ) : (
          <PackageCounted store={document.package.store} />
        )}
      </p>
    </div>
  );
}

function Aside({ document, isSending }: UploadHeadingProps) {
  const texts = useQuoteTexts().document;
  return isSending ? texts.keepOpen : describe(document, texts);
}

/** "33 of 42 documents counted". */
function PackageCounted({ store }: { readonly store: PackageStore }) {
  const { countedOf } = useQuoteTexts().document;
  const items = useStore(store, ({ items }) => items).filter(({ isIn }) => isIn);
  return <>{countedOf(items.filter(isWhole).length, items.length)}</>;
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
