import { findAlike } from '@yiqiao/contract/commands/office/record-payment';
import { latestOffer } from '@yiqiao/contract/life/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { RecordedPayment } from '@yiqiao/contract/record/recorded-payment';
import {
  type AssignEntry,
  isAside,
  isAssignEntry,
  isChange,
  isOfferEntry,
  isPaymentEntry,
  isStatusEntry,
  type OutboxEntry,
  type PaymentEntry,
} from './outbox-entry.ts';
import { lastWaiting } from './queue-entries.ts';

/** The submission has moved on: its waiting status changes wait for the person's choice. */
export function markConflict(
  entries: readonly OutboxEntry[],
  quote: QuoteSubmission,
): OutboxEntry[] {
  const last = lastWaiting(entries, quote.id);
  const server = serverState(quote);
  return entries
    .filter(
      (entry) =>
        entry.quoteId !== quote.id ||
        entry.state !== 'waiting' ||
        !isStatusEntry(entry) ||
        entry === last,
    )
    .map((entry) => (entry === last ? { ...last, state: 'conflict', server } : entry));
}

/**
 * The submission has moved on since a change that is being undone was sent. If that change is what the server has
 * now, the way back is sent on top of it; otherwise it never arrived, or somebody has decided since: nothing is left
 * to undo.
 */
export function followUndo(
  entries: readonly OutboxEntry[],
  seq: number,
  quote: QuoteSubmission,
): OutboxEntry[] {
  return entries.flatMap((entry) => {
    if (entry.seq !== seq || !isStatusEntry(entry)) return entry;
    const isThere = latestChange(quote)?.changeId === entry.undoes;
    return isThere ? { ...entry, baseRevision: quote.revision, from: quote.status } : [];
  });
}

function latestChange({ history }: QuoteSubmission) {
  return history
    .filter(({ count, assignment }) => count === undefined && assignment === undefined)
    .at(-1);
}

function serverState(quote: QuoteSubmission) {
  const latest = latestChange(quote);
  return {
    status: quote.status,
    revision: quote.revision,
    at: latest?.at ?? quote.updatedAt,
    device: latest?.device ?? '',
  };
}

/**
 * An offer on a submission that has moved on waits for the person's choice.
 * @param obstacle code of a refusal that sending it again would meet as well.
 */
export function markOfferConflict(
  entries: readonly OutboxEntry[],
  seq: number,
  quote: QuoteSubmission,
  obstacle?: string,
): OutboxEntry[] {
  const { acceptance } = quote;
  // What the client has accepted, unless an amendment has been sent since.
  const shown = latestOffer(quote);
  const isAccepted = acceptance !== undefined && acceptance.version === shown?.version;
  const state = serverState(quote);
  const sentAt = obstacle === undefined ? (shown?.at ?? state.at) : state.at;
  const at = isAccepted ? acceptance.at : sentAt;
  const server = {
    ...state,
    at,
    ...(obstacle !== undefined && { obstacle }),
    ...(shown && { version: shown.version, total: shown.total, currency: shown.currency }),
    ...(isAccepted && { acceptedBy: acceptance.name }),
  };
  return entries.map((entry) =>
    entry.seq === seq && isOfferEntry(entry) ? { ...entry, state: 'conflict', server } : entry,
  );
}

/**
 * The server has a payment that may be the same money. Until the person has said whether it is, this one does not
 * count.
 */
export function markAlike(
  entries: readonly OutboxEntry[],
  seq: number,
  alike: RecordedPayment,
): OutboxEntry[] {
  return entries.map((entry) =>
    entry.seq === seq && isPaymentEntry(entry) ? { ...entry, state: 'conflict', alike } : entry,
  );
}

/**
 * An order has become another person's since somebody decided whose it is to be: that waits for a choice. One that
 * has become nobody's is free, and the decision is sent again.
 */
export function markAssigned(
  entries: readonly OutboxEntry[],
  seq: number,
  { assignee, history }: QuoteSubmission,
): OutboxEntry[] {
  return entries.map((entry) => {
    if (entry.seq !== seq || !isAssignEntry(entry)) return entry;
    if (assignee === undefined) return { ...entry, request: { ...entry.request, from: null } };
    const { id, name, at } = assignee;
    const lines = history.filter(({ assignment }) => assignment !== undefined);
    const device = lines.at(-1)?.device;
    return { ...entry, state: 'conflict', holder: { id, name, at, device } };
  });
}

/** The payment of a submission that the server takes for the one of an entry. */
export function findAlikeOnServer(
  { request }: PaymentEntry,
  { recordedPayments = [] }: QuoteSubmission,
): RecordedPayment | undefined {
  return findAlike(recordedPayments, request, request);
}

/** The person insists on their own value: it is sent again, based on what the server has. */
export function keepOwn(
  entries: readonly OutboxEntry[],
  seq: number,
  changeId: string,
): OutboxEntry[] {
  const unsent = { changeId, isAttempted: false, tries: 0, nextTryAt: 0, isHeld: false };
  return entries.map((entry) => {
    if (entry.seq !== seq) return entry;
    if (isAssignEntry(entry)) return takeFrom(entry, unsent);
    if (isAside(entry)) return isPaymentEntry(entry) ? keepBoth(entry, unsent) : entry;
    if (!isChange(entry) || entry.server === undefined) return entry;
    const { reason: _reason, reasonCode: _itsCode, ...rest } = entry;
    const { revision: baseRevision, status: from } = entry.server;
    const sent = { ...unsent, baseRevision, state: 'waiting', server: undefined } as const;
    return rest.kind === 'status' ? { ...rest, ...sent, from } : { ...rest, ...sent };
  });
}

/** Decided once more, by somebody who knows whose it is. */
function takeFrom(entry: AssignEntry, unsent: Partial<AssignEntry>): AssignEntry {
  const { holder, request } = entry;
  if (holder === undefined) return entry;
  return {
    ...entry,
    ...unsent,
    state: 'waiting',
    holder: undefined,
    request: { ...request, from: holder.id },
  };
}

/**
 * Both are payments: this one is sent again, with the other among those that the person has seen. It keeps its id,
 * by which later ones of this device know it.
 */
function keepBoth(entry: PaymentEntry, unsent: Partial<PaymentEntry>): PaymentEntry {
  const { alike, request } = entry;
  if (alike === undefined) return entry;
  const knownPayments = [...(request.knownPayments ?? []), alike.id];
  return {
    ...entry,
    ...unsent,
    changeId: entry.changeId,
    state: 'waiting',
    alike: undefined,
    request: { ...request, knownPayments },
  };
}
