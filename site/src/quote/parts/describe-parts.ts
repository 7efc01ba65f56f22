import { offeredParts, readInclude } from '@yiqiao/contract/counting/counted-in';
import type { Counts } from '@yiqiao/contract/counting/measurement';
import { type OutsidePart, outsideParts } from '@yiqiao/contract/counting/outside-parts';
import type { PartTexts } from '../../content/en/quote/parts.ts';

/** The counts of the parts in a report; a newer server may know other parts. */
type PartCounts = Readonly<Partial<Record<string, Counts>>>;

/** The name of a part, capitalized for the beginning of a row. */
export function nameRow(part: 'main' | OutsidePart, { mainText, names }: PartTexts): string {
  const name = part === 'main' ? mainText : names[part];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Parts that are shown but can never be included: "12 words in text approved before". */
export function describeNeverIncluded(outside: PartCounts, texts: PartTexts): string | null {
  const offered: readonly string[] = offeredParts;
  return describeParts(outside, (part) => !offered.includes(part), texts);
}

/** Parts that are included in the count: "128 words in text boxes and diagrams"; `null` if there are none. */
export function describeIncluded(
  outside: PartCounts,
  include: string | undefined,
  texts: PartTexts,
): string | null {
  const included = readInclude(include);
  return describeParts(outside, (part) => included.includes(part), texts);
}

function describeParts(
  outside: PartCounts,
  isMeant: (part: string) => boolean,
  texts: PartTexts,
): string | null {
  const parts = outsideParts.flatMap((part) => {
    const words = outside[part]?.words ?? 0;
    return words > 0 && isMeant(part) ? [texts.wordsIn(words, part)] : [];
  });
  return parts.length === 0 ? null : texts.list(parts);
}
