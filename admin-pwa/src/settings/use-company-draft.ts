import type { CompanySection } from '@yiqiao/contract/company-schema';
import { useState } from 'react';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { useTexts } from '../texts/texts.ts';
import { changedIn, toPatch } from './company-fields.ts';
import type { HeldSettings } from './use-held-settings.ts';

/** What was typed and is not live, and what becomes of it. */
export function useCompanyDraft(held: HeldSettings, company: CompanySection) {
  const { changeCompany, draftCompany, toaster } = useConsole();
  const { settings: words } = useTexts();
  const draft = useConsoleState((state) => state.companyDraft);
  const [isPutting, setIsPutting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const changed = changedIn(company, draft);

  function type(name: string, text: string): void {
    draftCompany({ ...draft, [name]: text });
    if (wrong === name) setWrong(null);
  }

  function leave(): void {
    draftCompany({});
    setProblem(null);
    setWrong(null);
  }

  /** @returns whether it is live now. */
  async function put(): Promise<boolean> {
    setIsPutting(true);
    setProblem(null);
    setWrong(null);
    const revision = held.settings?.revision ?? 0;
    const outcome = await changeCompany(toPatch(changed, draft), revision);
    setIsPutting(false);
    if (outcome.kind === 'live' || outcome.kind === 'conflict') held.note(outcome.settings);
    switch (outcome.kind) {
      case 'live':
        draftCompany({});
        toaster.show({ title: words.band.done, description: words.band.doneWhy });
        return true;
      case 'conflict':
        setProblem(words.band.conflict);
        return false;
      case 'wrong':
        setWrong(outcome.field.replace(/^company\./, ''));
        setProblem(words.band.wrong);
        return false;
      case 'none':
        setProblem(outcome.message);
        return false;
    }
  }

  return { draft, changed, isPutting, problem, wrong, type, leave, put };
}

export type CompanyDrafting = ReturnType<typeof useCompanyDraft>;
