import type { Language } from '@yiqiao/contract/text/languages';
import { joinClasses } from '../../ui/class-names.ts';
import type { StopLook } from './describe-state.ts';
import styles from './state-stop.module.css';

interface StateStopProps {
  /** English: a dot that fills. Chinese: a ring that closes. */
  readonly lang: Language;
  readonly look: StopLook;
  /** Beside a word: its strokes are as heavy as the word's. */
  readonly isSmall?: boolean;
  /** Whether it was just filled by the client's own action. */
  readonly isFresh?: boolean;
  readonly className?: string | undefined;
}

/** The state of a request as a full stop. Decorative: the text beside it says the same. */
export function StateStop({
  lang,
  look,
  isSmall = false,
  isFresh = false,
  className,
}: StateStopProps) {
  const isRing = lang !== 'en';
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={joinClasses(styles.stop, className)}
      viewBox="0 0 200 200"
    >
      <Shape look={look} isRing={isRing} lines={isSmall ? small : large} isFresh={isFresh} />
    </svg>
  );
}

interface Lines {
  readonly outline: number;
  readonly ring: number;
}

const large: Lines = { outline: 3, ring: 34 };
const small: Lines = { outline: 22, ring: 46 };

interface ShapeProps {
  readonly look: StopLook;
  readonly isRing: boolean;
  readonly lines: Lines;
  readonly isFresh: boolean;
}

function Shape({ look, isRing, lines, isFresh }: ShapeProps) {
  switch (look.kind) {
    case 'clock':
      return <Clock fraction={look.fraction} isRing={isRing} lines={lines} />;
    case 'question':
      return <Question isRing={isRing} />;
    case 'open':
      return <Outline width={lines.outline} />;
    case 'late':
      return <Full isRing={isRing} lines={lines} className={styles.late} />;
    case 'full': {
      const color = isRing ? styles.ring : styles.dot;
      return (
        <Full
          isRing={isRing}
          lines={lines}
          className={joinClasses(color, isFresh && styles.fresh)}
        />
      );
    }
    case 'gone':
      return <Gone isSmall={lines === small} />;
    case 'void':
      return (
        <>
          <Outline width={lines.outline} />
          <path className={styles.line} d="M34 166 166 34" strokeWidth={lines.outline} />
        </>
      );
  }
}

function Outline({ width }: { readonly width: number }) {
  return (
    <circle className={styles.line} cx="100" cy="100" r={100 - width / 2} strokeWidth={width} />
  );
}

function Full({
  isRing,
  lines,
  className,
}: Pick<ShapeProps, 'isRing' | 'lines'> & { readonly className: string | undefined }) {
  if (isRing) return <Arc lines={lines} fraction={1} className={className} />;
  return <circle className={joinClasses(styles.filled, className)} cx="100" cy="100" r="100" />;
}

function Clock({
  fraction,
  isRing,
  lines,
}: { readonly fraction: number } & Pick<ShapeProps, 'isRing' | 'lines'>) {
  if (!isRing) {
    return (
      <>
        <circle className={styles.body} cx="100" cy="100" r={100 - lines.outline / 2} />
        <Outline width={lines.outline} />
        {fraction > 0 && <path className={styles.dot} d={sector(fraction)} />}
      </>
    );
  }
  const radius = 100 - lines.ring / 2;
  return (
    <>
      <circle className={styles.track} cx="100" cy="100" r={radius} strokeWidth={lines.ring} />
      <Outline width={lines.outline} />
      {fraction > 0 && <Arc lines={lines} fraction={fraction} className={styles.ring} />}
    </>
  );
}

interface ArcProps {
  readonly lines: Lines;
  /** How much of the ring is closed, 0 … 1. */
  readonly fraction: number;
  readonly className: string | undefined;
}

function Arc({ lines, fraction, className }: ArcProps) {
  return (
    <circle
      className={joinClasses(styles.arc, className)}
      cx="100"
      cy="100"
      r={100 - lines.ring / 2}
      strokeWidth={lines.ring}
      pathLength="1"
      strokeDasharray={`${fraction} 1`}
    />
  );
}

/** A slice of the dot from twelve o'clock, clockwise. */
function sector(fraction: number): string {
  if (fraction >= 1) return 'M100 0a100 100 0 1 1 0 200a100 100 0 1 1 0-200Z';
  const angle = 2 * Math.PI * fraction;
  const [x, y] = [100 + 100 * Math.sin(angle), 100 - 100 * Math.cos(angle)];
  return `M100 100V0A100 100 0 ${fraction > 0.5 ? 1 : 0} 1 ${x.toFixed(2)} ${y.toFixed(2)}Z`;
}

/** The dot of the question mark is the stop. */
function Question({ isRing }: { readonly isRing: boolean }) {
  return (
    <>
      <path
        className={styles.mark}
        d="M83 55C88 30 108 17 133 17C163 17 183 35 183 60C183 98 137 88 137 131"
        strokeWidth="32"
      />
      {isRing ? (
        <circle
          className={joinClasses(styles.point, styles.ring)}
          cx="137"
          cy="171"
          r="21"
          strokeWidth="16"
        />
      ) : (
        <circle className={styles.dot} cx="137" cy="171" r="29" />
      )}
    </>
  );
}

/** Only a trace is left. */
function Gone({ isSmall }: { readonly isSmall: boolean }) {
  const [width, dots] = isSmall ? [18, 12] : [4, 60];
  return (
    <circle
      className={joinClasses(styles.line, styles.dotted)}
      cx="100"
      cy="100"
      r={100 - width / 2}
      strokeWidth={width}
      pathLength={dots}
      strokeDasharray="0 1"
    />
  );
}
