import { readInclude } from './counted-in.ts';

/** The fields of an inner document that the sum needs; a newer server may know more parts. */
interface InnerCounts {
  readonly words?: number | undefined;
  readonly outside?: Readonly<Partial<Record<string, number>>> | undefined;
}

/**
 * Words of a document within a document: its main text and the parts that `include` names; `null` where
 * nothing was counted. Those of all documents add up to the words of the whole.
 */
export function sumInnerWords(
  { words, outside = {} }: InnerCounts,
  include: string | undefined,
): number | null {
  if (words === undefined) return null;
  const parts = readInclude(include);
  return parts.reduce((sum, part) => sum + (outside[part] ?? 0), words);
}
