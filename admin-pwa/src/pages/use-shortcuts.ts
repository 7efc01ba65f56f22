import { type QuoteStatus, quoteStatuses } from '@yiqiao/contract/status';
import { useEffect, useRef } from 'react';

interface Shortcuts {
  isBlocked: boolean;
  search: () => void;
  help: () => void;
  close: () => void;
  enterList: () => void;
  setStatus: (status: QuoteStatus) => void;
}

/** The keys that work anywhere on the dashboard but in a text field. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { isBlocked } = latest.current;
      if (isBlocked || isTyping(event)) return;
      const act = actionOf(event.key, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function actionOf(key: string, { search, help, close, enterList, setStatus }: Shortcuts) {
  if (key === '/') return search;
  if (key === '?') return help;
  if (key === 'Escape') return close;
  if (key === 'ArrowDown' && document.activeElement === document.body) return enterList;
  const status = /^[1-4]$/.test(key) ? quoteStatuses[Number(key) - 1] : undefined;
  return status && (() => setStatus(status));
}

/** In a text field only Escape is ours: it leaves the field. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || !target.matches('input, select, textarea')) return false;
  if (key === 'Escape') target.blur();
  return true;
}
