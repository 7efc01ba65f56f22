import { keptFor } from './kept-for.ts';
import type { KeptSection } from './kept-schema.ts';

/** What holds where neither the environment nor an owner says otherwise. */
export const keptByDefault: KeptSection = {
  retentionHours: keptFor.afterCompletionHours,
  abandonedDays: keptFor.abandonedDays,
  invoiceYears: keptFor.invoiceYears,
};

/** Whether two keep everything for the same time. */
export function isKeptAlike(one: KeptSection, other: KeptSection): boolean {
  return (
    one.retentionHours === other.retentionHours &&
    one.abandonedDays === other.abandonedDays &&
    one.invoiceYears === other.invoiceYears
  );
}
