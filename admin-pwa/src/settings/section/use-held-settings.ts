import type { OfficeSettings } from '@yiqiao/contract/record/settings';
import { useAnswer } from '../../state/people/use-answer.ts';
import { useConsole } from '../../state/use-console.ts';

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

export function useHeldSettings(isOffline: boolean): HeldSettings {
  const { readSettings } = useConsole();
  const { value, problem, read, note } = useAnswer(readSettings, isOffline);
  return { settings: value, problem, ask: () => void read(), note };
}
