import {
  type FileDeletionRules,
  fileDeletionDueAtStart,
  isDeletedByHand,
} from '@yiqiao/contract/quote/file-deletion';
import type { TrustedClock } from '../clock/trusted-clock.ts';
import type { QuoteStore } from '../engine/embedded/quote-store.ts';
import type { Log } from '../log/log.ts';

interface PlanOptions {
  readonly store: Pick<QuoteStore, 'list' | 'planFileDeletion'>;
  readonly time: Pick<TrustedClock, 'now'>;
  readonly rules: FileDeletionRules;
  readonly log: Log;
}

/**
 * Brings the plans of all documents in line with the rules as they are at this start: what a record says,
 * the screens promise.
 * @returns whether all of them are on the disk.
 */
export async function planDeletions({ store, time, rules, log }: PlanOptions): Promise<boolean> {
  const now = time.now();
  const plans = store.list().flatMap((quote) => {
    if (quote.filePath === undefined || isDeletedByHand(quote)) return [];
    const due = fileDeletionDueAtStart(quote, now, rules);
    const dueAt = due === null ? null : new Date(due).toISOString();
    return dueAt === (quote.fileDeletionDueAt ?? null) ? [] : [{ id: quote.id, dueAt }];
  });
  try {
    await Promise.all(plans.map(({ id, dueAt }) => store.planFileDeletion(id, dueAt)));
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log('error', 'files-not-planned', { reason });
    return false;
  }
}
