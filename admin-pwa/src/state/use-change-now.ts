import { useState } from 'react';
import type { ChangeNow } from './actions/change-now.ts';
import { useConsole } from './use-console.ts';

interface ChangingNow {
  readonly isAsking: boolean;
  /** Why the last change failed; `null` if it did not. */
  readonly problem: string | null;
  setProblem(problem: string): void;
  /** As the console's action. @returns whether it succeeded. */
  changeNow(...change: Parameters<ChangeNow>): Promise<boolean>;
}

/** The console's `changeNow`, with what a button shows meanwhile and afterwards. */
export function useChangeNow(): ChangingNow {
  const { changeNow } = useConsole();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isAsking,
    problem,
    setProblem,
    async changeNow(...change) {
      setIsAsking(true);
      setProblem(null);
      const failure = await changeNow(...change);
      setIsAsking(false);
      setProblem(failure);
      return failure === null;
    },
  };
}
