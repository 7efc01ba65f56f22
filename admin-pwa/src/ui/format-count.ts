import { texts } from '../texts/texts.ts';

/** A count as shown to people, "12,904". */
export function formatCount(count: number): string {
  return texts().figures.count(count);
}
