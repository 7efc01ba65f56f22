import { type RefObject, useLayoutEffect } from 'react';
import { isNarrowScreen } from '../ui/screen/narrow-screen.ts';

/** Kept free at the edge of the window, in pixels. */
const edge = 12;

/**
 * Opens a dialog under a word, its right end under that of the word, and within the window. On a phone it is a sheet,
 * which its style sheet places.
 */
export function useUnderWord(
  dialog: RefObject<HTMLDialogElement | null>,
  word: Element | null,
): void {
  useLayoutEffect(() => {
    const { current } = dialog;
    if (current === null || current.open) return;
    current.showModal();
    const isPlaced = word?.isConnected === true && !isNarrowScreen();
    if (!isPlaced) return;
    const { right, bottom } = word.getBoundingClientRect();
    const { width, height } = current.getBoundingClientRect();
    const left = Math.min(Math.max(edge, right - width), innerWidth - width - edge);
    const top = Math.min(bottom, innerHeight - height - edge);
    Object.assign(current.style, {
      margin: '0',
      left: `${left}px`,
      top: `${Math.max(edge, top)}px`,
    });
  }, [dialog, word]);
}
