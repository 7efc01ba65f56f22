import { changeAside, type Decision } from '../../record/decision.ts';
import { isReminder } from '../../record/notice.ts';
import { isOpen, type StoredNotice } from '../../record/stored-notice.ts';
import type { Noticed } from './with-notices.ts';

/** What has become of a notice. */
export interface TellingOutcome {
  readonly id: string;
  /** Ids of the devices that have been told, or will not be. */
  readonly told: readonly string[];
  /** Whether nobody is left to be told. */
  readonly isSettled: boolean;
}

/** Records who has been told. Like a mail's, this is not a person's decision. */
export function decideTold<Quote extends Noticed>(
  quote: Quote,
  outcomes: readonly TellingOutcome[],
): Decision<Quote> {
  const { notices = [] } = quote;
  const byId = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
  const next = notices.flatMap((notice) => {
    const outcome = byId.get(notice.id);
    return outcome === undefined ? notice : (settle(notice, outcome) ?? []);
  });
  const isUnchanged =
    next.length === notices.length && next.every((notice, index) => notice === notices[index]);
  if (isUnchanged) return { kind: 'unchanged', quote };
  return changeAside(quote, { notices: next.length === 0 ? undefined : next });
}

/** @returns `null` if it need not be kept. */
function settle(notice: StoredNotice, outcome: TellingOutcome): StoredNotice | null {
  if (!isOpen(notice)) return notice;
  if (outcome.isSettled) {
    // It must not come again.
    return isReminder(notice.kind) ? { ...notice, told: [], settled: true } : null;
  }
  const told = new Set([...notice.told, ...outcome.told]);
  return told.size === notice.told.length ? notice : { ...notice, told: [...told] };
}
