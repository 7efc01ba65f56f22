import styles from './finished-files.module.css';

/** Shares of a file, 0 … 1: what has arrived, and with what is on its way. */
export interface RingProgress {
  readonly arrived: number;
  readonly sent: number;
  /** Nothing moves for now: the line is gone, or it was paused by hand. */
  readonly rests: 'lost' | 'paused' | null;
}

/**
 * The ring in front of a file: dashed while it waits, filled by a dot that grows as bytes arrive; what is on its way
 * beyond that is a dashed circle around it. A dot alone is a file that has arrived.
 */
export function UploadRing({
  look,
}: {
  look: 'open' | 'waiting' | 'failed' | 'here' | RingProgress;
}) {
  const progress = typeof look === 'object' ? look : { arrived: 0, sent: 0, rests: null };
  const { arrived, sent, rests } = progress;
  return (
    <svg
      className={styles.ring}
      data-look={typeof look === 'object' ? (rests ?? 'sending') : look}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      {look === 'here' ? (
        <circle className={styles.dot} cx="16" cy="21.5" r="10.5" />
      ) : (
        <>
          <circle className={styles.edge} cx="16" cy="16" r="14.5" />
          <circle className={styles.dot} cx="16" cy="16" r={radiusOf(arrived)} />
          {sent > arrived && (
            <circle className={styles.underWay} cx="16" cy="16" r={radiusOf(sent)} />
          )}
        </>
      )}
    </svg>
  );
}

/** Half of the bytes fill half of the area. */
function radiusOf(fraction: number): number {
  return 13 * Math.sqrt(fraction);
}
