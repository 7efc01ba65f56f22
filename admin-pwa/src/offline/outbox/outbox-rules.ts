import { assertNever } from '@yiqiao/contract/assert-never';
import { decideStatus } from '@yiqiao/contract/decisions/decide-status';
import { latestOffer } from '@yiqiao/contract/order/order-life';
import { decideMessage } from '@yiqiao/contract/order-decisions/decide-message';
import { decideNote } from '@yiqiao/contract/order-decisions/decide-note';
import { decideOffer, type OfferRefusal } from '@yiqiao/contract/order-decisions/decide-offer';
import type { TextFault } from '@yiqiao/contract/order-decisions/order-text';
import { keepAll } from '@yiqiao/contract/quote/file-deletion';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import type { QuoteStatus } from '@yiqiao/contract/quote/status';
import {
  isOfferEntry,
  isStatusEntry,
  type OfferTerms,
  type OutboxEntry,
  type StatusEntry,
  type TextEntry,
} from './outbox-entry.ts';

interface Sender {
  readonly changeId: string;
  readonly username: string;
  /** In ms of server time. */
  readonly at: number;
}

export interface Decision extends Sender {
  readonly quote: QuoteSubmission;
  readonly to: QuoteStatus;
}

export interface OfferDecision extends Sender {
  readonly quote: QuoteSubmission;
  readonly offer: OfferTerms;
}

export interface TextDecision extends Sender {
  readonly kind: TextEntry['kind'];
  readonly quote: QuoteSubmission;
  readonly text: string;
}

/** The queued change that decides what a submission's status will be, if any. */
export function lastWaiting(
  entries: readonly OutboxEntry[],
  quoteId: string,
): StatusEntry | undefined {
  return entries
    .filter(isStatusEntry)
    .filter((entry) => entry.quoteId === quoteId && entry.state === 'waiting')
    .at(-1);
}

/**
 * Adds a change of status. An earlier one for the same submission that never left the device is replaced
 * (the last one wins); deciding for what the server has already takes it back altogether.
 */
export function queueChange(entries: readonly OutboxEntry[], decision: Decision): OutboxEntry[] {
  const { quote, to, changeId, at } = decision;
  const others = entries.filter((entry) => !isReplaceable(entry, quote.id, 'status'));
  const now = predictQuote(quote, others);
  if (decideStatus(now, { status: to, changeId }, at, keepAll).kind !== 'changed') return others;
  const entry = { ...createEntry(entries, decision), kind: 'status' as const };
  return [...others, { ...entry, from: now.status, to }];
}

/** Adds an offer; one that never left the device is replaced, since nobody else has seen it. */
export function queueOffer(
  entries: readonly OutboxEntry[],
  decision: OfferDecision,
): OutboxEntry[] {
  const { quote, offer } = decision;
  const others = entries.filter((entry) => !isReplaceable(entry, quote.id, 'offer'));
  return [...others, { ...createEntry(entries, decision), kind: 'offer', offer }];
}

/** Why the server would not take an offer, as far as this device knows; `null` when it would. */
export function findOfferFault(
  entries: readonly OutboxEntry[],
  { quote, offer, at }: Pick<OfferDecision, 'quote' | 'offer' | 'at'>,
): OfferRefusal | null {
  const others = entries.filter((entry) => !isReplaceable(entry, quote.id, 'offer'));
  const decided = decideOffer(predictQuote(quote, others), offer, at, keepAll);
  return decided.kind === 'refused' ? decided.reason : null;
}

/** Adds a message or a note; what has to be said twice is said twice. */
export function queueText(entries: readonly OutboxEntry[], decision: TextDecision): OutboxEntry[] {
  const { kind, text } = decision;
  return [...entries, { ...createEntry(entries, decision), kind, text }];
}

/** Why the server would not take a message or a note; `null` when it would. */
export function findTextFault(
  entries: readonly OutboxEntry[],
  { kind, quote, text, changeId, at }: Omit<TextDecision, 'username'>,
): TextFault | 'order-full' | null {
  const now = predictQuote(quote, entries);
  const decided =
    kind === 'message'
      ? decideMessage(now, { id: changeId, from: 'office', text }, at, keepAll)
      : decideNote(now, { id: changeId, text }, at);
  return decided.kind === 'refused' ? decided.reason : null;
}

