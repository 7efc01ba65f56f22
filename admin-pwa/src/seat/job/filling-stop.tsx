import styles from './filling-stop.module.css';
import type { JobFigure } from './job-figure.ts';

interface FillingStopProps {
  direction: string;
  stop: JobFigure['stop'];
}

const intoChinese: ReadonlySet<string> = new Set([
  'English to Chinese Translation',
  'Chinese Writing',
]);

/** The full stop of the language into which is translated, filling as the promised time passes. */
export function FillingStop({ direction, stop }: FillingStopProps) {
  const isRing = intoChinese.has(direction);
  const share = stop === 'gone' ? 0 : stop;
  return (
    <svg
      className={styles.stop}
      data-gone={stop === 'gone'}
      viewBox="0 0 116 116"
      aria-hidden="true"
    >
      <circle className={styles.edge} cx="58" cy="58" r="57" />
      {isRing && <circle className={styles.edge} cx="58" cy="58" r="38" />}
      {share > 0 &&
        (isRing ? (
          <Arc look="ring" share={share} r={47.5} />
        ) : (
          <Arc look="dot" share={share} r={28.5} />
        ))}
    </svg>
  );
}

/** From the top, clockwise. */
function Arc({ look, share, r }: { look: 'ring' | 'dot'; share: number; r: number }) {
  return (
    <circle
      className={styles[look]}
      cx="58"
      cy="58"
      r={r}
      pathLength={1}
      strokeDasharray={`${share} 1`}
      transform="rotate(-90 58 58)"
    />
  );
}
