import type { Analysis } from '@yiqiao/contract/counting/analysis';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { useEffect, useRef, useState } from 'react';
import { useConsole } from '../state/use-console.ts';

export type AnalysisState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'reading' }
  | { readonly phase: 'cancelled' }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'ready'; readonly analysis: Analysis };

export interface AnalysisControl {
  readonly state: AnalysisState;
  begin(): void;
  cancel(): void;
}

/** Analyzes the open submission, one run at a time; leaving the submission cancels it. */
export function useAnalysis(quote: QuoteSubmission): AnalysisControl {
  const { analyzeDocument } = useConsole();
  const [state, setState] = useState<AnalysisState>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function read(): Promise<void> {
    const abort = new AbortController();
    running.current?.abort();
    running.current = abort;
    setState({ phase: 'reading' });
    const outcome = await analyzeDocument(quote, abort.signal);
    if (abort.signal.aborted) return;
    if (outcome.kind === 'analyzed') setState({ phase: 'ready', analysis: outcome.analysis });
    if (outcome.kind === 'not-analyzed') setState({ phase: 'failed', message: outcome.message });
  }

  return {
    state,
    begin: () => void read(),
    cancel() {
      running.current?.abort();
      setState({ phase: 'cancelled' });
    },
  };
}
