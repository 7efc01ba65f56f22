import { type Counts, type OutsidePart, outsideParts } from '@yiqiao/contract/counting/measurement';
import { offeredPartNames, offeredParts, readInclude } from '@yiqiao/contract/quote/counted-in';
import { countOf } from '../words/count-sentences.ts';

/** What the parts beside the main text are called, within a sentence. */
export const partNames: Record<OutsidePart, string> = {
  ...offeredPartNames,
  locked: 'text marked as not to be translated',
  approved: 'text approved before',
};

/** What a report says of the parts; one of a newer server may name others. */
type PartCounts = Readonly<Partial<Record<string, Counts>>>;

/** Parts with words that are shown and never offered, "12 words in text approved before". */
export function describeNeverIncluded(outside: PartCounts): string | null {
  const offered: readonly string[] = offeredParts;
  return describeParts(outside, (part) => !offered.includes(part));
}

/** Parts with words that are counted in: "128 words in text boxes and diagrams"; `null` without any. */
export function describeIncluded(outside: PartCounts, include: string | undefined): string | null {
  const included = readInclude(include);
  return describeParts(outside, (part) => included.includes(part));
}

function describeParts(outside: PartCounts, isMeant: (part: string) => boolean): string | null {
  const parts = outsideParts.flatMap((part) => {
    const words = outside[part]?.words ?? 0;
    return words > 0 && isMeant(part)
      ? [`${countOf(words, 'word', 'words')} in ${partNames[part]}`]
      : [];
  });
  return parts.length === 0 ? null : parts.join(', ');
}
