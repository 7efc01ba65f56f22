import styles from './day-line.module.css';

interface DayLineProps {
  /** "22:00". */
  from: string;
  to: string;
  label: string;
}

const dayMinutes = 24 * 60;
const marks = [0, 6, 12, 18, 24] as const;

/** The 24 hours of a day, those that are quiet filled. */
export function DayLine({ from, to, label }: DayLineProps) {
  return (
    <div role="img" aria-label={label}>
      <svg
        className={styles.line}
        viewBox={`0 0 ${dayMinutes} 16`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.day} y="7.25" width={dayMinutes} height="1.5" />
        {quietSpans(minutesOf(from), minutesOf(to)).map(([start, end]) => (
          <rect key={start} className={styles.quiet} x={start} width={end - start} height="16" />
        ))}
      </svg>
      <p className={styles.marks}>
        {marks.map((hour) => (
          <span key={hour}>{hour}:00</span>
        ))}
      </p>
    </div>
  );
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
}

/** Over midnight there are two. */
function quietSpans(from: number, to: number): readonly (readonly [number, number])[] {
  if (from === to) return [];
  if (from < to) return [[from, to]];
  return [
    [0, to],
    [from, dayMinutes],
  ];
}
