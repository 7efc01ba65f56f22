import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListRefresher } from '../../offline/list/list-refresher.ts';
import { refreshList } from '../../offline/list/refresh-list.ts';
import { queueAside } from '../../offline/outbox/queue-entries.ts';
import { type ConsoleDatabase, openDatabase } from '../../offline/storage/database.ts';
import { forgetSubmissions } from '../../offline/storage/forget/forget-submissions.ts';
import { areMissing } from '../../offline/storage/forget/gone-submissions.ts';
import { createIndexedStorage, writeList } from '../../offline/storage/indexed-storage.ts';
import { changedSegments } from '../../offline/storage/records/stored-segment.ts';
import { createFakeOffice, type FakeOffice } from '../../test/fake-office.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { type Console, createConsole } from '../console.ts';
import { createTestEdges } from '../test/test-edges.ts';

const person = {
  customerName: 'Ouyang Murong',
  customerEmail: 'Ouyang.Murong@harbourlaw.example',
};
const now = Date.parse('2026-11-20T10:00:00.000Z');

let office: FakeOffice;
let database: ConsoleDatabase;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  database = await openDatabase({ onBlocked() {}, onOutdated() {} });
  office = createFakeOffice([
    sampleQuote({ id: 'q3', ...person, fileName: 'Ouyang third.docx' }),
    sampleQuote({ id: 'q2' }),
    sampleQuote({
      id: 'q1',
      ...person,
      customerEmail: 'ouyang.murong@HARBOURLAW.example',
      messages: [{ id: 'm1', from: 'client', text: 'Ouyang asks', at: '2026-11-20T09:30:00.000Z' }],
    }),
  ]);
});

/** As the list worker does it, in this thread. */
const refresher: ListRefresher = {
  refresh: (request, onSegment) =>
    new Promise((resolve) => {
      void refreshList(request, {
        listQuotes: (cursor) => office.listQuotes(cursor),
        now: () => now,
        report: (message) => (message.kind === 'segment' ? onSegment(message) : resolve(message)),
        write: async (list, head) => {
          await forgetSubmissions(database, areMissing(list.flat(), request.askedAt));
          const segments = changedSegments([], list);
          await writeList(database, request.sessionId, { segments, head });
        },
      });
    }),
  stop() {},
};

async function openDevice(): Promise<Console> {
  const storage = createIndexedStorage(async () => database);
  const edges = createTestEdges(office, { storage, refresher, now: () => now });
  const console = createConsole(edges);
  await console.login('office', 'secret');
  await console.resume();
  return console;
}

/** Something of the person waits here, and something was begun; of another one as well. */
async function leaveTraces(console: Console): Promise<void> {
  const storage = createIndexedStorage(async () => database);
  const sender = { username: 'office', at: now - 60_000 };
  for (const id of ['q1', 'q2', 'q3']) {
    const quote = office.quotes.find((row) => row.id === id) ?? sampleQuote();
    const text = `Waiting about ${quote.customerName}`;
    const aside = { command: 'keepNote', request: { text } } as const;
    const decision = { ...sender, quote, aside, changeId: `note-${id}` };
    await storage.updateOutbox((entries) => queueAside(entries, decision));
    await console.writeDraft(id, { message: `Dear ${quote.customerName}` });
  }
  console.store.setState({ outbox: await storage.readOutbox() });
}

/** Every record of every store of this device. */
async function readDevice(): Promise<string> {
  const stores = [...database.objectStoreNames];
  return JSON.stringify(await Promise.all(stores.map((name) => database.getAll(name))));
}

const find = (console: Console, id: string) => {
  const quote = console.store.getState().list.quotes.find((row) => row.id === id);
  if (quote === undefined) throw new Error(`No ${id}`);
  return quote;
};
const listed = (console: Console) => console.store.getState().list.quotes.map(({ id }) => id);

describe('previewErasure', () => {
  it('tells what would go, and says when it cannot be known', async () => {
    const console = await openDevice();
    expect(await console.previewErasure(find(console, 'q1'))).toMatchObject({
      kind: 'preview',
      preview: { submissions: 2, messages: 1 },
    });
    office.faults = ['offline'];
    expect(await console.previewErasure(find(console, 'q1'))).toMatchObject({ kind: 'unknown' });
  });
});

describe('erasePerson', () => {
  it('leaves nothing of the person on this device, and all of the others', async () => {
    const console = await openDevice();
    await leaveTraces(console);
    expect(await readDevice()).toContain('Ouyang');
    const outcome = await console.erasePerson(find(console, 'q1'), person.customerEmail);
    expect(outcome).toEqual({ kind: 'erased' });
    expect(listed(console)).toEqual(['q2']);
    expect(console.store.getState().outbox).toMatchObject([{ quoteId: 'q2' }]);
    const kept = await readDevice();
    expect(kept.toLowerCase()).not.toContain('ouyang');
    expect(kept).toContain('Dear Margaret Okafor');
    expect(JSON.stringify(console.toaster.store.getState())).not.toContain('Ouyang');
  });

  it('says what is still to be removed', async () => {
    const console = await openDevice();
    vi.spyOn(office, 'erase').mockResolvedValue('begun');
    await console.erasePerson(find(console, 'q1'), person.customerEmail);
    const said = JSON.stringify(console.toaster.store.getState());
    expect(said).toContain('keeps trying and finishes by itself');
  });

  it('erases nothing without an answer, and with another address', async () => {
    const console = await openDevice();
    office.faults = ['offline'];
    const quote = find(console, 'q1');
    expect(await console.erasePerson(quote, person.customerEmail)).toMatchObject({
      kind: 'not-erased',
    });
    expect(await console.erasePerson(quote, 'another@example.com')).toMatchObject({
      kind: 'not-erased',
      message: 'This is another address.',
    });
    expect(listed(console)).toEqual(['q3', 'q2', 'q1']);
  });
});

describe('another device', () => {
  it.each([
    ['the changes', true],
    ['a whole list', false],
  ])('forgets the person at its next contact, by %s', async (_by, knowsCursors) => {
    const console = await openDevice();
    await leaveTraces(console);
    await office.erase('q1', person.customerEmail);
    office.knowsCursors = knowsCursors;
    // What waits about the others cannot be sent: only the list is asked for.
    await console.refresh();
    expect(listed(console)).toEqual(['q2']);
    expect((await readDevice()).toLowerCase()).not.toContain('ouyang');
    expect(console.store.getState().outbox).toMatchObject([{ quoteId: 'q2' }]);
    expect(console.toaster.store.getState().toast?.description).toContain('was dropped');
  });

  it('keeps what waits for a submission that its list is too old to know', async () => {
    const console = await openDevice();
    const added = sampleQuote({ id: 'q4', customerName: 'Just Arrived' });
    const decision = {
      username: 'office',
      at: now + 1,
      quote: added,
      aside: { command: 'keepNote', request: { text: 'First look' } },
      changeId: 'note-q4',
    } as const;
    const storage = createIndexedStorage(async () => database);
    await storage.updateOutbox((entries) => queueAside(entries, decision));
    office.knowsCursors = false;
    await console.refresh();
    expect(await storage.readOutbox()).toMatchObject([{ quoteId: 'q4' }]);
  });
});
