import { useId } from 'react';
import { Percent } from '../progress/progress-ring.tsx';
import styles from './pieces-ring.module.css';
import type { RingLook } from './ring-look.ts';

/** The ring's inner radius: the dot fills it when everything has arrived. */
const hollowRadius = 85;

interface DotDrawingProps extends RingLook {
  readonly percent: number;
}

/** English: a dot grows in the ring, and a dashed circle around it is what is on its way. */
export function DotDrawing({ percent, fraction, underWay, ...look }: DotDrawingProps) {
  const clipId = useId();
  const dot = { r: radiusOf(fraction) };
  return (
    <>
      <clipPath id={clipId}>
        <circle className={styles.grows} cx="100" cy="100" style={dot} />
      </clipPath>
      <Frame {...look} />
      {underWay > fraction && (
        <circle className={styles.underWay} cx="100" cy="100" style={{ r: radiusOf(underWay) }} />
      )}
      <circle className={styles.dot} cx="100" cy="100" style={dot} />
      <Percent percent={percent} />
      <g clipPath={`url(#${clipId})`}>
        <Percent percent={percent} isOnDot />
      </g>
    </>
  );
}

/** The area of the dot, not its width, is the fraction. */
function radiusOf(fraction: number): string {
  return `${hollowRadius * Math.sqrt(fraction)}px`;
}

/** The ring; drawn anew while the document is compared. */
function Frame({ isLost, checked, isOver }: Pick<RingLook, 'isLost' | 'checked' | 'isOver'>) {
  if (isLost) return <circle className={styles.lost} cx="100" cy="100" r="99.1" />;
  if (checked === null) {
    return <circle className={isOver ? styles.over : styles.ring} cx="100" cy="100" />;
  }
  return (
    <>
      <circle className={styles.outline} cx="100" cy="100" r="99.6" />
      <circle className={styles.outline} cx="100" cy="100" r={hollowRadius} />
      <circle
        className={styles.ring}
        cx="100"
        cy="100"
        pathLength="1"
        strokeDasharray={`${checked} 1`}
        transform="rotate(-90 100 100)"
      />
    </>
  );
}
