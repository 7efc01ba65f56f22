import styles from './progress-ring.module.css';

/** Where the ring's hollow ends: the dot fills it completely at 100 percent. */
const hollowRadius = 85;

/** A dot that grows in the ring; its area, not its width, is the share that is sent. */
export function ProgressRing({ fraction }: { readonly fraction: number }) {
  const radius = hollowRadius * Math.sqrt(fraction);
  const percent = Math.floor(fraction * 100);
  return (
    <div className={styles.stage}>
      <svg
        className={styles.ring}
        viewBox="0 0 200 200"
        role="progressbar"
        aria-label="Document sent"
        aria-valuenow={percent}
      >
        <circle className={styles.circle} cx="100" cy="100" r="92.5" />
        <circle className={styles.dot} cx="100" cy="100" style={{ r: `${radius}px` }} />
        <Percent className={styles.percent} percent={percent} />
        <g className={styles.inside} style={{ clipPath: `circle(${radius}px at 100px 100px)` }}>
          <Percent className={styles.percentOnDot} percent={percent} />
        </g>
      </svg>
    </div>
  );
}

interface PercentProps {
  readonly className: string | undefined;
  readonly percent: number;
}

function Percent({ className, percent }: PercentProps) {
  return (
    <text className={className} x="100" y="119" textAnchor="middle">
      {percent}
      <tspan className={styles.sign} dx="3">
        %
      </tspan>
    </text>
  );
}
