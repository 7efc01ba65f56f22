import { useStore } from 'zustand';
import type { QuoteTexts } from '../../content/en/quote/quote.ts';
import { getWordCount } from '../counts/word-figures.ts';
import { type DeskState, isOnItsWay, type SourceDocument } from '../desk/desk-state.ts';
import { useQuoteDesk } from '../desk/quote-desk.ts';
import { isWhole, type PackageStore } from '../file/package-items.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { isLarge } from '../sending/large-file.ts';
import styles from './upload-document.module.css';
import { InPieces, type PiecesRoom } from './use-pieces-room.tsx';

interface UploadHeadingProps {
  readonly document: SourceDocument | null;
  readonly sending: DeskState['sending'];
  readonly late: PiecesRoom | null;
}

export function UploadHeading(props: UploadHeadingProps) {
  const { heading } = useQuoteTexts().document;
  return (
    <div className={styles.head}>
      <h2 id="upload-document" className={styles.heading}>
        {heading}
      </h2>
      <p className={styles.aside}>
        <Aside {...props} />
      </p>
    </div>
  );
}

function Aside({ document, sending, late }: UploadHeadingProps) {
  const texts = useQuoteTexts().document;
  const isKept = useQuoteDesk((desk) => desk.kept !== null);
  if (late !== null && isKept) {
    return (
      <InPieces late={late}>
        <late.room.KeptAside />
      </InPieces>
    );
  }
  if (isOnItsWay(sending)) {
    if (late === null || document === null || !isLarge(document.file)) return texts.keepOpen;
    return (
      <InPieces late={late}>
        <late.room.SendingAside progress={sending.progress} />
      </InPieces>
    );
  }
  if (document?.package !== undefined) return <PackageCounted store={document.package.store} />;
  return describe(document, texts);
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
