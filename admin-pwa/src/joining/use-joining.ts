import type { JoinRequest } from '@yiqiao/contract/commands/people/join';
import { proposeUsername } from '@yiqiao/contract/text/username';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fromLogin } from '../pages/login-page.tsx';
import { proposeShown } from '../seal/propose-shown.ts';
import type { Joining } from '../state/people/join-actions.ts';
import { useConsole } from '../state/use-console.ts';
import { texts, useTexts } from '../texts/texts.ts';

/** What is chosen by hand; the rest follows from the name. */
interface Typed {
  readonly name: string;
  readonly seal: string | null;
  readonly username: string | null;
  readonly password: string;
}

export interface JoinProblem {
  readonly field: string | undefined;
  readonly message: string;
}

/** The form of an invitation: seal and user name follow the name until they are chosen. */
export function useJoining(key: string, joining: Joining, onOver: () => void) {
  const { join, setPreference, toaster } = useConsole();
  const navigate = useNavigate();
  const { language } = useTexts();
  const [typed, setTyped] = useState<Typed>({
    name: joining.name,
    seal: null,
    username: null,
    password: '',
  });
  const [isJoining, setIsJoining] = useState(false);
  const [problem, setProblem] = useState<JoinProblem | null>(null);
  const proposed = proposalsFor(typed.name, joining);
  const draft: JoinRequest = {
    name: typed.name,
    seal: typed.seal ?? proposed.seals[0] ?? '',
    language,
    username: typed.username ?? proposed.username,
    password: typed.password,
  };

  async function submit(): Promise<void> {
    setIsJoining(true);
    setProblem(null);
    const outcome = await join(key, draft);
    if (outcome.kind === 'over') return onOver();
    if (outcome.kind === 'failed') {
      setIsJoining(false);
      return setProblem(outcome);
    }
    const { joining: words } = texts();
    toaster.show({ title: words.welcome, description: words.joined });
    // The key must not stay in the history.
    navigate('/dashboard', { replace: true, state: fromLogin });
  }

  return {
    draft,
    seals: proposed.seals,
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
