import { type Range, roundRange } from '@yiqiao/contract/life/scan-estimate';
import { texts } from '../texts/texts.ts';
import { formatCount } from '../ui/format-count.ts';

/** "61,000 to 72,000", to as many digits as are known. */
export function rangeText({ low, high }: Pick<Range, 'low' | 'high'>): string {
  const shown = roundRange({ low, high, likely: low });
  if (shown.low === shown.high) return formatCount(shown.low);
  return texts().scan.range(formatCount(shown.low), formatCount(shown.high));
}
