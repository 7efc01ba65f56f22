import type { Analysis } from '@yiqiao/contract/counting/analysis';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { useState } from 'react';
import { saveCsv } from '../csv/save-csv.ts';
import { explainLimit } from '../figures/measurement-words.ts';
import { TextButton } from '../ui/text-button.tsx';
import styles from './analysis.module.css';
import { AnalysisTable } from './analysis-table.tsx';
import { toAnalysisCsv, toClipboardText } from './export-analysis.ts';

interface AnalysisResultProps {
  quote: QuoteSubmission;
  analysis: Analysis;
}

/** What the analysis found, what it means, and the ways to take it along. */
export function AnalysisResult({ quote, analysis }: AnalysisResultProps) {
  const [copied, setCopied] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(toClipboardText(analysis));
      setCopied('Copied.');
    } catch {
      setCopied('Your browser did not allow copying.');
    }
  }

  return (
    <>
      {analysis.limit !== undefined && (
        <p className={styles.flag}>Analyzed in part. {explainLimit(analysis.limit)}.</p>
      )}
      <AnalysisTable analysis={analysis} />
      <p className={styles.quiet}>
        A segment is a sentence, a heading or a cell. It is a repetition if it already stands
        earlier in this document, even with other numbers. This changes no price.
      </p>
      <div className={styles.take}>
        {/* There is no clipboard where the console is served without TLS. */}
        {navigator.clipboard !== undefined && (
          <TextButton onClick={() => void copy()}>Copy</TextButton>
        )}
        <TextButton
          onClick={() => saveCsv(`analysis-${quote.reference}`, toAnalysisCsv(quote, analysis))}
        >
          Export CSV
        </TextButton>
        <span role="status" className={styles.quiet}>
          {copied}
        </span>
      </div>
    </>
  );
}
