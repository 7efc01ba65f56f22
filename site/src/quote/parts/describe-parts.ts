import { offeredParts, readInclude } from '@yiqiao/contract/counting/counted-in';
import type { Counts } from '@yiqiao/contract/counting/measurement';
import { type OutsidePart, outsideParts } from '@yiqiao/contract/counting/outside-parts';
import type { PartTexts } from '../../content/en/quote/parts.ts';

/** What a report says of the parts; one of a newer server may name others. */
type PartCounts = Readonly<Partial<Record<string, Counts>>>;

/** A part at the beginning of a row. */
export function nameRow(part: 'main' | OutsidePart, { mainText, names }: PartTexts): string {
  const name = part === 'main' ? mainText : names[part];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Parts with words that are shown and never offered, "12 words in text approved before". */
export function describeNeverIncluded(outside: PartCounts, texts: PartTexts): string | null {
  const offered: readonly string[] = offeredParts;
  return describeParts(outside, (part) => !offered.includes(part), texts);
}

/** Parts with words that are counted in: "128 words in text boxes and diagrams"; `null` without any. */
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
