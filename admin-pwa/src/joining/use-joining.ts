import type { JoinRequest } from '@yiqiao/contract/commands/people/join';
import type { Registration } from '@yiqiao/contract/record/passkey-ceremony';
import { proposeUsername } from '@yiqiao/contract/text/username';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BegunLogin } from '../pages/login-page.tsx';
import { proposeShown } from '../seal/propose-shown.ts';
import { fromLogin } from '../shell/use-focus-after-login.ts';
import type { Joining, JoinOutcome } from '../state/people/join-actions.ts';
import type { PasskeysHere } from '../state/people/passkey-actions.ts';
import { useConsole } from '../state/use-console.ts';
import { texts, useTexts } from '../texts/texts.ts';

/** What is chosen by hand; the rest follows from the name. */
interface Typed {
  readonly name: string;
  readonly seal: string | null;
  readonly username: string | null;
  readonly password: string;
  readonly way: WayIn;
}

export type WayIn = 'passkey' | 'password';

export interface JoinProblem {
  readonly field: string | undefined;
  readonly message: string;
}

/** An invitation, and whether there can be passkeys on this page; `null` if nobody said so. */
export interface Invited {
  readonly joining: Joining;
  readonly passkeys: PasskeysHere | null;
}

/** The form of an invitation: seal and user name follow the name until they are chosen. */
export function useJoining(key: string, { joining, passkeys }: Invited, onOver: () => void) {
  const { join, makeJoiningPasskey, setPreference, toaster } = useConsole();
  const navigate = useNavigate();
  const { language } = useTexts();
  const [typed, setTyped] = useState<Typed>({
    name: joining.name,
    seal: null,
    username: null,
    password: '',
    way: passkeys?.obstacle === null ? 'passkey' : 'password',
  });
  const made = useRef<Registration | null>(null);
  const [isJoining, setIsJoining] = useState(false);
  const [problem, setProblem] = useState<JoinProblem | null>(null);
  const proposed = proposalsFor(typed.name, joining);
  const chosen = {
    name: typed.name,
    seal: typed.seal ?? proposed.seals[0] ?? '',
    language,
  };
  const login = { username: typed.username ?? proposed.username, password: typed.password };

  async function attempt(): Promise<JoinOutcome | { readonly kind: 'left' }> {
    if (typed.way === 'password') return join(key, { ...chosen, ...login });
    if (made.current === null) {
      const outcome = await makeJoiningPasskey(key, chosen.name);
      if (outcome.kind === 'failed') return { ...outcome, field: undefined };
      if (outcome.kind === 'left') return outcome;
      made.current = outcome.value;
    }
    const outcome = await join(key, { ...chosen, passkey: made.current });
    // What is wrong with a field is not the passkey's fault: it is good for another try.
    if (outcome.kind === 'failed' && outcome.field === undefined) made.current = null;
    return outcome;
  }

  async function submit(): Promise<void> {
    setIsJoining(true);
    setProblem(null);
    const outcome = await attempt();
    if (outcome.kind === 'over') return onOver();
    if (outcome.kind === 'set-up') {
      const begun: BegunLogin = { step: 'set-up', username: outcome.username };
      return navigate('/login', { replace: true, state: begun });
    }
    if (outcome.kind !== 'joined') {
      setIsJoining(false);
      return setProblem(outcome.kind === 'failed' ? outcome : null);
    }
    const { joining: words } = texts();
    toaster.show({ title: words.welcome, description: words.joined });
    // The key must not stay in the history.
    navigate('/dashboard', { replace: true, state: fromLogin });
  }

  return {
    draft: { ...chosen, ...login },
    way: typed.way,
    seals: proposed.seals,
    passkeys,
    isJoining,
    problem,
    change: (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part })),
    speak: (chosen: JoinRequest['language']) => void setPreference({ language: chosen }),
    submit,
  };
}

/** The server leaves out what colleagues have, which this page is not told; for another name it refuses that. */
function proposalsFor(name: string, joining: Joining) {
  if (name !== joining.name) {
    return { seals: proposeShown(name, []), username: proposeUsername(name, []) };
  }
  const free = proposeShown(name, []).filter((seal) => joining.seals.includes(seal));
  return { seals: free.length > 0 ? free : joining.seals.slice(0, 3), username: joining.username };
}
