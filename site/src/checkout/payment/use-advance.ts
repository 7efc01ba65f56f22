import type { AdvanceAnswer } from '@yiqiao/contract/commands/client/payment-requests';
import { useEffect, useState } from 'react';
import { loadClient } from './load-client.ts';

/**
 * What became of a payment from which a visitor has come back, by the word of the server. @returns `null`
 * until it has said so, `unknown` when it knows of none or cannot be asked.
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
