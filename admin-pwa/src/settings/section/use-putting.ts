import { isSecretField } from '@yiqiao/contract/chat/mask-secrets';
import type { OfficeSettings, SectionName } from '@yiqiao/contract/record/settings';
import { useState } from 'react';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import type { Texts } from '../../texts/en.ts';
import { useTexts } from '../../texts/texts.ts';
import type { HeldSettings } from './use-held-settings.ts';
import { useTakeBack } from './use-take-back.ts';

/**
 * Puts changes of a section live, or leaves everything as it is. What was changed stays until one of them is done.
 * @param companion a section that is changed on the same page, whose draft is its patch.
 */
export function usePutting(held: HeldSettings, section: SectionName, companion?: SectionName) {
  const { changeSection, draftSection, toaster } = useConsole();
  const { settings: words } = useTexts();
  const takeBack = useTakeBack(held);
  const also = usePatchOf(companion);
  const [isPutting, setIsPutting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** The name of the field that the server has refused. */
  const [wrong, setWrong] = useState<string | null>(null);

  function forgetDrafts(): void {
    draftSection(section, {});
    if (companion) draftSection(companion, {});
  }

  function leave(): void {
    forgetDrafts();
    setProblem(null);
    setWrong(null);
  }

  /** A single change can be taken back at once. It is the newest line of the history. */
  function showLive({ changes, revision }: OfficeSettings, patch: object): void {
    const isSingle = changes === (held.settings?.changes ?? 0) + 1;
    const isSecret = Object.keys(patch).some((field) => isSecretField(section, field));
    const { takeBack: label } = words.history;
    const action = { label, altText: label, run: () => void undo(changes, revision) };
    const { done: title } = words.band;
    const description = whyDone(words, section);
    toaster.show({ title, description, ...(isSingle && !isSecret && { action }) });
  }

  async function undo(line: number, revision: number): Promise<void> {
    const refused = await takeBack(line, revision);
    if (refused === null) return;
    const title = words.history.notDone;
    toaster.show({ title, description: refused, variant: 'destructive' });
  }

  /** @param deed in words, for whoever has to show first who it is. @returns whether it is live now. */
  async function put(patch: object, deed = ''): Promise<boolean> {
    setIsPutting(true);
    setProblem(null);
    setWrong(null);
    const revision = held.settings?.revision ?? 0;
    const outcome = await changeSection(section, patch, { revision, deed, ...also });
    setIsPutting(false);
    if (outcome.kind === 'live' || outcome.kind === 'conflict') held.note(outcome.settings);
    switch (outcome.kind) {
      case 'live':
        forgetDrafts();
        showLive(outcome.settings, patch);
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

  return { isPutting, problem, wrong, blame: setWrong, forgive: () => setWrong(null), leave, put };
}

/** What changes of a companion; `undefined`: nothing. */
function usePatchOf(companion: SectionName | undefined) {
  const draft = useConsoleState((state) => companion && state.settingsDrafts[companion]);
  if (companion === undefined || draft === undefined) return undefined;
  return Object.keys(draft).length > 0 ? { also: { [companion]: draft } } : undefined;
}

/** Where the change shows from now on. */
function whyDone(words: Texts['settings'], section: SectionName): string {
  switch (section) {
    case 'prices':
    case 'accounts':
    case 'chat':
    case 'hours':
    case 'kept':
      return words[section].doneWhy;
    default:
      return words.band.doneWhy;
  }
}

export type Putting = ReturnType<typeof usePutting>;
