import { useEffect, useRef } from 'react';
import { useConsoleState } from '../../state/use-console.ts';
import { isDialogOpen, isNowhere, isTyping } from '../../ui/screen/page-keys.ts';
import { type SeatKeyActs, singleKeys } from './seat-keys.ts';

interface SeatKeys extends SeatKeyActs {
  close(): void;
  enterList(): void;
  /** Whether something stands in the place of the jobs. */
  readonly isElsewhere: boolean;
}

/**
 * Keys of the whole page; rows and fields handle their own. Single characters act only where a page starts and on a job
 * (WCAG 2.1.4), and not at all for people who have turned them off.
 */
export function useSeatKeys(keys: SeatKeys): void {
  const hasSingleKeys = useConsoleState(({ preferences }) => preferences.singleKeys);
  const latest = useRef({ ...keys, hasSingleKeys });
  useEffect(() => {
    latest.current = { ...keys, hasSingleKeys };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isDialogOpen() || isTyping(event)) return;
      const act = actOf(event.key, latest.current);
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function actOf(key: string, keys: SeatKeys & { readonly hasSingleKeys: boolean }) {
  const { close, enterList, hasSingleKeys, isElsewhere } = keys;
  if (key === 'Escape') return close;
  if (key === 'ArrowDown' && isNowhere() && !isElsewhere) return enterList;
  const isOnJob = document.activeElement?.closest('article') != null;
  if (!hasSingleKeys || !(isOnJob || isNowhere())) return undefined;
  const single = singleKeys.find((one) => one.key === key);
  return single && (() => single.act(keys));
}
