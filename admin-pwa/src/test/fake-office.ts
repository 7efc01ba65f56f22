import { decideStatus } from '@yiqiao/contract/commands/office/decide-status';
import { keepAll } from '@yiqiao/contract/files/file-deletion';
import type { Client } from '@yiqiao/contract/http/client';
import type { OfficeClient } from '@yiqiao/contract/http/office-client';
import type { PersonClient } from '@yiqiao/contract/http/person-client';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { SendFile } from '../uploads/send-file.ts';
import { answer, changedAt, createFakeDesk, type FakeState } from './office/fake-desk.ts';
import { fakeDocuments } from './office/fake-documents.ts';
import { fakeOrders, fakeReceiver } from './office/fake-orders.ts';
import { fakePersons } from './office/fake-persons.ts';

export interface FakeOffice extends FakeState, Client, OfficeClient, PersonClient {
  /** Every status change that arrived, applied or not. */
  readonly arrived: { id: string; status: string; changeId: string | undefined }[];
  /** The server's own clock, as the list's answer gives it. */
  servedAt: () => string | null;
  /** Whether cursors are still known; not by an older server, nor after an older store was put back. */
  knowsCursors: boolean;
  /** Called while a change is being handled. */
  whileSending: () => Promise<void>;
  sendFile: SendFile;
}

/** A server in memory with the rules of the real one: revisions, change ids applied once, sessions. */
export function createFakeOffice(quotes: QuoteSubmission[] = []): FakeOffice {
  /** The lists that were answered; a cursor is a place among them. */
  const listed: { readonly quotes: QuoteSubmission[]; readonly erased: number }[] = [];
  const state: FakeState = { quotes, erased: [], isSignedIn: true, faults: [], calls: [] };
  const desk = createFakeDesk(state);
  const office: FakeOffice = Object.assign(state, {
    ...fakeDocuments(state, desk),
    ...fakeOrders(desk),
    ...fakePersons(state, desk),
    sendFile: fakeReceiver(desk),
    arrived: [],
    servedAt: () => null,
    knowsCursors: true,
    whileSending: async () => {},
    async isAuthenticated() {
      desk.meet('check');
      return office.isSignedIn;
    },
    async login() {
      desk.meet('login');
      office.isSignedIn = true;
    },
    async logout() {
      desk.meet('logout');
      office.isSignedIn = false;
    },
    async makeSeal() {
      desk.meet('seal');
      return { id: 'seal', key: '5e'.repeat(32) };
    },
    async readSeal() {
      desk.meetStaff('read-seal');
      return ['00'.repeat(32), '5e'.repeat(32)];
    },
    async listQuotes(since = null) {
      desk.meetStaff(since === null ? 'list' : 'changes');
      const servedAt = office.servedAt();
      const before = since !== null && office.knowsCursors ? listed[Number(since)] : undefined;
      const { quotes: now, erased } = office;
      listed.push({ quotes: now, erased: erased.length });
      const cursor = office.knowsCursors ? String(listed.length - 1) : null;
      if (before === undefined) return { kind: 'whole', quotes: now, cursor, servedAt };
      const changed = now.filter((quote) => !before.quotes.includes(quote)).reverse();
      const removed = erased.slice(before.erased);
      return { kind: 'changes', changed, removed, cursor, servedAt };
    },
    async setStatus(id, { status, device, changeId }, ifRevision) {
      office.arrived.push({ id, status, changeId });
      await office.whileSending();
      const outcome = desk.meetStaff('change');
      const decision = desk.decide(id, (quote) =>
        decideStatus(quote, { status, device, changeId, ifRevision }, changedAt, keepAll),
      );
      return answer(decision, outcome);
    },
    readAdvance: () => Promise.reject(new Error('The console takes no payments')),
    payAdvance: () => Promise.reject(new Error('The console takes no payments')),
    createPaymentIntent: () => Promise.reject(new Error('The console takes no payments')),
  } satisfies Omit<FakeOffice, keyof FakeState>);
  return office;
}

/** Another device changes a submission. */
export function changeElsewhere(office: FakeState, id: string, status: string): void {
  const at = Date.parse('2026-11-20T09:30:00.000Z');
  const command = { status, device: 'Firefox on Windows' };
  office.quotes = office.quotes.map((quote) =>
    quote.id === id ? decideStatus(quote, command, at, keepAll).quote : quote,
  );
}
