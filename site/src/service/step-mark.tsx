import { useTexts } from '../texts/site-texts.ts';
import styles from './step-mark.module.css';

const size = 60;
const stroke = 8;
const outer = size / 2;
const radius = outer - stroke / 2;

interface StepMarkProps {
  /** From 1. */
  readonly step: number;
  readonly steps: number;
}

/**
 * How far the work has progressed. In English a dot grows inside a ring and fills it at the last step; in Chinese
 * the ring itself is drawn, a little further with each step. Decorative.
 */
export function StepMark({ step, steps }: StepMarkProps) {
  const { language } = useTexts();
  return (
    <svg className={styles.mark} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {language === 'en' ? (
        <FillingRing progress={(step - 1) / (steps - 1)} />
      ) : (
        <ClosingRing progress={step / steps} />
      )}
    </svg>
  );
}

interface RingProps {
  /** From 0 to 1. */
  readonly progress: number;
}

function FillingRing({ progress }: RingProps) {
  const isDone = progress >= 1;
  return (
    <>
      {!isDone && (
        <circle className={styles.ring} cx={outer} cy={outer} r={radius} strokeWidth={stroke} />
      )}
      {progress > 0 && (
        <circle
          className={styles.dot}
          cx={outer}
          cy={outer}
          // The dot's area, not its radius, shows how much is done.
          r={isDone ? outer : radius * Math.sqrt(progress)}
        />
      )}
    </>
  );
}

function ClosingRing({ progress }: RingProps) {
  return (
    <>
      <circle className={styles.track} cx={outer} cy={outer} r={outer - 1} strokeWidth={1} />
      <circle
        className={styles.ring}
        cx={outer}
        cy={outer}
        r={radius}
        strokeWidth={stroke}
        pathLength={1}
        strokeDasharray={`${progress} 1`}
        transform={`rotate(-90 ${outer} ${outer})`}
      />
    </>
  );
}
