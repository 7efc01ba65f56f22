import type { Reply } from '@yiqiao/contract/record/reply';
import { useEffect, useMemo, useState } from 'react';
import { loadScripts, useScripts } from '../characters/scripts.ts';
import { useConsole, useConsoleState } from '../state/use-console.ts';
import { filterReplies, orderReplies } from './choose-replies.ts';

export interface RepliesHere {
  /** In their order; `null` while none are known. */
  readonly replies: readonly Reply[] | null;
  /** Why the server has not told them, in words. */
  readonly problem: string | null;
  readonly ask: () => void;
}

/** The office's replies: those of the device at once, those of the server when it answers. */
export function useReplies(): RepliesHere {
  const { readReplies } = useConsole();
  const known = useConsoleState((state) => state.replies);
  const uses = useConsoleState(({ preferences }) => preferences.replyUses);
  const isOffline = useConsoleState(({ connection }) => connection === 'offline');
  const [problem, setProblem] = useState<string | null>(null);
  const replies = useMemo(() => known && orderReplies(known.list, uses), [known, uses]);
  const ask = () => void readReplies().then(setProblem);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that returns is the only other reason.
  useEffect(() => {
    ask();
    loadScripts().catch((error: unknown) => {
      globalThis.console.warn('The table of Chinese characters is missing.', error);
    });
  }, [isOffline]);
  return { replies, problem, ask };
}

/** Those in which a text is found. */
export function useFoundReplies(replies: readonly Reply[] | null, text: string): readonly Reply[] {
  // Either script finds the other once the table is there.
  const scripts = useScripts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: searching reads the scripts by itself.
  return useMemo(() => filterReplies(replies ?? [], text), [replies, text, scripts]);
}
