import type { ChatSection, ChatTrial } from '@yiqiao/contract/record/chat';
import { useState } from 'react';
import type { ChatDraft } from '../../state/settings-sitting.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';
import type { HeldSettings } from '../section/use-held-settings.ts';
import { usePutting } from '../section/use-putting.ts';
import { type ChatField, chatFields, showChat, toChatPatch } from './chat-draft.ts';

/** What is chosen and typed about the group and is not live, and what becomes of it. */
export function useChatDraft(held: HeldSettings, live: ChatSection) {
  const { draftSection } = useConsole();
  const draft = useConsoleState((state) => state.settingsDrafts.chat);
  const putting = usePutting(held, 'chat');
  const patch = toChatPatch(live, draft);
  const trying = useTrying(patch, putting.blame);

  function change(part: ChatDraft): void {
    const { isOff: _, ...others } = draft;
    draftSection('chat', { ...others, ...part });
    if (putting.wrong !== null && putting.wrong in part) putting.forgive();
  }

  return {
    live,
    chat: showChat(live, draft),
    isOff: draft.isOff === true,
    isChanged: (field: ChatField) => patch.has(field),
    changed: chatFields.filter((field) => patch.has(field)),
    putting,
    trying,
    change,
    put: () => putting.put(Object.fromEntries(patch)),
  };
}

export type ChatDrafting = ReturnType<typeof useChatDraft>;

/** Sends a message for a trial, also of what is not live yet. @param blame marks the field that the server refuses. */
function useTrying(patch: ReadonlyMap<ChatField, unknown>, blame: (field: string | null) => void) {
  const { tryChat } = useConsole();
  const [isTrying, setIsTrying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [last, setLast] = useState<ChatTrial | null>(null);

  async function send(): Promise<void> {
    setIsTrying(true);
    setProblem(null);
    setLast(null);
    blame(null);
    const outcome = await tryChat(Object.fromEntries(patch));
    setIsTrying(false);
    if (outcome.kind === 'wrong') blame(outcome.field.replace('chat.', ''));
    if (outcome.kind === 'tried') setLast(outcome.trial);
    if (outcome.kind === 'none') setProblem(outcome.message);
  }

  return { isTrying, problem, last, send };
}
