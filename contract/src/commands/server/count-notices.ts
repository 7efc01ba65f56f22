import { isOpen, type StoredNotice } from '../../record/stored-notice.ts';
import type { Outbox } from './outbox.ts';

/** What people are yet to be told of on their devices, at `at`, in ms since the epoch; `null` if nothing. */
export function countNotices(
  quotes: readonly { readonly notices?: readonly StoredNotice[] | undefined }[],
  at: number,
): Outbox | null {
  const waiting = quotes.flatMap(({ notices = [] }) => notices.filter(isOpen));
  if (waiting.length === 0) return null;
  const oldest = Math.min(at, ...waiting.map((notice) => Date.parse(notice.at)));
  return { queued: waiting.length, oldestMs: at - oldest };
}