/** The submission as the server will have it once everything that waits has arrived. */
export function predictQuote(
  quote: QuoteSubmission,
  entries: readonly OutboxEntry[],
): QuoteSubmission {
  return entries
    .filter((entry) => entry.quoteId === quote.id && entry.state === 'waiting')
    .reduce(predict, quote);
}

function predict(quote: QuoteSubmission, entry: OutboxEntry): QuoteSubmission {
  const { changeId, queuedAt: at } = entry;
  switch (entry.kind) {
    case 'status':
      return decideStatus(quote, { status: entry.to, changeId }, at, keepAll).quote;
    case 'offer':
      return decideOffer(quote, { ...entry.offer, changeId }, at, keepAll).quote;
    case 'message': {
      const message = { id: changeId, from: 'office' as const, text: entry.text };
      return decideMessage(quote, message, at, keepAll).quote;
    }
    case 'note':
      return decideNote(quote, { id: changeId, text: entry.text }, at).quote;
    default:
      return assertNever(entry);
  }
}

function isReplaceable(entry: OutboxEntry, quoteId: string, kind: OutboxEntry['kind']): boolean {
  const isSame = entry.quoteId === quoteId && entry.kind === kind;
  return isSame && !(entry.state === 'waiting' && entry.isAttempted);
}

function createEntry(
  entries: readonly OutboxEntry[],
  { quote, changeId, username, at }: Sender & { quote: QuoteSubmission },
) {
  return {
    seq: Math.max(0, ...entries.map(({ seq }) => seq)) + 1,
    changeId,
    quoteId: quote.id,
    reference: quote.reference,
    customerName: quote.customerName,
    baseRevision: quote.revision,
    queuedAt: at,
    username,
    isAttempted: false,
    tries: 0,
    nextTryAt: 0,
    isHeld: false,
    state: 'waiting' as const,
  };
}

/** The next entry that may be sent now; `null` when all are answered, held back or another person's. */
export function nextToSend(
  entries: readonly OutboxEntry[],
  { username, now }: { username: string; now: number },
): OutboxEntry | null {
  const held = new Set<string>();
  for (const entry of entries) {
    if (entry.state === 'refused') continue;
    const isReady = entry.state === 'waiting' && !isHeldBack(entry, now) && isOwn(entry, username);
    if (isReady && !held.has(entry.quoteId)) return entry;
    held.add(entry.quoteId);
  }
  return null;
}

/** Whether `username` may send an entry. A name that was not known when it was queued binds nobody. */
export function isOwn(entry: OutboxEntry, username: string): boolean {
  return entry.username === username || entry.username === '' || username === '';
}

export function markAttempted(entries: readonly OutboxEntry[], seq: number): OutboxEntry[] {
  return entries.map((entry) => (entry.seq === seq ? { ...entry, isAttempted: true } : entry));
}

/**
 * The server has applied `seq`: it goes. Later changes of the submission build on the result of a status or
 * an offer. A message or a note moves nothing, so that it also vouches for nothing that came in meanwhile.
 */
export function acknowledge(
  entries: readonly OutboxEntry[],
  seq: number,
  quote: QuoteSubmission,
): OutboxEntry[] {
  const answered = entries.find((entry) => entry.seq === seq);
  const others = entries.filter((entry) => entry !== answered);
  if (answered?.kind === 'message' || answered?.kind === 'note') return others;
  return others.map((entry) => {
    if (entry.quoteId !== quote.id || entry.state !== 'waiting') return entry;
    const { status: from, revision: baseRevision } = quote;
    return isStatusEntry(entry) ? { ...entry, from, baseRevision } : { ...entry, baseRevision };
  });
}

/** This device itself has moved a submission: a change that was decided on it still holds. */
export function rebase(
  entries: readonly OutboxEntry[],
  before: Pick<QuoteSubmission, 'id' | 'revision'>,
  revision: number,
): OutboxEntry[] {
  return entries.map((entry) =>
    entry.quoteId === before.id && entry.baseRevision === before.revision
      ? { ...entry, baseRevision: revision }
      : entry,
  );
}

/** No answer: the entry stays and waits longer after every failure. */
export function postpone(entries: readonly OutboxEntry[], seq: number, now: number): OutboxEntry[] {
  return entries.map((entry) => {
    if (entry.seq !== seq) return entry;
    const { reason: _earlier, reasonCode: _itsCode, ...rest } = entry;
    const tries = entry.tries + 1;
    return { ...rest, tries, nextTryAt: now + backOffMs(tries) };
  });
}

