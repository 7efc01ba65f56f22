import { useConsole } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import type { HeldSettings } from './use-held-settings.ts';

/** Takes back a line of the history. @returns of the function: why that was refused; `null` when it was done. */
export function useTakeBack({ note }: HeldSettings) {
  const { takeBackSetting, toaster } = useConsole();
  const { history: words, accounts } = useTexts().settings;
  return async (line: number, revision: number): Promise<string | null> => {
    const outcome = await takeBackSetting(line, { revision, deed: accounts.deed.takeBack });
    if (outcome.kind === 'live' || outcome.kind === 'conflict') note(outcome.settings);
    if (outcome.kind !== 'live')
      return outcome.kind === 'none' ? outcome.message : words[outcome.kind];
    toaster.show({ title: words.done, description: words.doneWhy });
    return null;
  };
}
