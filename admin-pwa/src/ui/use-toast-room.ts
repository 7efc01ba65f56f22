import { type RefObject, useEffect } from 'react';

/**
 * Says in `--toast-room` how high the toasts are, for what must not lie under them.
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
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--toast-room');
    };
  }, [viewport, shown]);
}
