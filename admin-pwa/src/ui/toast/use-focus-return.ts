import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it before a toast was entered, when the toast is gone from under it.
 * Without this the keyboard would begin again at the top of the page.
 * @param shown changes whenever another toast, or none, is shown.
 */
export function useFocusReturn(viewport: RefObject<HTMLElement | null>, shown: string): void {
  const origin = useRef<HTMLElement | null>(null);

  useEffect(() => {
    function note({ target, relatedTarget }: FocusEvent): void {
      // The viewport's parent also holds what leads the Tab key into it and out of it.
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
