import type { AdvanceAnswer } from '@yiqiao/contract/commands/client/payment-requests';
import { useEffect, useState } from 'react';
import { loadClient } from './load-client.ts';

/**
 * The state of a payment after the visitor's return, as the server reports it. @returns `null` until it has
 * answered, `unknown` if it knows of no payment or cannot be reached.
 */
export function useAdvance(reference: string): AdvanceAnswer | 'unknown' | null {
  const [advance, setAdvance] = useState<AdvanceAnswer | 'unknown' | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const keep = (answer: AdvanceAnswer | 'unknown') => {
      if (isCurrent) setAdvance(answer);
    };
    loadClient()
      .then((client) => client.readAdvance(reference))
      .then(keep, () => keep('unknown'));
    return () => {
      isCurrent = false;
    };
  }, [reference]);
  return advance;
}
