import { cleanEmail, isPossibleEmail } from '@yiqiao/contract/text/email';
import { inLanguage } from '@yiqiao/contract/text/languages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LostLinkTexts } from '../../content/en/lost-link.ts';
import { lostLinkPaths } from '../../content/pages/core-paths.ts';
import { useTexts } from '../../texts/site-texts.ts';
import type { SendFailure } from './send-address.ts';
import type { SentState } from './sent-state.ts';

type Fault = keyof LostLinkTexts['ask']['faults'];

interface Asking {
  /** What is wrong with the address. */
  readonly fault: Fault | null;
  /** Why the last attempt came to nothing. */
  readonly failure: SendFailure | null;
  readonly isSending: boolean;
  /** Sends the address, and goes to the page that says so. @returns false when it cannot be an address. */
  ask(typed: string): boolean;
  forgetFault(): void;
}

export function useAsking(): Asking {
  const { language } = useTexts();
  const navigate = useNavigate();
  const [fault, setFault] = useState<Fault | null>(null);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function send(email: string): Promise<void> {
    setIsSending(true);
    setFailure(null);
    const failed = await trySending(email);
    setIsSending(false);
    setFailure(failed);
    const state: SentState = { email };
    if (failed === null) await navigate(inLanguage(lostLinkPaths.sent, language), { state });
  }

  return {
    fault,
    failure,
    isSending,
    ask(typed) {
      if (isSending) return true;
      const email = cleanEmail(typed);
      const found = findFault(email);
      setFault(found);
      if (found !== null) return false;
      void send(email);
      return true;
    },
    forgetFault: () => setFault(null),
  };
}

function findFault(email: string): Fault | null {
  if (email === '') return 'missing';
  return isPossibleEmail(email) ? null : 'invalid';
}

/** The API's client comes with schemas that the page does not need, so it is loaded when it is used. */
async function trySending(email: string): Promise<SendFailure | null> {
  const loading = import('./send-address.ts');
  const { sendAddress } = await loading.catch(() => ({ sendAddress: async () => 'lost' as const }));
  return sendAddress(email);
}
