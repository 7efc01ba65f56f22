import { offeredParts, sumIncluded } from '@yiqiao/contract/counting/counted-in';
import type { Counts, Measurement } from '@yiqiao/contract/counting/measurement';
import { divideByScript } from '@yiqiao/contract/counting/scripts';
import { Stop } from '../../ui/stops/stop.tsx';
import { describeRule } from '../counts/count-sentences.ts';
import { useQuoteTexts } from '../quote-texts.ts';
import styles from './word-report.module.css';

interface WholeFigureProps {
  readonly report: Measurement;
  /** Of the main text and the included parts. */
  readonly counts: Counts;
  /** Where it is not one document. */
  readonly caption?: string;
}

/** The count of a document that was read completely: the only number set in bold. */
export function WholeFigure({ report, counts, caption }: WholeFigureProps) {
  const { formats, counting } = useQuoteTexts();
  const { words } = counts;
  // Reserve space for everything that can be ticked, so that the boxes do not move when pressed.
  const most = sumIncluded(report, offeredParts.join(','));
  return (
    <>
      <p
        className={styles.figure}
        data-figure
        style={{ fontSize: fitFigure(formats.count(most.words).length) }}
      >
        {formats.count(words)}
        <span className={styles.unit}> {counting.wordUnit(words)}</span>
      </p>
      <p className={styles.caption}>{caption ?? counting.detected}</p>
      <ScriptShares counts={counts} most={most} />
      <p className={styles.basis}>{describeRule(report, counting)}</p>
    </>
  );
}

/** As large as the column allows: each digit takes about half an em, and the unit follows. */
function fitFigure(length: number): string {
  return `min(8rem, 24vw, ${(100 / (length * 0.53 + 1)).toFixed(2)}cqi)`;
}

interface ScriptSharesProps {
  readonly counts: Counts;
  /** With every part included. */
  readonly most: Counts;
}

/** How many Chinese characters and words in other scripts. */
export function ScriptShares({ counts, most }: ScriptSharesProps) {
  const { formats, counting } = useQuoteTexts();
  const rows = divideByScript(most);
  if (rows.length === 0) return null;
  const shares = sharesOf(counts);
  const shown = new Map(divideByScript(counts).map((row) => [row.script, row]));
  return (
    <ul className={styles.breakdown}>
      {rows.map(({ script, unit }) => {
        const row = shown.get(script) ?? { script, count: 0, unit };
        const isAsian = script === 'asian';
        return (
          <li key={script}>
            <Stop
              lang={isAsian ? 'zh-Hans' : 'en'}
              className={isAsian ? styles.ring : styles.dot}
            />
            <b>{formats.count(row.count)}</b>{' '}
            <span className={styles.unitName}>
              {counting.scriptUnit(row, shown.has(script) ? counts : most)}
            </span>
            <span className={styles.share}>{shares.get(script) ?? 0}%</span>
          </li>
        );
      })}
    </ul>
  );
}

/** In whole percent, adding up to 100. */
function sharesOf(counts: Counts): ReadonlyMap<string, number> {
  const rows = divideByScript(counts);
  const shares = rows.map(
    ({ script, count }) => [script, Math.round((count / counts.words) * 100)] as const,
  );
  const [first, ...others] = shares;
  if (first === undefined) return new Map();
  const rest = others.reduce((sum, [, share]) => sum + share, 0);
  return new Map([[first[0], 100 - rest], ...others]);
}
