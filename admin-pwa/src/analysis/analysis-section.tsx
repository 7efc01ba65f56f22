import { assertNever } from '@yiqiao/contract/assert-never';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { texts, useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { ClosedLine } from '../ui/closed-line.tsx';
import { formatCount } from '../ui/format-count.ts';
import parts from '../ui/parts.module.css';
import styles from './analysis.module.css';
import { AnalysisResult } from './analysis-result.tsx';
import { type AnalysisControl, type AnalysisState, useAnalysis } from './use-analysis.ts';

interface AnalysisSectionProps {
  quote: QuoteSubmission;
  isOffline: boolean;
}

/** What a document repeats, for estimating the work. Runs on request; the result is not stored. */
export function AnalysisSection({ quote, isOffline }: AnalysisSectionProps) {
  const control = useAnalysis(quote);
  const { analysis: words } = useTexts();
  const { state } = control;
  const hasDocument = quote.filePath !== undefined;
  if (!hasDocument && state.phase !== 'ready') return null;
  return (
    <ClosedLine title={words.title} summary={summaryOf(state)}>
      <div className={styles.head}>
        <p className={`${parts.quiet} ${styles.about}`}>
          <span data-hidden={isOffline || undefined}>{words.about}</span>
          <span data-hidden={!isOffline || undefined}>{words.offline}</span>
        </p>
        {hasDocument && <AnalyzeButton control={control} isOffline={isOffline} />}
      </div>
      <p
        role="status"
        className={state.phase === 'ready' ? 'visually-hidden' : `${parts.quiet} ${styles.news}`}
      >
        {newsOf(state)}
      </p>
      <p role="alert" className={parts.problem}>
        {state.phase === 'failed' && state.message}
      </p>
      {state.phase === 'ready' && <AnalysisResult quote={quote} analysis={state.analysis} />}
    </ClosedLine>
  );
}

interface AnalyzeButtonProps {
  control: AnalysisControl;
  isOffline: boolean;
}

/** One button for every phase: replacing it would lose the focus. */
function AnalyzeButton({ control, isOffline }: AnalyzeButtonProps) {
  const { state, begin, cancel } = control;
  const { buttons } = useTexts().analysis;
  const isReading = state.phase === 'reading';

  function press({ detail: clicks }: React.MouseEvent) {
    if (!isReading) begin();
    // The second click of a double click was meant for the old label.
    else if (clicks < 2) cancel();
  }

  return (
    <Button className={parts.steady} disabled={isOffline && !isReading} onClick={press}>
      {buttons[state.phase]}
    </Button>
  );
}

function newsOf(state: AnalysisState): string {
  const { analysis: words } = texts();
  switch (state.phase) {
    case 'reading':
      return words.reading;
    case 'ready': {
      const { all, repetitions } = state.analysis;
      return words.analyzed(formatCount(repetitions.segments), formatCount(all.segments));
    }
    case 'cancelled':
      return words.cancelled;
    case 'idle':
    case 'failed':
      return '';
    default:
      return assertNever(state);
  }
}

/** On the closed line: what was found, or that nothing was looked for. */
function summaryOf(state: AnalysisState): string {
  const { analysis: words } = texts();
  if (state.phase !== 'ready') return words.notRun;
  const { all, repetitions } = state.analysis;
  const percent = Math.round((100 * repetitions.segments) / Math.max(1, all.segments));
  return words.summary(`${percent}%`);
}
