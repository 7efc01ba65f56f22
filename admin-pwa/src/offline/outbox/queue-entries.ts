import { officeCommands as commands } from '@yiqiao/contract/commands/commands';
import type { OfferRefusal } from '@yiqiao/contract/commands/office/make-offer';
import { keepAll } from '@yiqiao/contract/files/file-deletion';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { QuoteStatus } from '@yiqiao/contract/record/status';
import { queuedRequestId } from '../new-request.ts';
import { decideEntry } from './entry-command.ts';
import {
  type Aside,
  type AsideEntry,
  isAssignEntry,
  isChange,
  isStatusEntry,
  type NewRequest,
  type OfferTerms,
  type OutboxEntry,
  type StatusEntry,
} from './outbox-entry.ts';
import { nextSeq } from './take-back.ts';

export interface Sender {
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

export interface AsideDecision extends Sender {
  readonly quote: QuoteSubmission;
  readonly aside: Aside;
}

export interface AssignDecision extends Sender {
  readonly quote: QuoteSubmission;
  /** `null` gives it back. */
  readonly personId: string | null;
  readonly note?: string | undefined;
}

export interface NewRequestDecision extends Sender {
  readonly request: NewRequest;
}

/** Adds a request that is to be opened. */
export function queueNewRequest(
  entries: readonly OutboxEntry[],
  { request, ...sender }: NewRequestDecision,
): OutboxEntry[] {
  const { customerName } = request;
  const id = queuedRequestId(sender.changeId);
  const quote = { id, reference: '', customerName, revision: 0 };
  return [
    ...entries,
    { ...createEntry(entries, { ...sender, quote }), kind: 'new-request', request },
  ];
}

/** The queued change that decides a submission's status, if there is one. */
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
 * Adds a change of status. It replaces an earlier one for the same submission that never left the
 * device; choosing the status the server already has only removes that one.
 */
export function queueChange(entries: readonly OutboxEntry[], decision: Decision): OutboxEntry[] {
  const { quote, to } = decision;
  const others = entries.filter((entry) => !isReplaceable(entry, quote.id, 'status'));
  const now = predictQuote(quote, others);
  const queued = {
    ...createEntry(entries, decision),
    kind: 'status',
    from: now.status,
    to,
  } as const;
  return decideEntry(now, queued).kind === 'changed' ? [...others, queued] : others;
}

/** Adds an offer. One that never left the device is replaced: nobody else has seen it. */
export function queueOffer(
  entries: readonly OutboxEntry[],
  decision: OfferDecision,
): OutboxEntry[] {
  const { quote, offer } = decision;
  const others = entries.filter((entry) => !isReplaceable(entry, quote.id, 'offer'));
  return [...others, { ...createEntry(entries, decision), kind: 'offer', offer }];
}

/** Why the server would refuse an offer, as far as this device knows; `null` if it would not. */
export function findOfferFault(
  entries: readonly OutboxEntry[],
  { quote, offer, changeId, at }: Omit<OfferDecision, 'username'>,
): OfferRefusal | null {
  const others = entries.filter((entry) => !isReplaceable(entry, quote.id, 'offer'));
  const { decide } = commands.makeOffer;
  const now = predictQuote(quote, others);
  const decided = decide(now, { ...offer, changeId }, { at, rules: keepAll });
  return decided.kind === 'refused' ? decided.reason : null;
}

/** Adds what collides with nothing, unless all of it is so already or will be. */
export function queueAside(
  entries: readonly OutboxEntry[],
  decision: AsideDecision,
): OutboxEntry[] {
  const entry = asideEntry(entries, decision);
  const decided = decideEntry(predictQuote(decision.quote, entries), entry);
  return decided.kind === 'unchanged' ? [...entries] : [...entries, entry];
}

/** Adds whose an order is to be; a decision about it that never left the device, or that waits for a choice, is replaced. */
export function queueAssignment(
  entries: readonly OutboxEntry[],
  { personId, note, ...decision }: AssignDecision,
): OutboxEntry[] {
  const { quote } = decision;
  const others = entries.filter(
    (entry) => !isAssignEntry(entry) || !isReplaceable(entry, quote.id, 'aside'),
  );
  const from = predictQuote(quote, others).assignee?.id ?? null;
  const request = { personId, from, ...(note !== undefined && { note }) };
  const aside = { command: 'assign', request } as const;
  return queueAside(others, { ...decision, aside });
}

/** Why the server would refuse it, as far as this device knows; `null` if it would not. */
export function findAsideFault(
  entries: readonly OutboxEntry[],
  decision: AsideDecision,
): string | null {
  const entry = asideEntry(entries, decision);
  const decided = decideEntry(predictQuote(decision.quote, entries), entry);
  return decided.kind === 'refused' ? decided.reason : null;
}

function asideEntry(entries: readonly OutboxEntry[], decision: AsideDecision): AsideEntry {
  return { ...createEntry(entries, decision), kind: 'aside', ...decision.aside };
}

/** The submission as it will be once everything that waits has arrived. */
export function predictQuote(
  quote: QuoteSubmission,
  entries: readonly OutboxEntry[],
): QuoteSubmission {
  return entries.reduce(
    (predicted, entry) =>
      entry.quoteId === quote.id && entry.state === 'waiting' && isChange(entry)
        ? decideEntry(predicted, entry).quote
        : predicted,
    quote,
  );
}

function isReplaceable(entry: OutboxEntry, quoteId: string, kind: OutboxEntry['kind']): boolean {
  const isSame = entry.quoteId === quoteId && entry.kind === kind;
  return isSame && !(entry.state === 'waiting' && entry.isAttempted);
}

/** What all entries have, at the end of the queue. */
export function createEntry(
  entries: readonly OutboxEntry[],
  {
    quote,
    changeId,
    username,
    at,
  }: Sender & {
    readonly quote: Pick<QuoteSubmission, 'id' | 'reference' | 'customerName' | 'revision'>;
  },
) {
  return {
    seq: nextSeq(entries),
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
