import { assertNever } from '@yiqiao/contract/assert-never';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { Button } from '../ui/button.tsx';
import { formatCount } from '../ui/format-count.ts';
import styles from './analysis.module.css';
import { AnalysisResult } from './analysis-result.tsx';
import { type AnalysisControl, type AnalysisState, useAnalysis } from './use-analysis.ts';

interface AnalysisSectionProps {
  quote: QuoteSubmission;
  isOffline: boolean;
}

/** What a document repeats, for those who calculate; asked for by hand, and kept nowhere. */
export function AnalysisSection({ quote, isOffline }: AnalysisSectionProps) {
  const control = useAnalysis(quote);
  const { state } = control;
  const hasDocument = quote.filePath !== undefined;
  if (!hasDocument && state.phase !== 'ready') return null;
  return (
    <section className={styles.analysis} aria-label="Analysis">
      <div className={styles.head}>
        <div className={styles.text}>
          <h3 className={styles.title}>Analysis</h3>
          <p className={styles.about}>
            <span data-hidden={isOffline || undefined}>
              Repetitions in the document, and the words that remain.
            </span>
            <span data-hidden={!isOffline || undefined}>
              You are offline. An analysis needs a connection.
            </span>
          </p>
        </div>
        {hasDocument && <AnalyzeButton control={control} isOffline={isOffline} />}
      </div>
      <p role="status" className={state.phase === 'ready' ? 'visually-hidden' : styles.news}>
        {newsOf(state)}
      </p>
      <p role="alert" className={styles.problem}>
        {state.phase === 'failed' && state.message}
      </p>
      {state.phase === 'ready' && <AnalysisResult quote={quote} analysis={state.analysis} />}
    </section>
  );
}

interface AnalyzeButtonProps {
  control: AnalysisControl;
  isOffline: boolean;
}

const labels: Record<AnalysisState['phase'], string> = {
  idle: 'Analyze',
  reading: 'Cancel',
  cancelled: 'Analyze',
  failed: 'Try again',
  ready: 'Analyze again',
};

/** One button for all phases, so that the keyboard stays where it is. */
function AnalyzeButton({ control, isOffline }: AnalyzeButtonProps) {
  const { state, begin, cancel } = control;
  const isReading = state.phase === 'reading';

  function press({ detail: clicks }: React.MouseEvent) {
    if (!isReading) begin();
    // The second click of a double click does not mean the new label.
    else if (clicks < 2) cancel();
  }

  return (
    <Button className={styles.analyze} disabled={isOffline && !isReading} onClick={press}>
      {labels[state.phase]}
    </Button>
  );
}

function newsOf(state: AnalysisState): string {
  switch (state.phase) {
    case 'reading':
      return 'Reading the document...';
    case 'ready': {
      const { all, repetitions } = state.analysis;
      return `Analyzed: ${formatCount(repetitions.segments)} of ${formatCount(all.segments)} segments are repetitions.`;
    }
    case 'cancelled':
      return 'Cancelled.';
    case 'idle':
    case 'failed':
      return '';
    default:
      return assertNever(state);
  }
}
