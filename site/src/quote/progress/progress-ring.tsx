import { useId } from 'react';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './progress-ring.module.css';

/** The ring's inner radius: the dot fills it completely at 100 percent. */
const hollowRadius = 85;

/** A dot that grows in the ring; its area, not its width, is the fraction sent. */
export function ProgressRing({ fraction }: { readonly fraction: number }) {
  const { progress } = useQuoteTexts();
  const clipId = useId();
  const percent = Math.floor(fraction * 100);
  const dot = { r: `${hollowRadius * Math.sqrt(fraction)}px` };
  return (
    <div className={styles.stage}>
      <svg
        className={styles.ring}
        viewBox="0 0 200 200"
        role="progressbar"
        aria-label={progress.ring}
        aria-valuenow={percent}
      >
        <clipPath id={clipId}>
          <circle className={styles.grows} cx="100" cy="100" style={dot} />
        </clipPath>
        <circle className={styles.circle} cx="100" cy="100" r="92.5" />
        <circle className={styles.dot} cx="100" cy="100" style={dot} />
        <Percent percent={percent} />
        <g clipPath={`url(#${clipId})`}>
          <Percent percent={percent} isOnDot />
        </g>
      </svg>
    </div>
  );
}

interface PercentProps {
  readonly percent: number;
  readonly isOnDot?: boolean;
}

/** Drawn twice, with the copy on the dot clipped to it, so that it is legible at every size of the dot. */
export function Percent({ percent, isOnDot = false }: PercentProps) {
  return (
    <text
      className={isOnDot ? styles.percentOnDot : styles.percent}
      x="100"
      y="119"
      textAnchor="middle"
    >
      {percent}
      <tspan className={styles.sign} dx="3">
        %
      </tspan>
    </text>
  );
}
