import styles from './step-mark.module.css';

const size = 60;
const stroke = 8;

/** A ring that holds a dot; at 0 it is empty, at 1 the dot has taken its place. Decoration. */
export function StepMark({ progress }: { readonly progress: number }) {
  const outer = size / 2;
  const isDone = progress >= 1;
  return (
    <svg className={styles.mark} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {!isDone && (
        <circle
          className={styles.ring}
          cx={outer}
          cy={outer}
          r={outer - stroke / 2}
          strokeWidth={stroke}
        />
      )}
      {progress > 0 && (
        <circle
          className={styles.dot}
          cx={outer}
          cy={outer}
          // The dot's area, not its radius, shows how much is done.
          r={isDone ? outer : (outer - stroke / 2) * Math.sqrt(progress)}
        />
      )}
    </svg>
  );
}
