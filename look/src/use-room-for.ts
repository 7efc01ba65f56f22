import { type RefObject, useEffect } from 'react';

/**
 * Publishes the height of an element at the lower edge of the window as a custom property, for content
 * that must not end up beneath it.
 * @param shown changes whenever it is another element.
 * @param onResize is called with the element whenever its height was published.
 */
export function useRoomFor(
  property: '--toast-room' | '--update-room' | '--strip-room',
  lowest: RefObject<HTMLElement | null>,
  shown: string,
  onResize?: (element: HTMLElement) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: watches the element that is there now.
  useEffect(() => {
    const element = lowest.current;
    if (!element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      style.setProperty(property, `${element.offsetHeight}px`);
      onResize?.(element);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty(property);
    };
  }, [property, lowest, shown, onResize]);
}
