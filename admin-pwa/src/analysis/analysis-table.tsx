import type { Analysis } from '@yiqiao/contract/counting/analysis';
import { formatCount } from '../ui/format-count.ts';
import styles from './analysis.module.css';
import { analysisRows, percentText } from './analysis-rows.ts';

/** The classes of segments with what they come to. */
export function AnalysisTable({ analysis }: { analysis: Analysis }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">What the document repeats</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Segments</th>
          <th scope="col">Words</th>
          <th scope="col">Chinese characters</th>
          <th scope="col">Share</th>
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
