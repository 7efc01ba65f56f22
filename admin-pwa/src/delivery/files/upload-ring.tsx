import { useTexts } from '../../texts/texts.ts';
import styles from './finished-files.module.css';

/** Shares of a file, 0 … 1: what has arrived, and with what is on its way. */
export interface RingProgress {
  readonly arrived: number;
  readonly sent: number;
  /** Nothing moves for now: the line is gone, or it was paused by hand. */
  readonly rests: 'lost' | 'paused' | null;
}

interface UploadRingProps {
  readonly look: 'open' | 'waiting' | 'failed' | 'here' | RingProgress;
}

const atRest: RingProgress = { arrived: 0, sent: 0, rests: null };

/**
 * The ring in front of a file: dashed while it waits, filled by a dot that grows as bytes arrive; what is on its way
 * beyond that is a dashed circle around it. A dot alone is a file that has arrived. In Chinese, whose full stop is a
 * ring, an arc grows and closes instead.
 */
export function UploadRing({ look }: UploadRingProps) {
  const { language } = useTexts();
  const progress = typeof look === 'object' ? look : atRest;
  const Filling = language === 'en' ? GrowingDot : ClosingRing;
  return (
    <svg
      className={styles.ring}
      data-look={typeof look === 'object' ? (progress.rests ?? 'sending') : look}
      viewBox="0 0 32 32"
      aria-hidden="true"
    >
      {look === 'here' ? <FullStop isRing={language !== 'en'} /> : <Filling {...progress} />}
    </svg>
  );
}

/** It stands on the line below. */
function FullStop({ isRing }: { isRing: boolean }) {
  return isRing ? (
    <circle className={styles.arc} cx="16" cy="21.5" r="8.25" />
  ) : (
    <circle className={styles.dot} cx="16" cy="21.5" r="10.5" />
  );
}

function GrowingDot({ arrived, sent }: RingProgress) {
  return (
    <>
      <circle className={styles.edge} cx="16" cy="16" r="14.5" />
      <circle className={styles.dot} cx="16" cy="16" r={radiusOf(arrived)} />
      {sent > arrived && <circle className={styles.underWay} cx="16" cy="16" r={radiusOf(sent)} />}
    </>
  );
}

function ClosingRing({ arrived, sent }: RingProgress) {
  return (
    <>
      <circle className={styles.edge} cx="16" cy="16" r="14.5" />
      <circle className={styles.arc} cx="16" cy="16" r="9.5" {...arcTo(arrived)} />
      {sent > arrived && (
        <circle className={styles.ahead} cx="16" cy="16" r="9.5" {...arcTo(sent)} />
      )}
    </>
  );
}

/** Half of the bytes fill half of the area. */
function radiusOf(fraction: number): number {
  return 13 * Math.sqrt(fraction);
}

/** From the top, clockwise. */
function arcTo(fraction: number) {
  return { pathLength: 1, strokeDasharray: `${fraction} 1`, transform: 'rotate(-90 16 16)' };
}
