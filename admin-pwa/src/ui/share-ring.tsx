import type { Counts } from '@yiqiao/contract/counting/measurement';
import styles from './share-ring.module.css';

const radius = 34;
const circumference = 2 * Math.PI * radius;
/** Gap between the two languages, in units of the drawing. */
const gap = 5;

/** Shares of Chinese (ring) and other words (dot) as arcs; dashed if nothing was counted. */
export function ShareRing({ counts }: { counts: Counts | null }) {
  return (
    <svg viewBox="0 0 88 88" className={styles.ring} aria-hidden="true" fill="none">
      {counts === null || counts.words === 0 ? (
        <circle cx="44" cy="44" r="41" className={styles.uncounted} strokeDasharray="9 7" />
      ) : (
        <Arcs chinese={counts.asianCharacters / counts.words} />
      )}
    </svg>
  );
}

function Arcs({ chinese }: { chinese: number }) {
  if (chinese === 0 || chinese === 1) {
    const language = chinese === 1 ? styles.chinese : styles.other;
    return <circle cx="44" cy="44" r={radius} className={language} />;
  }
  // A trace of either language stays visible.
  const share = Math.min(0.94, Math.max(0.06, chinese));
  return (
    <g transform="rotate(-90 44 44)">
      <Arc from={0} length={share} className={styles.chinese} />
      <Arc from={share} length={1 - share} className={styles.other} />
    </g>
  );
}

function Arc(props: { from: number; length: number; className: string | undefined }) {
  const { from, length, className } = props;
  const drawn = length * circumference - gap;
  return (
    <circle
      cx="44"
      cy="44"
      r={radius}
      className={className}
      strokeDasharray={`${drawn} ${circumference - drawn}`}
      strokeDashoffset={-(from * circumference + gap / 2)}
    />
  );
}
