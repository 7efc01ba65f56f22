import { type RefObject, useEffect } from 'react';

/** While active, Escape anywhere, or a press or focus outside the element, dismisses it. */
export function useDismissal(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  dismiss: (how: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss('escape');
    };
    const onOutside = (event: Event) => {
      const isInside = event.target instanceof Node && element.current?.contains(event.target);
      if (!isInside) dismiss('outside');
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [element, isActive, dismiss]);
}
