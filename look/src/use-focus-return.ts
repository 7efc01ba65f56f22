import { type RefObject, useEffect, useRef } from 'react';

/**
 * When a focused toast disappears, returns the focus to the element that had it before. Otherwise the keyboard
 * would start over at the top of the page.
 * @param shown changes whenever another toast, or none, is shown.
 */
export function useFocusReturn(viewport: RefObject<HTMLElement | null>, shown: string): void {
  const origin = useRef<HTMLElement | null>(null);

  useEffect(() => {
    function note({ target, relatedTarget }: FocusEvent): void {
      // The viewport's parent also holds the elements that lead the Tab key into and out of it.
      const region = viewport.current?.parentElement;
      if (!(target instanceof Node) || !region?.contains(target)) origin.current = null;
      else if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) {
        origin.current = relatedTarget;
      }
    }
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [viewport]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when another toast is shown.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    origin.current?.focus({ preventScroll: true });
    origin.current = null;
  }, [shown]);
}
