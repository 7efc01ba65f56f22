import {
  abandonedDueAtStart,
  type FileDeletionRules,
  isAbandonable,
} from '@yiqiao/contract/file-deletion';
import type { TrustedClock } from '../clock/trusted-clock.ts';
import type { Log } from '../log/log.ts';
import type { QuoteStore, StoredQuote } from '../store/quote-store.ts';

interface PlanOptions {
  readonly store: Pick<QuoteStore, 'list' | 'planFileDeletion'>;
  readonly time: Pick<TrustedClock, 'now'>;
  readonly rules: FileDeletionRules;
  readonly log: Log;
}

/**
 * Brings the plans for abandoned documents in line with the rules as they are at this start.
 * @returns whether all of them are on the disk.
 */
export async function planAbandoned({ store, time, rules, log }: PlanOptions): Promise<boolean> {
  const now = time.now();
  const plans = store.list().flatMap((quote) => {
    if (!isPlanned(quote)) return [];
    const due = abandonedDueAtStart(quote, now, rules);
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

function isPlanned({ status, filePath, fileDeletionCause }: StoredQuote): boolean {
  return isAbandonable(status) && filePath !== undefined && fileDeletionCause !== 'by-hand';
}
