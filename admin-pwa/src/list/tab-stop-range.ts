import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/**
 * The cards to be drawn: those in sight, and the list's one tab stop wherever it is. Without it a list
 * that was scrolled away from it could not be entered by keyboard, and lost the focus that was in it.
 */
export function rangeWithTabStop(tabStop: number): (range: Range) => number[] {
  return (range) => {
    const inSight = defaultRangeExtractor(isAtTop(range) ? { ...range, overscan: 0 } : range);
    if (inSight.includes(tabStop)) return inSight;
    return [...inSight, tabStop].sort((a, b) => a - b);
  };
}

/** Every key of a search draws all cards anew, from the top: there only those that can be seen. */
function isAtTop({ startIndex }: Range): boolean {
  return startIndex === 0;
}
