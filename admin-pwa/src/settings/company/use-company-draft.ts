import type { CompanySection } from '@yiqiao/contract/company-schema';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import type { HeldSettings } from '../section/use-held-settings.ts';
import { usePutting } from '../section/use-putting.ts';
import { changedIn, toPatch } from './company-fields.ts';

/** What was typed and is not live, and what becomes of it. */
export function useCompanyDraft(held: HeldSettings, company: CompanySection) {
  const { draftSection } = useConsole();
  const draft = useConsoleState((state) => state.settingsDrafts.company);
  const putting = usePutting(held, 'company');
  const changed = changedIn(company, draft);

  function type(name: string, text: string): void {
    draftSection('company', { ...draft, [name]: text });
    if (putting.wrong === name) putting.forgive();
  }

  return { draft, changed, putting, type, put: () => putting.put(toPatch(changed, draft)) };
}

export type CompanyDrafting = ReturnType<typeof useCompanyDraft>;
