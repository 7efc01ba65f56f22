import type { NoticeChoices, OwnNotices } from '@yiqiao/contract/record/notice';
import { useEffect, useRef, useState } from 'react';
import { useAnswer } from '../../state/people/use-answer.ts';
import { useConsole, useConsoleState } from '../../state/use-console.ts';

export interface NoticeDraft {
  readonly choices?: NoticeChoices;
  readonly stops?: Readonly<Record<string, number>>;
}

/** A row of presses is one call. */
const restMs = 500;

/** How the person is told, as changed here: shown at once, and saved as soon as nothing more is pressed. */
export function useNotices() {
  const { readNotices } = useConsole();
  const kept = useConsoleState((state) => state.notices);
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  const { problem: unread, read } = useAnswer(readNotices, isOffline);
  const saver = useSaver();
  return {
    ...saver,
    isOffline,
    notices: kept && withDraft(kept, saver.draft),
    unread,
    read: () => void read(),
  };
}

function withDraft({ choices, devices }: OwnNotices, draft: NoticeDraft): OwnNotices {
  return {
    choices: draft.choices ?? choices,
    devices: devices.map((device) => ({
      ...device,
      stop: draft.stops?.[device.id] ?? device.stop,
    })),
  };
}

function useSaver() {
  const { changeNotices } = useConsole();
  const [draft, setDraft] = useState<NoticeDraft>(nothing);
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  const [fault, setFault] = useState<string | null>(null);
  const unsaved = useRef<NoticeDraft>(nothing);
  const saving = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function save(): Promise<void> {
    const sent = unsaved.current;
    if (sent === nothing) return;
    unsaved.current = nothing;
    const outcome = await changeNotices(copy(sent));
    setFault(outcome.kind === 'none' ? outcome.message : null);
    // What was changed meanwhile is shown until it is saved as well.
    if (unsaved.current !== nothing) return;
    setDraft(nothing);
    setState(outcome.kind === 'none' ? 'idle' : 'saved');
  }

  function flush(): void {
    clearTimeout(timer.current);
    saving.current = saving.current.then(save);
  }

  function change({ choices, stops }: NoticeDraft): void {
    const add = (before: NoticeDraft): NoticeDraft => ({
      ...before,
      ...(choices && { choices }),
      ...(stops && { stops: { ...before.stops, ...stops } }),
    });
    unsaved.current = add(unsaved.current);
    setDraft(add);
    setState('saving');
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, restMs);
  }

  const leave = useRef(flush);
  leave.current = flush;
  // Whoever goes elsewhere right after a press has still pressed.
  useEffect(() => () => leave.current(), []);
  return { draft, state, fault, change };
}

const nothing: NoticeDraft = {};

function copy({ choices, stops }: NoticeDraft) {
  return { ...(choices && { choices }), ...(stops && { stops: { ...stops } }) };
}
