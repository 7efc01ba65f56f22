import { offeredParts, sumIncluded } from '@yiqiao/contract/counted-in';
import type { Counts, Measurement } from '@yiqiao/contract/measurement';
import { Stop } from '../../ui/stops/stop.tsx';
import { describeRule, formatCount } from './count-sentences.ts';
import styles from './word-report.module.css';

interface WholeFigureProps {
  readonly report: Measurement;
  /** Of the main text and what is counted in beside it. */
  readonly counts: Counts;
}

/** The count of a document that was read to its end: the only number set solid. */
export function WholeFigure({ report, counts }: WholeFigureProps) {
  const { words } = counts;
  // Room is kept for all that can be ticked: what is pressed must not move away.
  const most = sumIncluded(report, offeredParts.join(','));
  return (
    <>
      <p className={styles.figure} style={{ fontSize: fitFigure(formatCount(most.words).length) }}>
        {formatCount(words)}
        <span className={styles.unit}> {words === 1 ? 'word' : 'words'}</span>
      </p>
      <p className={styles.caption}>Detected automatically from your document</p>
      <Breakdown counts={counts} most={most} />
      <p className={styles.basis}>{describeRule(report)}</p>
    </>
  );
}

/** As large as the column allows: so many figures of half an em each, and the unit after them. */
function fitFigure(length: number): string {
  return `min(8rem, 24vw, ${(100 / (length * 0.53 + 1)).toFixed(2)}cqi)`;
}

interface BreakdownProps {
  readonly counts: Counts;
  /** With everything that can be ticked. */
  readonly most: Counts;
}

function Breakdown({ counts, most }: BreakdownProps) {
  const { asianCharacters, otherWords, words } = counts;
  if (most.words === 0) return null;
  const chinese = words === 0 ? 0 : Math.round((asianCharacters / words) * 100);
  const english = words === 0 ? 0 : 100 - chinese;
  return (
    <ul className={styles.breakdown}>
      {most.asianCharacters > 0 && (
        <li>
          <Stop lang="zh-Hans" className={styles.ring} />
          <b>{formatCount(asianCharacters)}</b>{' '}
          <span className={styles.unitName}>
            {asianCharacters === 1 ? 'Chinese character' : 'Chinese characters'}
          </span>
          <span className={styles.share}>{chinese}%</span>
        </li>
      )}
      {most.otherWords > 0 && (
        <li>
          <Stop lang="en" className={styles.dot} />
          <b>{formatCount(otherWords)}</b>{' '}
          <span className={styles.unitName}>{otherWords === 1 ? 'word' : 'words'} in English</span>
          <span className={styles.share}>{english}%</span>
        </li>
      )}
    </ul>
  );
}
