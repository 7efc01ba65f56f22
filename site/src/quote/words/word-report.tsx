import { isPlainText } from '@yiqiao/contract/counting/word-estimate';
import { getCountNote, getCounts, getReport } from '../counts/word-figures.ts';
import type { SourceDocument } from '../desk/desk-state.ts';
import { PartChoice } from '../parts/part-choice.tsx';
import { useQuoteTexts } from '../quote-texts.ts';
import { InnerDocuments } from './inner-documents.tsx';
import { ShareRing } from './share-ring.tsx';
import { UncertainFigure } from './uncertain-figure.tsx';
import { WholeFigure } from './whole-figure.tsx';
import styles from './word-report.module.css';

/** The document's word count; or why there is none, what is shown instead, and what happens next. */
export function WordReport({ document }: { readonly document: SourceDocument }) {
  const report = getReport(document);
  return (
    <div className={styles.report}>
      <div className={styles.figures}>
        <ShareRing document={document} />
        <div className={styles.count}>
          <Count document={document} />
        </div>
      </div>
      {report !== null && <InnerDocuments report={report} include={document.include} />}
      <PartChoice document={document} />
    </div>
  );
}

function Count({ document }: { readonly document: SourceDocument }) {
  const report = getReport(document);
  const counts = getCounts(document);
  const note = getCountNote(document, useQuoteTexts());
  if (note !== null) return <UncertainFigure note={note} report={report} />;
  if (report?.exactness === 'exact' && counts !== null) {
    return <WholeFigure report={report} counts={counts} />;
  }
  return <BeingCounted document={document} />;
}

/** The estimate is known at once but shown small: the count is about to replace it. */
function BeingCounted({ document: { estimatedWords, file } }: { document: SourceDocument }) {
  const { counting } = useQuoteTexts();
  return (
    <>
      <p className={styles.counting}>{counting.underWay}</p>
      {estimatedWords !== null && (
        <p className={styles.aside}>{counting.meanwhile(estimatedWords, isPlainText(file.type))}</p>
      )}
    </>
  );
}
