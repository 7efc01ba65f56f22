import type { Counts } from './measurement.ts';
import type { OutsidePart } from './outside-parts.ts';

/**
 * Parts beside the main text that a client may have translated, in the order in which they are offered.
 * Not offered: what is marked as not to be translated, and what was translated and approved before.
 */
export const offeredParts = [
  'text-boxes',
  'notes',
  'headers-and-footers',
  'comments',
  'slide-notes',
  'hidden',
  'descriptions',
] as const satisfies readonly OutsidePart[];

export type OfferedPart = (typeof offeredParts)[number];

/** Their names within a sentence, for visitors and staff alike. */
export const offeredPartNames: Record<OfferedPart, string> = {
  'headers-and-footers': 'headers and footers',
  'text-boxes': 'text boxes and diagrams',
  notes: 'footnotes and endnotes',
  comments: 'comments',
  'slide-notes': 'speaker notes',
  hidden: 'hidden text',
  descriptions: 'titles, descriptions and hints',
};

/**
 * Parts counted by default, as in Word's own dialog with its box ticked: names, separated by commas. The main text
 * always counts.
 */
export const defaultInclude = 'text-boxes,notes';

/** The parts that an `include` names, unknown ones included; none for a record that predates the field. */
export function readInclude(include: string | undefined): readonly string[] {
  return (include ?? '').split(',').filter((name) => name !== '');
}

/** The same parts, each once and in the order of the offer; unknown names come last. */
export function cleanInclude(include: string): string {
  const names = new Set(include.split(',').map((name) => name.trim()));
  const known = offeredParts.filter((part) => names.delete(part));
  return [...known, ...[...names].filter((name) => name !== '')].join(',');
}

export function isPossibleInclude(include: string): boolean {
  return readInclude(include).every((name) => offeredParts.some((part) => part === name));
}

/** The `include` with one part added or removed. */
export function changeInclude(include: string, part: OfferedPart, isIn: boolean): string {
  const others = readInclude(include).filter((name) => name !== part);
  return cleanInclude([...others, ...(isIn ? [part] : [])].join(','));
}

/** The fields of a measurement that the sum needs; a newer server may know more parts. */
interface PartCounts {
  readonly counts: Counts;
  readonly outside: Readonly<Partial<Record<string, Counts>>>;
}

/** The main text and the named parts together. */
export function sumIncluded({ counts, outside }: PartCounts, include: string | undefined): Counts {
  const parts = new Set(readInclude(include));
  return Object.entries(outside).reduce(
    (sum, [part, counted]) => (counted && parts.has(part) ? addCounts(sum, counted) : sum),
    counts,
  );
}

/** Both counts together. */
export function addCounts(one: Counts, other: Counts): Counts {
  const scripts = addScripts(one.scripts, other.scripts);
  return {
    words: one.words + other.words,
    asianCharacters: one.asianCharacters + other.asianCharacters,
    otherWords: one.otherWords + other.otherWords,
    characters: one.characters + other.characters,
    ...(scripts && { scripts }),
  };
}

function addScripts(one: Counts['scripts'], other: Counts['scripts']): Counts['scripts'] {
  if (one === undefined || other === undefined) return one ?? other;
  const sums = { ...one };
  for (const [script, count] of Object.entries(other)) sums[script] = (sums[script] ?? 0) + count;
  return sums;
}
