import type { SourceDocument } from '../desk/desk-state.ts';
import styles from './share-ring.module.css';
import { getReport } from './word-figures.ts';

/** The gap between the two arcs, in hundredths of the ring. */
const gap = 1.6;

/** The shares of Chinese (ring color) and English (orange); dashed while nothing is measured. */
export function ShareRing({ document }: { readonly document: SourceDocument }) {
  const counts = getReport(document)?.counts;
  const isMeasured = counts !== undefined && counts.words > 0;
  return (
    <svg className={styles.ring} viewBox="0 0 200 200" aria-hidden="true">
      {isMeasured ? (
        <Arcs chinese={(counts.asianCharacters / counts.words) * 100} />
      ) : (
        <circle className={styles.empty} cx="100" cy="100" r="98.5" />
      )}
    </svg>
  );
}

function Arcs({ chinese }: { readonly chinese: number }) {
  const isBoth = chinese > 0 && chinese < 100;
  return (
    <>
      {chinese > 0 && <Arc className={styles.chinese} from={0} to={chinese} hasGap={isBoth} />}
      {chinese < 100 && <Arc className={styles.english} from={chinese} to={100} hasGap={isBoth} />}
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
