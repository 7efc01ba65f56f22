import { quoteStatusSchema } from '@yiqiao/contract/quote/status';
import * as z from 'zod/mini';
import type { SyncEvent } from '../../offline/outbox/sync.ts';
import { texts } from '../../texts/texts.ts';
import type { ToastContent } from '../toaster.ts';

/** What is said about an answer of the server. Source: product specification, section 8. */
export function toastOf(
  event: SyncEvent,
  sent: number,
  { undo, sendNow }: { undo: () => void; sendNow: () => void },
): ToastContent {
  const { answers, changes, status } = texts();
  switch (event.kind) {
    case 'sent':
      return sent === 1
        ? {
            title: answers.success,
            description: answers.updated,
            ...undoAction(event.entry.from, undo),
          }
        : { title: answers.success, description: answers.sent(sent) };
    case 'conflict':
      return {
        title: answers.changedMeanwhile,
        description: answers.chooseStatus(
          event.entry.customerName,
          status.name(event.quote.status),
        ),
        variant: 'destructive',
      };
    case 'refused':
      return {
        title: answers.error,
        description: event.reason ?? answers.updateFailed,
        variant: 'destructive',
      };
    case 'failed':
      return {
        title: answers.error,
        description: answers.keptHere(event.reason ?? answers.updateFailed),
        variant: 'destructive',
        action: { label: changes.sendNow, altText: answers.sendAgain, run: sendNow },
      };
  }
}

/** Nobody can return to a status that this console does not know. */
function undoAction(from: string, run: () => void): Pick<ToastContent, 'action'> {
  if (!z.safeParse(quoteStatusSchema, from).success) return {};
  const { answers, changes, status } = texts();
  const altText = answers.setBack(status.name(from));
  return { action: { label: changes.undo, altText, run } };
}
