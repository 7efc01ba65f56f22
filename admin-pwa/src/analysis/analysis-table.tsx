import type { Analysis } from '@yiqiao/contract/counting/analysis';
import { useTexts } from '../texts/texts.ts';
import { formatCount } from '../ui/format-count.ts';
import styles from './analysis.module.css';
import { analysisRows, percentText } from './analysis-rows.ts';

/** The classes of segments and their totals. */
export function AnalysisTable({ analysis }: { analysis: Analysis }) {
  const { analysis: words } = useTexts();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.segments}</th>
          <th scope="col">{words.words}</th>
          <th scope="col">{words.characters}</th>
          <th scope="col">{words.share}</th>
        </tr>
      </thead>
      <tbody>
        {analysisRows(analysis).map(({ label, counts, share, isPart }) => (
          <tr key={label} data-part={isPart || undefined}>
            <th scope="row">{label}</th>
            <td>{formatCount(counts.segments)}</td>
            <td>{formatCount(counts.otherWords)}</td>
            <td>{formatCount(counts.asianCharacters)}</td>
            <td>{percentText(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
