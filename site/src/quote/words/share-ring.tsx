import type { Counts, Measurement } from '@yiqiao/contract/counting/measurement';
import { dividePages } from '@yiqiao/contract/counting/word-count';
import { getCounts, getReport } from '../counts/word-figures.ts';
import type { SourceDocument } from '../desk/desk-state.ts';
import styles from './share-ring.module.css';

/** The gap between the two arcs, in hundredths of the ring. */
const gap = 1.6;

interface ShareRingProps {
  readonly document: SourceDocument;
  /** The fraction that was counted, 0 to 1, where its report does not say: of a package. */
  readonly share?: number;
}

/**
 * The shares of Chinese (ring color) and English (orange). Dashed until something is measured; for a partly
 * counted document, the arcs cover only the pages that were counted.
 */
export function ShareRing({ document, share: known }: ShareRingProps) {
  const report = getReport(document);
  const counts = getCounts(document);
  const found = report === null || counts === null ? 0 : countedShare(report, counts);
  const share = counts?.words === 0 ? 0 : (known ?? found);
  return (
    <svg className={styles.ring} viewBox="0 0 200 200" aria-hidden="true">
      {share < 1 && <circle className={styles.empty} cx="100" cy="100" r="98.5" />}
      {counts !== null && share > 0 && <Arcs counts={counts} share={share} />}
    </svg>
  );
}

/** The fraction of a document that was counted, 0 to 1, by its pages if they are known. */
function countedShare(report: Measurement, counts: Counts): number {
  if (counts.words === 0) return 0;
  if (report.exactness === 'exact') return 1;
  const division = dividePages(report);
  return division === null ? 0 : division.counted / division.pages;
}

interface ArcsProps {
  readonly counts: Counts;
  readonly share: number;
}

function Arcs({ counts, share }: ArcsProps) {
  const end = share * 100;
  const chinese = (counts.asianCharacters / counts.words) * end;
  const isBoth = chinese > 0 && chinese < end;
  return (
    <>
      {chinese > 0 && <Arc className={styles.chinese} from={0} to={chinese} hasGap={isBoth} />}
      {chinese < end && <Arc className={styles.english} from={chinese} to={end} hasGap={isBoth} />}
    </>
  );
}

interface ArcProps {
  readonly className: string | undefined;
  /** Hundredths of the ring, clockwise from the top. */
  readonly from: number;
  readonly to: number;
  readonly hasGap: boolean;
}

function Arc({ className, from, to, hasGap }: ArcProps) {
  const inset = hasGap ? Math.min(gap, to - from) / 2 : 0;
  const length = Math.max(to - from - 2 * inset, 0.4);
  return (
    <circle
      className={className}
      cx="100"
      cy="100"
      r="85"
      pathLength="100"
      strokeDasharray={`${length} ${100 - length}`}
      strokeDashoffset={-(from + inset)}
      transform="rotate(-90 100 100)"
    />
  );
}
