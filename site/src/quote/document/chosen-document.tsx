import type { SourceDocument } from '../desk/desk-state.ts';
import { quoteDesk, useQuoteDesk } from '../desk/quote-desk.ts';
import { PriceEstimate } from '../estimate/price-estimate.tsx';
import { describeChoice } from '../file/take-first-file.ts';
import { describeCancellation } from '../progress/progress-sentences.ts';
import { getWordCount } from '../words/word-figures.ts';
import { WordReport } from '../words/word-report.tsx';
import styles from './chosen-document.module.css';
import { DocumentBar } from './document-bar.tsx';
import { DocumentField } from './document-field.tsx';

/** What was found in the document, and what it would cost. */
export function ChosenDocument({ document }: { readonly document: SourceDocument }) {
  const sending = useQuoteDesk((desk) => desk.sending);
  const pricing = useQuoteDesk((desk) => desk.pricing);
  const choice = describeChoice(document.offeredFiles);
  const count = getWordCount(document);
  return (
    <>
      <DocumentBar
        file={document.file}
        action={{ label: 'Remove', description: 'the document', act: quoteDesk.removeDocument }}
      />
      {sending.kind === 'cancelled' && (
        <p className={styles.note}>{describeCancellation(sending.mayHaveArrived)}</p>
      )}
      {choice !== null && <p className={styles.note}>{choice}</p>}
      <WordReport document={document} />
      {document.measuring.kind === 'done' && <DocumentField result={document.measuring.result} />}
      {count !== null && <PriceEstimate count={count} pricing={pricing} />}
    </>
  );
}