/** The server answered that it could not: the entry stays until somebody lets it go. */
export function hold(
  entries: readonly OutboxEntry[],
  seq: number,
  reason: string,
  reasonCode?: string,
): OutboxEntry[] {
  return entries.map((entry) =>
    entry.seq === seq
      ? { ...entry, reason, reasonCode, isHeld: true, tries: entry.tries + 1 }
      : entry,
  );
}

/** No back-off is longer than the longest: one that seems so was set by a clock that ran ahead. */
function isHeldBack({ isHeld, nextTryAt }: OutboxEntry, now: number): boolean {
  return isHeld || (nextTryAt > now && nextTryAt - now <= longestBackOffMs);
}

const firstBackOffMs = 5_000;
const longestBackOffMs = 5 * 60_000;

export function backOffMs(tries: number): number {
  return Math.min(longestBackOffMs, firstBackOffMs * 2 ** (tries - 1));
}

/** The server will never take this change: it leaves the queue and stays on screen with its reason. */
export function refuse(
  entries: readonly OutboxEntry[],
  seq: number,
  reason: string,
  reasonCode?: string,
): OutboxEntry[] {
  return entries.map((entry) =>
    entry.seq === seq ? { ...entry, state: 'refused', reason, reasonCode } : entry,
  );
}

/** The submission has moved: every waiting change of its status waits for the person's choice. */
export function meetConflict(
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

function serverState(quote: QuoteSubmission) {
  const latest = quote.history.filter(({ count }) => count === undefined).at(-1);
  return {
    status: quote.status,
    revision: quote.revision,
    at: latest?.at ?? quote.updatedAt,
    device: latest?.device ?? '',
  };
}

/**
 * An offer that was made on a submission that has moved on waits for the person's choice.
 * @param obstacle the code of a refusal that sending it again would get too.
 */
export function meetOfferConflict(
  entries: readonly OutboxEntry[],
  seq: number,
  quote: QuoteSubmission,
  obstacle?: string,
): OutboxEntry[] {
  const { acceptance } = quote;
  const accepted = quote.offers?.find(({ version }) => version === acceptance?.version);
  const shown = accepted ?? latestOffer(quote);
  const state = serverState(quote);
  const at = acceptance?.at ?? (obstacle === undefined ? (shown?.at ?? state.at) : state.at);
  const server = {
    ...state,
    at,
    ...(obstacle !== undefined && { obstacle }),
    ...(shown && { version: shown.version, total: shown.total }),
    ...(acceptance && { acceptedBy: acceptance.name }),
  };
  return entries.map((entry) =>
    entry.seq === seq && isOfferEntry(entry) ? { ...entry, state: 'conflict', server } : entry,
  );
}

/** The person keeps the own value over the server's: it is sent anew, on top of what the server has. */
export function insist(
  entries: readonly OutboxEntry[],
  seq: number,
  changeId: string,
): OutboxEntry[] {
  const anew = { changeId, isAttempted: false, tries: 0, nextTryAt: 0, isHeld: false };
  return entries.map((entry) => {
    if (entry.seq !== seq || entry.kind === 'message' || entry.kind === 'note') return entry;
    if (entry.server === undefined) return entry;
    const { reason: _reason, reasonCode: _itsCode, ...rest } = entry;
    const { revision: baseRevision, status: from } = entry.server;
    const sent = { ...anew, baseRevision, state: 'waiting', server: undefined } as const;
    return rest.kind === 'status' ? { ...rest, ...sent, from } : { ...rest, ...sent };
  });
}

/** Takes a change back that never left the device; one that may have stays, to be reversed. */
export function takeBack(entries: readonly OutboxEntry[], seq: number): OutboxEntry[] {
  return entries.filter((entry) => entry.seq !== seq || entry.isAttempted);
}

export function remove(entries: readonly OutboxEntry[], seq: number): OutboxEntry[] {
  return entries.filter((entry) => entry.seq !== seq);
}

/** The network is back, or the person says so: nothing waits for its back-off or is held any more. */
export function hasten(entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries.map(release);
}

/** The same for one submission. */
export function hastenQuote(entries: readonly OutboxEntry[], quoteId: string): OutboxEntry[] {
  return entries.map((entry) => (entry.quoteId === quoteId ? release(entry) : entry));
}

function release(entry: OutboxEntry): OutboxEntry {
  return entry.nextTryAt === 0 && !entry.isHeld ? entry : { ...entry, nextTryAt: 0, isHeld: false };
}
