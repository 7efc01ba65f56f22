import { findUnanswered, isOver } from '../life/life-state.ts';
import type { Decidable } from '../record/decision.ts';
import { isReminder } from '../record/notice.ts';
import type { StoredNotice } from '../record/stored-notice.ts';
import { findReminders } from './find-reminders.ts';

/**
 * Whether a notice that has waited says what is still so: nobody is told in the morning of a question that a colleague
 * has answered at night.
 */
export function isStillSo(
  quote: Decidable,
  notice: StoredNotice,
  { at, zone }: { readonly at: number; readonly zone: string },
): boolean {
  if (isReminder(notice.kind)) {
    return findReminders(quote, at, zone).some(({ id }) => id === notice.id);
  }
  switch (notice.kind) {
    case 'question':
    case 'answer':
      return findUnanswered(quote) !== null;
    case 'order-handed-over':
      return quote.assignee?.id === notice.to && !isOver(quote);
    default:
      return true;
  }
}
