import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/**
 * The cards to be drawn: those in sight, and the list's one tab stop wherever it is. Without it a list
 * that was scrolled away from it could not be entered by keyboard, and lost the focus that was in it.
 */
export function rangeWithTabStop(tabStop: number): (range: Range) => number[] {
  return (range) => {
    const inSight = defaultRangeExtractor(range);
    if (inSight.includes(tabStop)) return inSight;
    return [...inSight, tabStop].sort((a, b) => a - b);
  };
}
