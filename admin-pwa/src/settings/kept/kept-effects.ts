import { decideDeletionPlan } from '@yiqiao/contract/commands/office/decide-file-deletion';
import { isAbandonable, isAnnounced } from '@yiqiao/contract/files/file-deletion';
import type { KeptSection } from '@yiqiao/contract/keeping/kept-schema';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';

/** What a change does to the submissions that this device has. */
export interface KeptEffects {
  /** Due within the week, and later by the change. */
  readonly stays: number;
  /** Untouched ones that go sooner. */
  readonly announced: number;
  /** Completed ones that go sooner, and those of them whose time would be over. */
  readonly sooner: number;
  readonly atOnce: number;
}

/** How many documents nobody touched go within the week. */
export function countDueThisWeek(quotes: readonly QuoteSubmission[], now: number): number {
  return quotes.filter((quote) => isDueThisWeek(quote, now)).length;
}

export function findKeptEffects(
  quotes: readonly QuoteSubmission[],
  next: KeptSection,
  now: number,
): KeptEffects {
  const effects = { stays: 0, announced: 0, sooner: 0, atOnce: 0 };
  for (const quote of quotes) {
    const plan = decideDeletionPlan(quote, next, now);
    if (plan.kind !== 'changed') continue;
    const [before, then] = [dueAt(quote), dueAt(plan.quote)];
    if (then > before) {
      if (isDueThisWeek(quote, now)) effects.stays += 1;
    } else if (isAbandonable(quote.status)) effects.announced += 1;
    else if (then <= now) effects.atOnce += 1;
    else effects.sooner += 1;
  }
  return effects;
}

function isDueThisWeek(quote: QuoteSubmission, now: number): boolean {
  return isAbandonable(quote.status) && isAnnounced(dueAt(quote), now);
}

function dueAt({ fileDeletionDueAt }: Pick<QuoteSubmission, 'fileDeletionDueAt'>): number {
  return fileDeletionDueAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(fileDeletionDueAt);
}
