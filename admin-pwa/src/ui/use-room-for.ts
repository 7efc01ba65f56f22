import { type RefObject, useEffect } from 'react';

/**
 * Says in a custom property how high something is that lies at the lower edge of the window, for what
 * must not lie under it.
 * @param shown changes whenever it is another element.
 */
export function useRoomFor(
  property: '--toast-room' | '--update-room' | '--strip-room',
  lowest: RefObject<HTMLElement | null>,
  shown: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: watches the element that is there now.
  useEffect(() => {
    const element = lowest.current;
    if (!element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      style.setProperty(property, `${element.offsetHeight}px`);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty(property);
    };
  }, [property, lowest, shown]);
}
