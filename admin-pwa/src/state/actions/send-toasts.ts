import { quoteStatusSchema } from '@yiqiao/contract/quote/status';
import * as z from 'zod/mini';
import type { SyncEvent } from '../../offline/outbox/sync.ts';
import type { ToastContent } from '../toaster.ts';

/** What is said about an answer of the server. Source: product specification, section 8. */
export function toastOf(
  event: SyncEvent,
  sent: number,
  { undo, sendNow }: { undo: () => void; sendNow: () => void },
): ToastContent {
  switch (event.kind) {
    case 'sent':
      return sent === 1
        ? {
            title: 'Success',
            description: 'Quote status updated',
            ...undoAction(event.entry.from, undo),
          }
        : { title: 'Success', description: `${sent} changes sent` };
    case 'conflict':
      return {
        title: 'Changed meanwhile',
        description: `${event.entry.customerName} is ${event.quote.status} on the server. Choose which status stays.`,
        variant: 'destructive',
      };
    case 'refused':
      return {
        title: 'Error',
        description: event.reason ?? updateFailed,
        variant: 'destructive',
      };
    case 'failed':
      return {
        title: 'Error',
        description: `${toSentence(event.reason ?? updateFailed)} The change is kept here and has not been sent yet.`,
        variant: 'destructive',
        action: { label: 'Send now', altText: 'Send the change to the server again', run: sendNow },
      };
  }
}

const updateFailed = 'Failed to update status';

function toSentence(text: string): string {
  return /[.!?。！？]$/.test(text) ? text : `${text}.`;
}

/** Nobody can return to a status that this console does not know. */
function undoAction(from: string, run: () => void): Pick<ToastContent, 'action'> {
  if (!z.safeParse(quoteStatusSchema, from).success) return {};
  return { action: { label: 'Undo', altText: `Set the status back to ${from}`, run } };
}
