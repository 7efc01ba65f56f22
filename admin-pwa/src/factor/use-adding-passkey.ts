import { useEffect, useState } from 'react';
import { useConsole } from '../state/use-console.ts';

/**
 * Adding a passkey on this device. `obstacle`: why there can be none, `null` where there can, and `undefined` before
 * that is known.
 */
export function useAddingPasskey(onAdded: () => Promise<void>) {
  const { findPasskeys, addPasskey } = useConsole();
  const [obstacle, setObstacle] = useState<string | null>();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(
    () => void findPasskeys().then((here) => here !== null && setObstacle(here.obstacle)),
    [findPasskeys],
  );
  return {
    obstacle,
    isAsking,
    problem,
    async add() {
      setIsAsking(true);
      setProblem(null);
      const outcome = await addPasskey();
      setIsAsking(false);
      if (outcome.kind === 'failed') setProblem(outcome.message);
      if (outcome.kind === 'done') await onAdded();
    },
  };
}
