import { type RefObject, useEffect } from 'react';

/**
 * Sets `--toast-room` to the height of the toasts, and scrolls the focused element out from under them.
 * @param shown changes whenever the viewport is another element.
 */
export function useToastRoom(viewport: RefObject<HTMLElement | null>, shown: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: watches the viewport that is there now.
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      style.setProperty('--toast-room', `${element.offsetHeight}px`);
      uncoverFocus(element);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--toast-room');
    };
  }, [viewport, shown]);
}

function uncoverFocus(cover: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches('main *')) return;
  const { top, bottom } = cover.getBoundingClientRect();
  const box = focused.getBoundingClientRect();
  if (box.top < bottom && box.bottom > top) focused.scrollIntoView({ block: 'nearest' });
}
