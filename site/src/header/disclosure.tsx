import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './disclosure.module.css';
import { type DisclosureId, useMenuState } from './menu-state.tsx';
import { useDismissal } from './use-dismissal.ts';

interface DisclosureProps {
  readonly id: DisclosureId;
  readonly summary: ReactNode;
  readonly summaryClass: string | undefined;
  readonly children: ReactNode;
}

/**
 * A panel that opens below the header's bar. It is a native `details`, so it opens before hydration and without
 * scripts. Once hydrated, the menus' shared state opens and closes it.
 */
export function Disclosure({ id, summary, summaryClass, children }: DisclosureProps) {
  const { open, setOpen } = useMenuState();
  const details = useRef<HTMLDetailsElement>(null);
  const trigger = useRef<HTMLElement>(null);
  const mine = open?.id === id ? open : null;
  const isOpen = mine !== null;
  const opener = mine?.opener ?? null;

  const openByPress = useCallback(
    () => setOpen({ id, how: 'press', opener: trigger.current }),
    [id, setOpen],
  );
  const close = useCallback(
    (cause: 'escape' | 'outside') => {
      setOpen(null);
      if (cause === 'escape') (opener ?? trigger.current)?.focus();
    },
    [setOpen, opener],
  );
  useDismissal(details, isOpen, close);

  // If it was opened before hydration, it stays open.
  useLayoutEffect(() => {
    if (details.current?.open) openByPress();
  }, [openByPress]);

  // Opened from the page, the menu is far away in the tab order: move the focus to it.
  useEffect(() => {
    if (opener !== null && opener !== trigger.current) details.current?.querySelector('a')?.focus();
  }, [opener]);

  return (
    <details ref={details} className={styles.disclosure} open={isOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a native button. */}
      <summary
        ref={trigger}
        className={summaryClass}
        onClick={(event) => {
          event.preventDefault();
          if (mine?.how === 'press') setOpen(null);
          else openByPress();
        }}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
