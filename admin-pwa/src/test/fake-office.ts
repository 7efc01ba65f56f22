import { decideCountRequest } from '@yiqiao/contract/decisions/decide-count';
import {
  decideDeletionRequest,
  decideFileDeleted,
} from '@yiqiao/contract/decisions/decide-file-deletion';
import {
  decideReadingCancelled,
  decideReadingRequest,
} from '@yiqiao/contract/decisions/decide-reading';
import { decideStatus } from '@yiqiao/contract/decisions/decide-status';
import type { Decision } from '@yiqiao/contract/decisions/decision';
import type { Client } from '@yiqiao/contract/http/client';
import { HttpError } from '@yiqiao/contract/http/http-error';
import type { OfficeClient, OrderResult } from '@yiqiao/contract/order/office-client';
import { decideAcceptance } from '@yiqiao/contract/order-decisions/decide-acceptance';
import { decideMessage } from '@yiqiao/contract/order-decisions/decide-message';
import { decideNote } from '@yiqiao/contract/order-decisions/decide-note';
import { decideOffer } from '@yiqiao/contract/order-decisions/decide-offer';
import { keepAll } from '@yiqiao/contract/quote/file-deletion';
import type { QuoteSubmission } from '@yiqiao/contract/quote/quote';
import { sampleAnalysis } from './sample-analysis.ts';

export type Fault = 'offline' | 'lost-answer' | number;

export interface FakeOffice extends Client, OfficeClient {
  quotes: QuoteSubmission[];
  isSignedIn: boolean;
  /** What goes wrong with the next calls, in order; empty once used up. */
  faults: Fault[];
  /** Every status change that arrived, applied or not. */
  readonly arrived: { id: string; status: string; changeId: string | undefined }[];
  /** The server's own clock, as the list's answer gives it. */
  servedAt: () => string | null;
  /** Whether cursors are still known; not by an older server, nor after an older store was put back. */
  knowsCursors: boolean;
  /** Called while a change is being handled. */
  whileSending: () => Promise<void>;
  readonly calls: string[];
}

