import { usedCodeSchema } from '@yiqiao/contract/http/factor-endpoints';
import { HttpError } from '@yiqiao/contract/http/http-error';
import { useState } from 'react';
import * as z from 'zod/mini';
import { dayOf, formatWeekday } from '../clocks/format-time.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { texts } from '../texts/texts.ts';

/** Completes a log-in by a code, of whichever kind. `problem` says why the last one was not taken. */
export function useCodeLogin(username: string) {
  const { loginWithCode, toaster } = useConsole();
  const now = useConsoleState((state) => state.now);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(code: string): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    try {
      await loginWithCode(username, code);
      const { login: words } = texts();
      toaster.show({ title: words.success, description: words.loggedIn });
    } catch (error) {
      setProblem(reasonOf(error, now));
      setIsBusy(false);
    }
  }

  return { isBusy, problem, send };
}

function reasonOf(error: unknown, now: number): string {
  const { factor, login, answers } = texts();
  if (error instanceof TypeError) return login.noAnswer;
  if (!(error instanceof HttpError)) return login.failed;
  const { problem } = error;
  switch (problem?.code) {
    case 'code-wrong':
      return factor.faults.wrong;
    case 'code-used':
      return usedReason(error, now);
    case 'challenge-over':
      return factor.faults.over;
    default:
      return answers.refusal(problem) || login.failed;
  }
}

/** A recovery code says when it was used. */
function usedReason({ body }: HttpError, now: number): string {
  const { faults } = texts().factor;
  const { usedAt } = z.safeParse(usedCodeSchema, JSON.parse(body)).data ?? {};
  if (usedAt === undefined) return faults.used;
  return faults.usedOn(formatWeekday(dayOf(Date.parse(usedAt)), now));
}
