import type { SectionName } from '@yiqiao/contract/record/settings';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import { changedIn, type TextDraft, type TextField, toPatch } from './text-fields.ts';
import type { HeldSettings } from './use-held-settings.ts';
import { type Putting, usePutting } from './use-putting.ts';

/** A section of texts, and its fields. */
interface TextSection<Field extends TextField> {
  readonly name: 'company' | 'accounts' | 'hours';
  /** What holds. */
  readonly live: object;
  readonly fields: readonly Field[];
  /** A section that is changed on the same page. */
  readonly companion?: SectionName;
}

/** What was typed and is not live, and what becomes of it. */
export interface TextDrafting<Field extends TextField = TextField> {
  readonly live: object;
  readonly draft: TextDraft;
  readonly changed: readonly Field[];
  readonly putting: Putting;
  type(name: string, text: string): void;
  /** @param deed in words, for whoever has to show first who it is. @returns whether it is live now. */
  put(deed?: string): Promise<boolean>;
}

export function useTextDraft<Field extends TextField>(
  held: HeldSettings,
  { name: section, live, fields, companion }: TextSection<Field>,
): TextDrafting<Field> {
  const { draftSection } = useConsole();
  const draft = useConsoleState((state) => state.settingsDrafts[section]);
  const putting = usePutting(held, section, companion);
  const changed = changedIn(fields, live, draft);

  function type(name: string, text: string): void {
    draftSection(section, { ...draft, [name]: text });
    if (putting.wrong === name) putting.forgive();
  }

  const put = (deed?: string) => putting.put(toPatch(changed, draft), deed);
  return { live, draft, changed, putting, type, put };
}
