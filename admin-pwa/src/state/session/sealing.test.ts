import { endpoints } from '@yiqiao/contract/http/endpoints';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsoleStorage } from '../../offline/storage/console-storage.ts';
import { type ConsoleDatabase, openDatabase } from '../../offline/storage/database.ts';
import { createIndexedStorage } from '../../offline/storage/indexed-storage.ts';
import { createFakeOffice, type FakeOffice } from '../../test/fake-office.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { type Console, createConsole } from '../console.ts';
import { createTestEdges } from '../test/test-edges.ts';

const quote = sampleQuote({ customerName: 'Ingrid Solberg' });
const secrets = ['Ingrid', 'Solberg', 'Half a thought', 'Which stamp', quote.reference];

let office: FakeOffice;
let database: ConsoleDatabase;
let storage: ConsoleStorage;
let isConnected: boolean;

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  database = await openDatabase({ onBlocked() {}, onOutdated() {} });
  storage = createIndexedStorage(async () => database);
  office = createFakeOffice([quote]);
  isConnected = true;
});

afterEach(() => {
  database.close();
  vi.unstubAllGlobals();
});

/** A console as it starts after a reload. */
async function start(): Promise<Console> {
  const edges = createTestEdges(office, { storage, isConnected: () => isConnected });
  const console = createConsole(edges);
  await console.open();
  return console;
}

/** A message that waits, a draft, and a session that has ended meanwhile. */
async function workUntilTheEnd(): Promise<Console> {
  const console = await start();
  await console.login('office', 'secret');
  await console.resume();
  isConnected = false;
  await console.take(quote, {
    command: 'sendMessage',
    request: { text: 'Which stamp do you mean?' },
  });
  await console.writeDraft(quote.id, { note: 'Half a thought' });
  expect(await findInClear()).not.toEqual([]);
  isConnected = true;
  office.isSignedIn = false;
  await console.resume();
  expect(console.store.getState().session).toBe('signed-out');
  return console;
}

/** Which of the secrets stand anywhere in the database, as text or as the digits of their bytes. */
async function findInClear(): Promise<string[]> {
  const stores = ['chunks', 'outbox', 'drafts', 'meta'] as const;
  const values = await Promise.all(stores.map((name) => database.getAll(name)));
  const stored = JSON.stringify(values);
  const hex = (text: string) =>
    Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16)).join('');
  return secrets.filter((secret) => stored.includes(secret) || stored.includes(hex(secret)));
}

describe('what waits when a session ends', () => {
  it('leaves no name and no text in the clear, now and after a reload', async () => {
    const console = await workUntilTheEnd();
    expect(await findInClear()).toEqual([]);
    expect(JSON.stringify(console.store.getState())).not.toContain('Ingrid');
    expect(console.toaster.store.getState().toast).toBeNull();
    const reloaded = await start();
    await reloaded.resume();
    expect(await findInClear()).toEqual([]);
    expect(reloaded.store.getState().sealed).toEqual({ waiting: 1, undecided: 0 });
  });

  it('is there again after the log-in, and sent', async () => {
    await workUntilTheEnd();
    const console = await start();
    await console.login('office', 'secret');
    expect(await console.readDraft(quote.id)).toMatchObject({ note: 'Half a thought' });
    await console.resume();
    await vi.waitFor(() =>
      expect(office.quotes[0]?.messages).toMatchObject([{ text: 'Which stamp do you mean?' }]),
    );
    expect(console.store.getState()).toMatchObject({ outbox: [], sealed: null });
  });

  it('is kept as it is while the server gives no key, and sealed at the next start', async () => {
    const console = await start();
    await console.login('office', 'secret');
    await console.resume();
    await console.writeDraft(quote.id, { note: 'Half a thought' });
    office.isSignedIn = false;
    const { answers } = office;
    const makeSeal = answers.get(endpoints.makeSeal);
    answers.set(endpoints.makeSeal, () => Promise.reject(new TypeError('Failed to fetch')));
    await console.resume();
    expect(await findInClear()).not.toEqual([]);
    if (makeSeal) answers.set(endpoints.makeSeal, makeSeal);
    await (await start()).resume();
    expect(await findInClear()).toEqual([]);
  });

  it('takes nothing more that is typed after the end', async () => {
    const console = await workUntilTheEnd();
    await console.writeDraft(quote.id, { note: 'Half a thought more' });
    expect(await findInClear()).toEqual([]);
  });

  it('is dropped, and that is said, where nothing can be sealed', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const console = await workUntilTheEnd();
    expect(console.store.getState()).toMatchObject({ loginNotice: 'dropped', outbox: [] });
    expect(await findInClear()).toEqual([]);
  });

  it('says that it is lost when the key is another one', async () => {
    await workUntilTheEnd();
    office.answers.set(endpoints.readSeal, async () => ({ keys: ['00'.repeat(32)] }));
    const console = await start();
    await console.login('office', 'secret');
    await console.resume();
    expect(console.toaster.store.getState().toast?.description).toMatch(/can no longer be opened/);
    expect(await storage.readSealed()).toEqual([]);
  });

  it('goes with a log-out', async () => {
    await workUntilTheEnd();
    await storage.wipe('first');
    expect(await storage.readSealed()).toEqual([]);
  });
});
