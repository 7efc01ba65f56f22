import type { Measurement } from '@yiqiao/contract/measurement';
import { isPlainText } from '@yiqiao/contract/word-estimate';
import type { SourceDocument } from '../desk/desk-state.ts';
import { countOf, describeOutside } from './count-sentences.ts';
import { ShareRing } from './share-ring.tsx';
import { UncertainFigure } from './uncertain-figure.tsx';
import { WholeFigure } from './whole-figure.tsx';
import { getCountNote, getReport } from './word-figures.ts';
import styles from './word-report.module.css';

/** What was counted in the document; or why it was not, what stands for it, and what will happen. */
export function WordReport({ document }: { readonly document: SourceDocument }) {
  const report = getReport(document);
  return (
    <div className={styles.report}>
      <div className={styles.figures}>
        <ShareRing document={document} />
        <div className={styles.count}>
          <Count document={document} report={report} />
        </div>
      </div>
      {report !== null && <Outside report={report} />}
    </div>
  );
}

interface CountProps {
  readonly document: SourceDocument;
  readonly report: Measurement | null;
}

function Count({ document, report }: CountProps) {
  const note = getCountNote(document);
  if (note !== null) return <UncertainFigure note={note} report={report} />;
  if (report?.exactness === 'exact') return <WholeFigure report={report} />;
  return <BeingCounted document={document} />;
}

/** The estimate is known at once, and stays small: the count is about to take its place. */
function BeingCounted({ document: { estimatedWords, file } }: { document: SourceDocument }) {
  const source = isPlainText(file.type) ? 'By its spaces' : 'By its size';
  return (
    <>
      <p className={styles.counting}>Counting…</p>
      {estimatedWords !== null && (
        <p className={styles.aside}>
          {source} about {countOf(estimatedWords, 'word', 'words')}, until they are counted.
        </p>
      )}
    </>
  );
}

function Outside({ report }: { readonly report: Measurement }) {
  const parts = describeOutside(report);
  if (parts.length === 0) return null;
  return (
    <div className={styles.outside}>
      <p>Outside the main text, not in this number:</p>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  );
}
