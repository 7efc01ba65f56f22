import { acceptedOffer, latestOffer } from '@yiqiao/contract/life/life-state';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { isAside, isOfferEntry, isStatusEntry, type OutboxEntry } from './outbox-entry.ts';
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
  return history.filter(({ count }) => count === undefined).at(-1);
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
  const shown = acceptedOffer(quote) ?? latestOffer(quote);
  const state = serverState(quote);
  const at = acceptance?.at ?? (obstacle === undefined ? (shown?.at ?? state.at) : state.at);
  const server = {
    ...state,
    at,
    ...(obstacle !== undefined && { obstacle }),
    ...(shown && { version: shown.version, total: shown.total, currency: shown.currency }),
    ...(acceptance && { acceptedBy: acceptance.name }),
  };
  return entries.map((entry) =>
    entry.seq === seq && isOfferEntry(entry) ? { ...entry, state: 'conflict', server } : entry,
  );
}

/** The person insists on their own value: it is sent again, based on what the server has. */
export function keepOwn(
  entries: readonly OutboxEntry[],
  seq: number,
  changeId: string,
): OutboxEntry[] {
  const unsent = { changeId, isAttempted: false, tries: 0, nextTryAt: 0, isHeld: false };
  return entries.map((entry) => {
    if (entry.seq !== seq || isAside(entry)) return entry;
    if (entry.server === undefined) return entry;
    const { reason: _reason, reasonCode: _itsCode, ...rest } = entry;
    const { revision: baseRevision, status: from } = entry.server;
    const sent = { ...unsent, baseRevision, state: 'waiting', server: undefined } as const;
    return rest.kind === 'status' ? { ...rest, ...sent, from } : { ...rest, ...sent };
  });
}
