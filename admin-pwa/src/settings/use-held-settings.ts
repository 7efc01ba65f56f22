import type { OfficeSettings } from '@yiqiao/contract/record/settings';
import { useEffect, useState } from 'react';
import { useConsole } from '../state/use-console.ts';

/** What holds, as the server told last. */
export interface HeldSettings {
  /** `null` until it has. */
  readonly settings: OfficeSettings | null;
  readonly problem: string | null;
  /** Asks again. */
  readonly ask: () => void;
  /** Notes what an answer has told. */
  readonly note: (settings: OfficeSettings) => void;
}

/** Asks again at every start and whenever the connection returns. */
export function useHeldSettings(isOffline: boolean): HeldSettings {
  const { readSettings } = useConsole();
  const [settings, setSettings] = useState<OfficeSettings | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function note(told: OfficeSettings): void {
    setSettings(told);
    setProblem(null);
  }

  async function read(): Promise<void> {
    const outcome = await readSettings();
    if (outcome.kind === 'told') note(outcome.value);
    else setProblem(outcome.message);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that returns is the only other reason.
  useEffect(() => {
    if (!isOffline) void read();
  }, [isOffline]);
  return { settings, problem, ask: () => void read(), note };
}
