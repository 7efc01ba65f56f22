import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in the list when the card that has it leaves, say because it was decided and only
 * pending ones are shown: the next card gets it, and work by keyboard continues.
 */
export function useFocusStays(shownIds: readonly string[], feed: RefObject<HTMLElement | null>) {
  const focusedId = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focusedId.current === null || shownIds.includes(focusedId.current)) return;
    focusedId.current = null;
    // Not if the focus has moved elsewhere in the meantime.
    if (document.activeElement !== document.body) return;
    feed.current
      ?.querySelector<HTMLElement>('article[tabindex="0"]')
      ?.focus({ preventScroll: true });
  });
  return {
    onFocus({ target }: FocusEvent) {
      const card = target.closest<HTMLElement>('article[data-quote-id]');
      focusedId.current = card?.dataset.quoteId ?? null;
    },
    onBlur() {
      focusedId.current = null;
    },
  };
}
