import type { Counts } from '@yiqiao/contract/counting/measurement';
import styles from './mini-ring.module.css';

export type MiniRingKind =
  /** Counted, as a whole or in part. */
  | { readonly kind: 'counted'; readonly counts: Counts; readonly share: number }
  /** A person, or time, is needed. */
  | { readonly kind: 'guessed' }
  /** It cannot be read. */
  | { readonly kind: 'refused' }
  /** It waits, or has no words to count. */
  | { readonly kind: 'empty' };

/** The Chinese and English of one document. Words beside it say the same. */
export function MiniRing({ ring }: { readonly ring: MiniRingKind }) {
  return (
    <svg className={styles.ring} viewBox="0 0 28 28" aria-hidden="true">
      <Drawing ring={ring} />
    </svg>
  );
}

function Drawing({ ring }: { readonly ring: MiniRingKind }) {
  switch (ring.kind) {
    case 'counted':
      return <Shares counts={ring.counts} share={ring.share} />;
    case 'guessed':
      return <circle className={styles.pieces} cx="14" cy="14" r="12" pathLength="18" />;
    case 'refused':
      return (
        <g className={styles.refused}>
          <circle cx="14" cy="14" r="12.25" />
          <path d="M5.5 22.5 22.5 5.5" />
        </g>
      );
    case 'empty':
      return <circle className={styles.empty} cx="14" cy="14" r="13" />;
  }
}

function Shares({ counts, share }: { readonly counts: Counts; readonly share: number }) {
  if (counts.words === 0) return <circle className={styles.empty} cx="14" cy="14" r="13" />;
  const end = share * 100;
  const chinese = (counts.asianCharacters / counts.words) * end;
  const gap = chinese > 0 && chinese < end ? 3 : 0;
  return (
    <>
      {share < 1 && <circle className={styles.pieces} cx="14" cy="14" r="12" pathLength="18" />}
      {chinese > 0 && <Arc className={styles.chinese} from={0} to={chinese} gap={gap} />}
      {chinese < end && <Arc className={styles.english} from={chinese} to={end} gap={gap} />}
    </>
  );
}

interface ArcProps {
  readonly className: string | undefined;
  /** Hundredths of the ring, clockwise from the top. */
  readonly from: number;
  readonly to: number;
  readonly gap: number;
}

function Arc({ className, from, to, gap }: ArcProps) {
  const length = Math.max(to - from - gap, 2);
  return (
    <circle
      className={className}
      cx="14"
      cy="14"
      r="11"
      pathLength="100"
      strokeDasharray={`${length} ${100 - length}`}
      strokeDashoffset={-(from + gap / 2)}
      transform="rotate(-90 14 14)"
    />
  );
}
