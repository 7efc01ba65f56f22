import { keptFor } from './kept-for.ts';
import type { KeptSection } from './kept-schema.ts';

const { afterCompletionHours: mostHours } = keptFor;

/**
 * What is wrong with a change of how long things are kept. The environment may switch off what the NDA promises, for a
 * machine that serves nobody; an owner cannot, since clients read the NDA.
 */
export function findWrongKept(
  before: KeptSection,
  { retentionHours: hours }: KeptSection,
): { readonly field: keyof KeptSection; readonly message: string } | null {
  if (hours === before.retentionHours) return null;
  const isKept = hours !== 'off' && Number.isInteger(hours) && hours <= mostHours;
  if (isKept) return null;
  const message = `must be a whole number of hours from 1 to ${mostHours}: the NDA promises no more than that`;
  return { field: 'retentionHours', message };
}
