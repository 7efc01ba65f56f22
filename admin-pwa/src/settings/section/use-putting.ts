import type { SectionName } from '@yiqiao/contract/record/settings';
import { useState } from 'react';
import { useConsole } from '../../state/use-console.ts';
import { useTexts } from '../../texts/texts.ts';
import type { HeldSettings } from './use-held-settings.ts';

/** Puts changes of a section live, or leaves everything as it is. What was changed stays until one of them is done. */
export function usePutting(held: HeldSettings, section: SectionName) {
  const { changeSection, draftSection, toaster } = useConsole();
  const { settings: words } = useTexts();
  const [isPutting, setIsPutting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** The name of the field that the server has refused. */
  const [wrong, setWrong] = useState<string | null>(null);

  function leave(): void {
    draftSection(section, {});
    setProblem(null);
    setWrong(null);
  }

  /** @returns whether it is live now. */
  async function put(patch: object): Promise<boolean> {
    setIsPutting(true);
    setProblem(null);
    setWrong(null);
    const outcome = await changeSection(section, patch, held.settings?.revision ?? 0);
    setIsPutting(false);
    if (outcome.kind === 'live' || outcome.kind === 'conflict') held.note(outcome.settings);
    switch (outcome.kind) {
      case 'live':
        draftSection(section, {});
        toaster.show({ title: words.band.done, description: words.band.doneWhy });
        return true;
      case 'conflict':
        setProblem(words.band.conflict);
        return false;
      case 'wrong':
        setWrong(outcome.field.slice(section.length + 1));
        setProblem(words.band.wrong);
        return false;
      case 'none':
        setProblem(outcome.message);
        return false;
    }
  }

  return { isPutting, problem, wrong, forgive: () => setWrong(null), leave, put };
}

export type Putting = ReturnType<typeof usePutting>;
