import { cleanEmail, isPossibleEmail } from '@yiqiao/contract/text/email';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { focusFault } from '../../ui/focus-fault.ts';

/** Sends a test mail to an address. @param office where it goes unless somebody types another one. */
export function useMailTrial(office: string | undefined, isOffline: boolean) {
  const { tryMail } = useConsole();
  const last = useConsoleState((state) => state.mailTest);
  const [to, setTo] = useState(last?.to ?? office ?? '');
  const [isSending, setIsSending] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isWrong) focusFault(form);
  }, [isWrong]);

  function type(text: string): void {
    setTo(text);
    setIsWrong(false);
  }

  async function send(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isSending || isOffline) return;
    setProblem(null);
    const address = cleanEmail(to);
    if (!isPossibleEmail(address)) {
      setIsWrong(true);
      return;
    }
    setIsSending(true);
    const outcome = await tryMail(address);
    setIsSending(false);
    if (outcome.kind === 'wrong') setIsWrong(true);
    if (outcome.kind === 'none') setProblem(outcome.message);
  }

  return { form, to, isSending, isWrong, problem, last: isSending ? null : last, type, send };
}
