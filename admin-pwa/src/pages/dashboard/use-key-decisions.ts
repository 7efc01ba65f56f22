import type { QuoteStatus } from '@yiqiao/contract/record/status';
import { useEffect, useState } from 'react';
import { canDecide } from '../../state/console-state.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';

interface KeyDecision {
  readonly quoteId: string;
  readonly status: QuoteStatus;
}

/**
 * Sets statuses by key. A key pressed while another change is being sent takes effect once that has
 * arrived: working through the list by keyboard need not wait for the network.
 */
export function useKeyDecisions(): (quoteId: string, status: QuoteStatus) => void {
  const { changeStatus } = useConsole();
  const { quotes } = useConsoleState(({ list }) => list);
  const isDecidable = useConsoleState(canDecide);
  const isOutdated = useConsoleState(({ storage }) => storage === 'outdated');
  const [pressed, setPressed] = useState<readonly KeyDecision[]>([]);
  useEffect(() => {
    const [next, ...later] = pressed;
    if (next === undefined || !isDecidable) return;
    setPressed(later);
    const quote = quotes.find(({ id }) => id === next.quoteId);
    if (quote) void changeStatus(quote, next.status);
  }, [pressed, isDecidable, quotes, changeStatus]);
  return (quoteId, status) => {
    if (!isOutdated) setPressed((earlier) => [...earlier, { quoteId, status }]);
  };
}