/** A server in memory with the rules of the real one: revisions, change ids applied once, sessions. */
export function createFakeOffice(quotes: QuoteSubmission[] = []): FakeOffice {
  const meet = (call: string): 'answer' | 'lose' => {
    office.calls.push(call);
    const fault = office.faults.shift();
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    if (typeof fault === 'number') {
      throw new HttpError(fault, '', JSON.stringify({ message: `Fault ${fault}`, code: 'test' }));
    }
    return fault === 'lost-answer' ? 'lose' : 'answer';
  };

  /** Decides by the rules of the real server, on the submission as it is. */
  function decide<D extends Decision<QuoteSubmission, string>>(
    id: string,
    take: (quote: QuoteSubmission) => D,
  ): D {
    const quote = office.quotes.find((row) => row.id === id);
    if (!quote) throw new HttpError(404, '', '{"message":"Quote not found","code":"not-found"}');
    const decision = take(quote);
    office.quotes = office.quotes.map((row) => (row === quote ? decision.quote : row));
    return decision;
  }

  /** The lists that were answered; a cursor is a place among them. */
  const listed: QuoteSubmission[][] = [];
  const office: FakeOffice = {
    quotes,
    isSignedIn: true,
    faults: [],
    arrived: [],
    calls: [],
    servedAt: () => null,
    knowsCursors: true,
    whileSending: async () => {},
    async isAuthenticated() {
      meet('check');
      return office.isSignedIn;
    },
    async login() {
      meet('login');
      office.isSignedIn = true;
    },
    async logout() {
      meet('logout');
      office.isSignedIn = false;
    },
    async listQuotes(since = null) {
      meet(since === null ? 'list' : 'changes');
      mustBeSignedIn(office);
      const servedAt = office.servedAt();
      const before = since !== null && office.knowsCursors ? listed[Number(since)] : undefined;
      const { quotes } = office;
      listed.push(quotes);
      const cursor = office.knowsCursors ? String(listed.length - 1) : null;
      if (before === undefined) return { kind: 'whole', quotes, cursor, servedAt };
      const changed = quotes.filter((quote) => !before.includes(quote)).reverse();
      return { kind: 'changes', changed, cursor, servedAt };
    },
    async setStatus(id, { status, device, changeId }, ifRevision) {
      office.arrived.push({ id, status, changeId });
      await office.whileSending();
      const outcome = meet('change');
      mustBeSignedIn(office);
      const decision = decide(id, (quote) =>
        decideStatus(quote, { status, device, changeId, ifRevision }, changedAt, keepAll),
      );
      return answer(decision, outcome);
    },
    async deleteFile(id, ifRevision) {
      const outcome = meet('delete-file');
      mustBeSignedIn(office);
      const request = decide(id, (quote) =>
        decideDeletionRequest(quote, { ifRevision }, changedAt),
      );
      if (request.kind === 'refused') return answer(request, outcome);
      return answer(
        decide(id, (quote) => decideFileDeleted(quote, { cause: 'by-hand' }, changedAt)),
        outcome,
      );
    },
    async countAgain(id) {
      const outcome = meet('count-again');
      mustBeSignedIn(office);
      const decision = decide(id, (quote) => decideCountRequest(quote));
      if (decision.kind === 'refused') {
        throw new HttpError(
          410,
          '',
          '{"message":"The document was deleted.","code":"file-deleted"}',
        );
      }
      return answer(decision, outcome).quote;
    },
    awaitCounts: () => Promise.reject(new Error('Counts are awaited by an edge of their own')),
    async analyzeQuote(id) {
      meet('analyze');
      mustBeSignedIn(office);
      if (!office.quotes.some((row) => row.id === id)) {
        throw new HttpError(404, '', '{"message":"There is no such file.","code":"not-found"}');
      }
      return sampleAnalysis;
    },
    async readScan(id, request) {
      const outcome = meet('read-scan');
      mustBeSignedIn(office);
      const decision = decide(id, (quote) => decideReadingRequest(quote, request));
      if (decision.kind === 'refused') {
        throw new HttpError(
          422,
          '',
          '{"message":"There is nothing to read.","code":"not-readable"}',
        );
      }
      return answer(decision, outcome).quote;
    },
    async cancelReading(id) {
      const outcome = meet('cancel-reading');
      mustBeSignedIn(office);
      return answer(
        decide(id, (quote) => decideReadingCancelled(quote)),
        outcome,
      ).quote;
    },
    followReading: () => Promise.reject(new Error('A reading is followed by an edge of its own')),
    async makeOffer(id, { device, changeId, ...offer }, ifRevision) {
      const outcome = meet('offer');
      mustBeSignedIn(office);
      const command = { ...offer, device, changeId, ifRevision };
      return orderAnswer(
        decide(id, (quote) => decideOffer(quote, command, changedAt, keepAll)),
        outcome,
      );
    },
    async sendMessage(id, { text, device, changeId = '' }) {
      const outcome = meet('message');
      mustBeSignedIn(office);
      const command = { id: changeId, from: 'office', text, device } as const;
      return orderAnswer(
        decide(id, (quote) => decideMessage(quote, command, changedAt, keepAll)),
        outcome,
      );
    },
    async keepNote(id, { text, device, changeId = '' }) {
      const outcome = meet('note');
      mustBeSignedIn(office);
      return orderAnswer(
        decide(id, (quote) => decideNote(quote, { id: changeId, text, device }, changedAt)),
        outcome,
      );
    },
    async readLink(id) {
      meet('link');
      return `/request/key-of-${id}`;
    },
    async renewLink(id) {
      meet('renew-link');
      return `/request/new-key-of-${id}`;
    },
    createPaymentIntent: () => Promise.reject(new Error('The console takes no payments')),
  };
  return office;
}

const changedAt = Date.parse('2026-11-20T10:00:00.000Z');

function answer({ kind, quote }: Decision<QuoteSubmission, string>, outcome: 'answer' | 'lose') {
  if (kind === 'refused') return { kind: 'conflict', quote } as const;
  if (outcome === 'lose') throw new TypeError('Failed to fetch');
  return { kind: 'updated', quote } as const;
}

function orderAnswer(
  decision: Decision<QuoteSubmission, string>,
  outcome: 'answer' | 'lose',
): OrderResult {
  if (decision.kind === 'refused' && decision.reason !== 'conflict') {
    return { kind: 'refused', code: decision.reason, quote: decision.quote };
  }
  return answer(decision, outcome);
}

function mustBeSignedIn({ isSignedIn }: FakeOffice): void {
  if (isSignedIn) return;
  throw new HttpError(401, '', '{"message":"Log in first","code":"unauthenticated"}');
}

/** Another device changes a submission. */
export function changeElsewhere(office: FakeOffice, id: string, status: string): void {
  const at = Date.parse('2026-11-20T09:30:00.000Z');
  const command = { status, device: 'Firefox on Windows' };
  office.quotes = office.quotes.map((quote) =>
    quote.id === id ? decideStatus(quote, command, at, keepAll).quote : quote,
  );
}

/** The client accepts the latest offer. */
export function acceptAsClient(office: FakeOffice, id: string): void {
  office.quotes = office.quotes.map((quote) => {
    if (quote.id !== id) return quote;
    const version = quote.offers?.at(-1)?.version ?? 0;
    return decideAcceptance(quote, { version, name: 'Chen Siyuan' }, changedAt, keepAll).quote;
  });
}
