import type { Analysis } from '@yiqiao/contract/counting/analysis';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useState } from 'react';
import { saveCsv } from '../csv/save-csv.ts';
import { explainLimit } from '../figures/measurement-words.ts';
import { useTexts } from '../texts/texts.ts';
import { copyText } from '../ui/copy-text.ts';
import parts from '../ui/parts.module.css';
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
  const { analysis: words } = useTexts();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);

  async function copy() {
    const isCopied = await copyText(toClipboardText(analysis));
    setOutcome(isCopied ? 'copied' : 'notCopied');
  }

  return (
    <>
      {analysis.limit !== undefined && (
        <p className={`${parts.flag} ${styles.flag}`}>
          {words.inPart(explainLimit(analysis.limit))}
        </p>
      )}
      <AnalysisTable analysis={analysis} />
      <p className={parts.quiet}>{words.rule}</p>
      <div className={styles.take}>
        {/* The clipboard is missing where the console is served without TLS. */}
        {navigator.clipboard !== undefined && (
          <TextButton onClick={() => void copy()}>{words.copy}</TextButton>
        )}
        <TextButton
          onClick={() => saveCsv(`analysis-${quote.reference}`, toAnalysisCsv(quote, analysis))}
        >
          {words.exportCsv}
        </TextButton>
        <span role="status" className={parts.quiet}>
          {outcome && words[outcome]}
        </span>
      </div>
    </>
  );
}
