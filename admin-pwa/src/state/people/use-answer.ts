import { useEffect, useState } from 'react';
import type { Told } from './telling.ts';

/**
 * What the server answers: asked at every start and whenever the connection returns.
 * @param about asked again when this is another one.
 */
export function useAnswer<Value>(
  ask: () => Promise<Told<Value>>,
  isOffline: boolean,
  about: string | null = null,
) {
  const [value, setValue] = useState<Value | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  /** What another answer has told. */
  function note(told: Value): void {
    setValue(told);
    setProblem(null);
  }

  async function read(): Promise<void> {
    const outcome = await ask();
    if (outcome.kind === 'told') note(outcome.value);
    else setProblem(outcome.message);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that returns is the only other reason.
  useEffect(() => {
    if (!isOffline) void read();
  }, [isOffline, about]);
  return { value, problem, setProblem, read, note };
}
