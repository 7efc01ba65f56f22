import { Percent } from '../progress/progress-ring.tsx';
import styles from './pieces-ring.module.css';
import type { RingLook } from './ring-look.ts';

const outerRadius = 99.4;
const innerRadius = 75;

interface ClosingDrawingProps extends RingLook {
  readonly percent: number;
}

/** Chinese: the ring closes, and the dashed edges behind it are what is on its way. */
export function ClosingDrawing({
  percent,
  fraction,
  underWay,
  isLost,
  checked,
  isOver,
}: ClosingDrawingProps) {
  return (
    <>
      <circle
        className={isLost ? styles.lost : styles.outline}
        cx="100"
        cy="100"
        r={isLost ? 99.1 : outerRadius}
      />
      <circle className={styles.outline} cx="100" cy="100" r={innerRadius} />
      <circle
        className={isOver ? styles.bandOver : styles.band}
        cx="100"
        cy="100"
        pathLength="1"
        // At the end without a gap, which rounding would leave.
        strokeDasharray={fraction >= 1 ? undefined : `${fraction} 1`}
        transform="rotate(-90 100 100)"
      />
      {underWay > fraction && (
        <path
          className={styles.edges}
          d={`${drawArc(outerRadius, fraction, underWay)} ${drawArc(innerRadius, fraction, underWay)}`}
        />
      )}
      {checked !== null && (
        <circle
          className={styles.checked}
          cx="100"
          cy="100"
          r="66"
          pathLength="1"
          strokeDasharray={`${checked} 1`}
          transform="rotate(-90 100 100)"
        />
      )}
      <g className={styles.percent}>
        <Percent percent={percent} />
      </g>
    </>
  );
}

/** An arc clockwise between two fractions of the circle, from its top. */
function drawArc(radius: number, from: number, to: number): string {
  // An arc that ends where it begins is not drawn.
  const end = Math.min(to, from + 0.999);
  const isLong = end - from > 0.5 ? 1 : 0;
  return `M ${pointAt(radius, from)} A ${radius} ${radius} 0 ${isLong} 1 ${pointAt(radius, end)}`;
}

function pointAt(radius: number, fraction: number): string {
  const angle = 2 * Math.PI * fraction;
  return `${100 + radius * Math.sin(angle)} ${100 - radius * Math.cos(angle)}`;
}
