import { decideStatus, setStatus } from '@yiqiao/contract/commands/office/set-status';
import { keepAll } from '@yiqiao/contract/files/file-deletion';
import type { PersonClient } from '@yiqiao/contract/http/person-client';
import type { QuoteListAnswer } from '@yiqiao/contract/http/quote-list';
import type { Ask } from '@yiqiao/contract/http/send';
import type { Take } from '@yiqiao/contract/http/take';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { QuoteStatus } from '@yiqiao/contract/record/status';
import type { SendFile } from '../uploads/send-file.ts';
import { type FakeAnswer, fakeCalls } from './office/fake-calls.ts';
import { createFakeDesk, type FakeState } from './office/fake-desk.ts';
import { fakePersons } from './office/fake-persons.ts';
import { fakeReceiver } from './office/fake-receiver.ts';
import { createFakeTake } from './office/fake-take.ts';

export interface FakeOffice extends FakeState, PersonClient {
  readonly ask: Ask;
  readonly take: Take;
  /** By endpoint; what a test puts here is answered. */
  readonly answers: Map<object, FakeAnswer>;
  listQuotes: (since: string | null) => Promise<QuoteListAnswer>;
  /** Every status change that arrived, applied or not. */
  readonly arrived: { id: string; status: string; changeId: string | undefined }[];
  /** The server's own clock, as the list's answer gives it. */
  servedAt: () => string | null;
  /** Whether cursors are still known; not by an older server, nor after an older store was put back. */
  knowsCursors: boolean;
  /** Called while a change of status is being handled. */
  whileSending: () => Promise<void>;
  sendFile: SendFile;
}

/** A server in memory with the rules of the real one: revisions, change ids applied once, sessions. */
export function createFakeOffice(quotes: QuoteSubmission[] = []): FakeOffice {
  /** The lists that were answered; a cursor is a place among them. */
  const listed: { readonly quotes: QuoteSubmission[]; readonly erased: number }[] = [];
  const state: FakeState = {
    quotes,
    erased: [],
    isSignedIn: true,
    person: null,
    removed: null,
    faults: [],
    calls: [],
  };
  const desk = createFakeDesk(state);
  const change = createFakeTake(desk);
  const answers = fakeCalls(state, desk, change);
  const office: FakeOffice = Object.assign(state, {
    ...fakePersons(state, desk),
    sendFile: fakeReceiver(desk),
    answers,
    arrived: [],
    servedAt: () => null,
    knowsCursors: true,
    whileSending: async () => {},
    async ask(endpoint, parameters, { body } = {}) {
      const reply = answers.get(endpoint);
      if (reply === undefined) throw new Error(`No answer at ${endpoint.path}`);
      // Answers are paired with their calls where they are written.
      return (await reply(parameters as never, body as never)) as never;
    },
    async take(endpoint, parameters, options) {
      if (endpoint.path === setStatus.path) {
        const { id = '' }: Readonly<Record<string, string>> = parameters;
        office.arrived.push({ id, ...Object(options?.body) });
        await office.whileSending();
      }
      return change(endpoint, parameters, options);
    },
    async listQuotes(since) {
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
  } satisfies Omit<FakeOffice, keyof FakeState>);
  return office;
}

/** Another device changes a submission. */
export function changeElsewhere(office: FakeState, id: string, status: QuoteStatus): void {
  const at = Date.parse('2026-11-20T09:30:00.000Z');
  const request = { status, device: 'Firefox on Windows' };
  office.quotes = office.quotes.map((quote) =>
    quote.id === id ? decideStatus(quote, request, { at, rules: keepAll }).quote : quote,
  );
}
