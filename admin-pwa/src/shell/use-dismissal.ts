import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes what a button has opened when the pointer or the focus goes elsewhere, and on Escape, which
 * leads back to the button.
 */
export function useDismissal(
  isOpen: boolean,
  opened: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = ({ target }: Event) => {
      const isInside = [opened, button].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isInside) latest.current();
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    // Before the keys of the dashboard, for which Escape means something else.
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        latest.current();
        button.current?.focus();
      },
      { signal, capture: true },
    );
    return () => listening.abort();
  }, [isOpen, opened, button]);
}
