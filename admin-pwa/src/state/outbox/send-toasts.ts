import { assertNever } from '@yiqiao/contract/assert-never';
import { latestOffer } from '@yiqiao/contract/life/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { quoteStatusSchema } from '@yiqiao/contract/record/status';
import * as z from 'zod/mini';
import { isAssignEntry, type OfficeEntry } from '../../offline/outbox/outbox-entry.ts';
import type { SyncEvent } from '../../offline/sync.ts';
import { texts } from '../../texts/texts.ts';
import type { ToastContent } from '../toaster.ts';
import { asideWords } from './aside-words.ts';

/** The toast for an answer of the server. Source: product specification, section 8. */
export function toastOf(
  event: SyncEvent,
  sent: number,
  { undo, sendNow }: { undo: () => void; sendNow: () => void },
): ToastContent {
  const { answers, changes, seat } = texts();
  switch (event.kind) {
    case 'sent':
      return sent === 1
        ? {
            title: answers.success,
            description: sentText(event.entry, event.quote),
            ...(event.entry.kind === 'status' && undoAction(event.entry.from, undo)),
          }
        : { title: answers.success, description: answers.sent(sent) };
    case 'job-sent': {
      const description = sent === 1 ? seat.changes[event.entry.command].done : answers.sent(sent);
      return { title: answers.success, description };
    }
    case 'job-refused':
      return {
        title: answers.error,
        description: seat.faults(event.obstacle),
        variant: 'destructive',
      };
    case 'conflict':
      return {
        title: answers.changedMeanwhile,
        description: conflictText(event.entry, event.quote),
        variant: 'destructive',
      };
    case 'refused':
      return {
        title: answers.error,
        description: refusalText(event),
        variant: 'destructive',
      };
    case 'failed':
      return {
        title: answers.error,
        description: answers.keptHere(refusalText(event)),
        variant: 'destructive',
        action: { label: changes.sendNow, altText: answers.sendAgain, run: sendNow },
      };
  }
}

function sentText(entry: OfficeEntry, quote: QuoteSubmission): string {
  const { answers } = texts();
  switch (entry.kind) {
    case 'status':
      return answers.updated;
    case 'offer':
      return sentOfferText(quote);
    case 'aside':
      return asideWords(entry).done;
    case 'new-request':
      return texts().order.newRequest.opened(quote.reference);
    default:
      return assertNever(entry);
  }
}

function sentOfferText(quote: QuoteSubmission): string {
  const { sent } = texts().order;
  const { version, amends } = latestOffer(quote) ?? { version: 1 };
  return amends === undefined ? sent.offer(version) : sent.amendment(version);
}

function conflictText(entry: OfficeEntry, { status, acceptance, assignee }: QuoteSubmission) {
  const { kind, customerName } = entry;
  const { answers, assigning, money, order, status: statuses } = texts();
  if (isAssignEntry(entry)) return assigning.conflict.toast(customerName, assignee?.name ?? '');
  if (kind === 'aside') return money.twice.toast(customerName);
  if (kind === 'status') return answers.chooseStatus(customerName, statuses.name(status));
  return acceptance === undefined
    ? order.conflict.toast(customerName)
    : order.conflict.acceptedToast(customerName, acceptance.version);
}

/** A status this console does not know cannot be set. */
function undoAction(from: string, run: () => void): Pick<ToastContent, 'action'> {
  if (!z.safeParse(quoteStatusSchema, from).success) return {};
  const { answers, changes, status } = texts();
  const altText = answers.setBack(status.name(from));
  return { action: { label: changes.undo, altText, run } };
}

type RefusalEvent = Extract<SyncEvent, { readonly kind: 'refused' | 'failed' }>;

function refusalText({ refusal: { obstacle, problem }, entry }: RefusalEvent): string {
  const { answers, order } = texts();
  if (obstacle !== undefined) return order.faults(obstacle);
  const inGeneral = entry.kind === 'status' ? answers.updateFailed : order.notSent;
  return answers.refusal(problem) ?? inGeneral;
}
