import type { Measurement } from '@yiqiao/contract/counting/measurement';
import type { CountNote } from '../counts/count-note.ts';
import { getCountNote, getCounts } from '../counts/word-figures.ts';
import type { SourceDocument } from '../desk/desk-state.ts';
import { isWhole, type PackageItem } from '../file/package-items.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import { ShareRing } from '../words/share-ring.tsx';
import { UncertainFigure } from '../words/uncertain-figure.tsx';
import { ScriptShares, WholeFigure } from '../words/whole-figure.tsx';
import report from '../words/word-report.module.css';
import styles from './package-figure.module.css';
import { usePackageTexts } from './package-texts.ts';

interface PackageFigureProps {
  readonly document: SourceDocument;
  readonly items: readonly PackageItem[];
  /** Of what has been read so far. */
  readonly soFar: Measurement;
}

/** The sum of the package's documents, as far as they are counted. */
export function PackageFigure({ document, items, soFar }: PackageFigureProps) {
  const shown: SourceDocument = {
    ...document,
    measuring: { kind: 'done', result: { report: soFar, texture: [] }, elapsedMs: 0 },
  };
  const included = items.filter(({ isIn }) => isIn);
  const share = included.filter(isWhole).length / Math.max(1, included.length);
  return (
    <div className={report.figures}>
      <ShareRing document={shown} share={share} />
      <div className={report.count}>
        <Figure document={shown} items={included} soFar={soFar} />
      </div>
    </div>
  );
}

function Figure({ document, items, soFar }: PackageFigureProps) {
  const texts = usePackageTexts();
  const note = useNote(document, items, soFar);
  const counts = getCounts(document);
  if (note === null && counts !== null) {
    return <WholeFigure report={soFar} counts={counts} caption={texts.detected} />;
  }
  if (note === null) return null;
  const open = items.filter((item) => !isWhole(item)).length;
  const isSum = soFar.exactness === 'partial';
  return (
    <>
      <UncertainFigure note={note} report={soFar} />
      {isSum && counts !== null && <ScriptShares counts={counts} most={counts} />}
      {isSum && (
        <p className={styles.open}>
          <i className={styles.mark} aria-hidden="true" />
          <b>{open}</b> {texts.figure.notCounted(open)}
        </p>
      )}
    </>
  );
}

/** What is said of a sum that does not hold all documents; `null` if it does. */
function useNote(
  document: SourceDocument,
  items: readonly PackageItem[],
  soFar: Measurement,
): CountNote | null {
  const quote = useQuoteTexts();
  const { figure } = usePackageTexts();
  const { formats, counting } = quote;
  const note = getCountNote(document, quote);
  const isUnderWay = items.some(({ reading }) => reading.kind !== 'done');
  if (note === null || (soFar.exactness !== 'partial' && !isUnderWay)) return note;
  const { words } = getCounts(document) ?? soFar.counts;
  const sum = {
    lead: counting.uncertain.atLeast,
    figure: formats.count(words),
    unit: counting.wordUnit(words),
  };
  const counted = items.filter(isWhole).length;
  if (!isUnderWay) {
    const reason = figure.counted(counted, items.length);
    return { kind: counting.uncertain.partly, ...sum, reason, next: figure.next };
  }
  return {
    kind: counting.underWay,
    ...(words > 0 && sum),
    reason: figure.countedSoFar(counted, items.length),
    next: figure.needNotWait,
  };
}
