import type { Language } from '@yiqiao/contract/text/languages';
import type { ReactNode } from 'react';
import { loadPackage } from '../../content/loaders/load-package.ts';
import type { Measuring, SourceDocument } from '../desk/desk-state.ts';
import { quoteDesk, useQuoteDesk } from '../desk/quote-desk.ts';
import { PriceEstimate } from '../estimate/price-estimate.tsx';
import { DocumentBar } from '../file/document-bar.tsx';
import { describeCancellation } from '../progress/progress-sentences.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { WordReport } from '../words/word-report.tsx';
import styles from './chosen-document.module.css';
import { DocumentField } from './document-field.tsx';
import { useLateRoom } from './use-late-room.ts';

interface ChosenDocumentProps {
  readonly document: SourceDocument;
  /** What of it has arrived before, in words. */
  readonly arrived: ReactNode;
}

/** The chosen document: its word count and its price estimate. */
export function ChosenDocument({ document, arrived }: ChosenDocumentProps) {
  const sending = useQuoteDesk((desk) => desk.sending);
  const pricing = useQuoteDesk((desk) => desk.pricing);
  const texts = useQuoteTexts();
  const { measuring, offeredFiles } = document;
  const isPackage = document.package !== undefined;
  const late = useLateRoom(isPackage || document.offered !== undefined, loadPackageRoom);
  return (
    <>
      <DocumentBar
        // A package is another document, and the button that took it is gone.
        key={document.idempotencyKey}
        file={document.file}
        action={{
          label: texts.document.remove,
          fullLabel: texts.document.removeLabel,
          act: quoteDesk.removeDocument,
        }}
      />
      {sending.kind === 'cancelled' && (
        <p className={styles.note}>
          {describeCancellation(sending.mayHaveArrived, texts.progress)}
        </p>
      )}
      {arrived}
      {offeredFiles > 1 &&
        (late !== null && document.offered !== undefined ? (
          <late.room.PackageOffer
            key={`offer of ${document.idempotencyKey}`}
            document={document}
            texts={late.texts}
          />
        ) : (
          <p className={styles.note}>
            {texts.counting.join([texts.file.onlyFirst(offeredFiles), texts.file.sendZip])}
          </p>
        ))}
      {late !== null && isPackage ? (
        <late.room.PackageContent document={document} texts={late.texts} />
      ) : (
        <WordReport document={document} />
      )}
      {isWhole(measuring) && <DocumentField result={measuring.result} />}
      <PriceEstimate document={document} pricing={pricing} />
    </>
  );
}

function loadPackageRoom(language: Language) {
  return Promise.all([import('../package/package-room.tsx'), loadPackage[language]()]);
}

/** A document is drawn only if it was read from its first page to its last. */
function isWhole(measuring: Measuring): measuring is Extract<Measuring, { kind: 'done' }> {
  return measuring.kind === 'done' && measuring.result.report.exactness === 'exact';
}
