import { useEffect, useState } from 'react';
import type { CeremonyOutcome } from '../state/people/ceremony-outcome.ts';
import type { PasskeysHere } from '../state/people/passkey-actions.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { texts } from '../texts/texts.ts';

/** The browser offers passkeys with a challenge that lasts five minutes: it gets another one in time. */
const offerAgainMs = 4 * 60_000;

/** Logging in with a passkey: by a press, or as the browser offers it in the field of the user name. */
export function usePasskeyLogin() {
  const { findPasskeys, loginWithPasskey, leavePasskey, toaster } = useConsole();
  const connection = useConsoleState((state) => state.connection);
  const [here, setHere] = useState<PasskeysHere | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isOffering = here?.isUsed === true && here.isOffered && here.obstacle === null && !isAsking;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when there is a connection.
  useEffect(() => void findPasskeys().then(setHere), [connection]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the console's actions never change.
  useEffect(() => {
    if (!isOffering) return;
    const offer = () => void loginWithPasskey(true).then(take);
    offer();
    const timer = setInterval(offer, offerAgainMs);
    return () => clearInterval(timer);
  }, [isOffering]);

  // A ceremony that begins ends the one before by itself.
  useEffect(() => () => void leavePasskey(), [leavePasskey]);

  function take(outcome: CeremonyOutcome<void>): void {
    setProblem(outcome.kind === 'failed' ? outcome.message : null);
    if (outcome.kind !== 'done') return;
    const { login: words } = texts();
    toaster.show({ title: words.success, description: words.loggedIn });
  }

  return {
    here,
    isAsking,
    problem,
    async logIn() {
      setIsAsking(true);
      setProblem(null);
      take(await loginWithPasskey(false));
      setIsAsking(false);
    },
  };
}
