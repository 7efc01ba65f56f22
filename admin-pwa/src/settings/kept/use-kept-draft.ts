import type { KeptSection } from '@yiqiao/contract/keeping/kept-schema';
import type { SettingsDrafts } from '../../state/settings-sitting.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { changedValues } from '../section/changed-values.ts';
import type { HeldSettings } from '../section/use-held-settings.ts';
import { usePutting } from '../section/use-putting.ts';
import { type KeptField, type KeptValue, keptFields } from './kept-names.ts';

type KeptDraft = SettingsDrafts['kept'];

/** What was chosen and is not live. */
export function changedKept(live: KeptSection, draft: KeptDraft): readonly KeptField[] {
  return changedValues(keptFields, live, draft);
}

/** What was chosen of how long things are kept, and what becomes of it. */
export function useKeptDraft(held: HeldSettings, live: KeptSection) {
  const { draftSection } = useConsole();
  const draft = useConsoleState((state) => state.settingsDrafts.kept);
  const putting = usePutting(held, 'kept');
  const changed = changedKept(live, draft);

  function choose(field: KeptField, value: KeptValue): void {
    draftSection('kept', { ...draft, [field]: value });
    if (putting.wrong === field) putting.forgive();
  }

  const put = () => putting.put(Object.fromEntries(changed.map((field) => [field, draft[field]])));
  return { next: { ...live, ...draft }, changed, putting, choose, put };
}

export type KeptDrafting = ReturnType<typeof useKeptDraft>;
