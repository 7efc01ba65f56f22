import { endpoints } from '@yiqiao/contract/http/endpoints';
import type { OwnPerson } from '@yiqiao/contract/record/person';
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
const ruolan = person('first', '沈若兰', 'owner');
const marcus = person('marcus', 'Marcus Webb', 'staff');

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
});

function person(id: string, name: string, role: OwnPerson['role']): OwnPerson {
  return { id, name, seal: name.slice(0, 1), role, language: 'en' };
}

/** A console as it starts after a reload. */
async function start(): Promise<Console> {
  const console = createConsole(
    createTestEdges(office, { storage, isConnected: () => isConnected }),
  );
  await console.open();
  return console;
}

async function logInAs(who: OwnPerson, username: string): Promise<Console> {
  office.person = who;
  const console = await start();
  await console.login(username, 'secret');
  await console.resume();
  return console;
}

async function write(console: Console, text: string): Promise<void> {
  isConnected = false;
  await console.take(quote, { command: 'keepNote', request: { text } });
  await console.writeDraft(quote.id, { message: `Draft: ${text}` });
  isConnected = true;
}

/** The server ends the session of whoever is logged in. */
async function endSession(console: Console): Promise<void> {
  office.isSignedIn = false;
  await console.resume();
  expect(console.store.getState().session).toBe('signed-out');
}

async function storedText(): Promise<string> {
  const stores = ['chunks', 'outbox', 'drafts', 'meta'] as const;
  return JSON.stringify(await Promise.all(stores.map((name) => database.getAll(name))));
}

const notes = () => office.quotes[0]?.notes?.map(({ text }) => text) ?? [];

describe('two people on one device', () => {
  it('see nothing of each other, and send nothing for each other', async () => {
    const first = await logInAs(ruolan, 'office');
    await write(first, 'Of Ruolan');
    await endSession(first);

    const second = await logInAs(marcus, 'marcus');
    expect(second.store.getState()).toMatchObject({ outbox: [], person: { name: 'Marcus Webb' } });
    expect(await second.readDraft(quote.id)).toBeNull();
    expect(await storedText()).not.toContain('Of Ruolan');
    expect(notes()).toEqual([]);
    await write(second, 'Of Marcus');
    await endSession(second);

    const third = await logInAs(ruolan, 'office');
    expect(await third.readDraft(quote.id)).toMatchObject({ message: 'Draft: Of Ruolan' });
    await vi.waitFor(() => expect(notes()).toEqual(['Of Ruolan']));
    expect(await storedText()).not.toContain('Of Marcus');
  });

  it('are told apart when a locked copy waits in the clear', async () => {
    const first = await logInAs(ruolan, 'office');
    await write(first, 'Of Ruolan');
    office.isSignedIn = false;
    const second = await logInAs(marcus, 'marcus');
    expect(second.store.getState().outbox).toEqual([]);
    expect(await storedText()).not.toContain('Of Ruolan');
    expect(notes()).toEqual([]);
  });

  it('are the same person however the user name is spelled', async () => {
    const first = await logInAs(marcus, 'Marcus');
    await write(first, 'Of Marcus');
    await endSession(first);
    const second = await logInAs(marcus, 'marcus');
    await vi.waitFor(() => expect(notes()).toEqual(['Of Marcus']));
    expect(second.store.getState().outbox).toEqual([]);
  });

  it('are told apart when the browser has another session than this tab knows of', async () => {
    const first = await logInAs(ruolan, 'office');
    await write(first, 'Of Ruolan');
    office.person = marcus;
    await first.resume();
    expect(first.store.getState()).toMatchObject({ outbox: [], person: { name: 'Marcus Webb' } });
    expect(notes()).toEqual([]);
  });

  it('stay apart while the server gives no key to seal with', async () => {
    const first = await logInAs(ruolan, 'office');
    await write(first, 'Of Ruolan');
    office.person = marcus;
    const makeSeal = office.answers.get(endpoints.makeSeal);
    office.answers.set(endpoints.makeSeal, () => Promise.reject(new TypeError('Failed to fetch')));
    for (const _attempt of ['first', 'second']) {
      await first.resume();
      expect(first.store.getState()).toMatchObject({ outbox: [], session: 'signed-out' });
    }
    if (makeSeal) office.answers.set(endpoints.makeSeal, makeSeal);
    await first.resume();
    expect(first.store.getState()).toMatchObject({ outbox: [], session: 'signed-in' });
    expect(notes()).toEqual([]);
  });
});

describe('a log-out', () => {
  it('leaves what somebody else has sealed on the device', async () => {
    const first = await logInAs(ruolan, 'office');
    await write(first, 'Of Ruolan');
    await endSession(first);
    const second = await logInAs(marcus, 'marcus');
    await write(second, 'Of Marcus');
    await second.logout();
    expect(await storage.readSealed()).toMatchObject([{ personId: 'first', waiting: 1 }]);
    await logInAs(ruolan, 'office');
    await vi.waitFor(() => expect(notes()).toEqual(['Of Ruolan']));
  });
});

describe('the device of somebody who was removed', () => {
  const removed = { by: '沈若兰', at: '2026-11-20T09:40:00.000Z' };

  it('is wiped at the next contact, and says who, when and what did not go through', async () => {
    const console = await logInAs(marcus, 'marcus');
    await write(console, 'Of Marcus');
    office.isSignedIn = false;
    office.removed = removed;
    await console.resume();
    const { removal } = console.store.getState();
    expect(removal).toMatchObject({
      ...removed,
      lost: [{ what: 'Note', reference: quote.reference }],
      sealed: 0,
    });
    const kept = await storedText();
    for (const gone of ['Ingrid', 'Of Marcus', 'marcus']) expect(kept).not.toContain(gone);
  });

  it('says the same when a change is refused first, and after a reload', async () => {
    const console = await logInAs(marcus, 'marcus');
    office.isSignedIn = false;
    office.removed = removed;
    await console.take(quote, { command: 'keepNote', request: { text: 'Of Marcus' } });
    await vi.waitFor(() => expect(console.store.getState().removal?.lost).toHaveLength(1));
    const reloaded = await start();
    await reloaded.resume();
    expect(reloaded.store.getState().removal).toMatchObject({ ...removed, lost: [{}] });
  });

  it('keeps what somebody else has sealed there', async () => {
    const first = await logInAs(ruolan, 'office');
    await write(first, 'Of Ruolan');
    await endSession(first);
    const second = await logInAs(marcus, 'marcus');
    office.isSignedIn = false;
    office.removed = removed;
    await second.resume();
    expect(await storage.readSealed()).toMatchObject([{ personId: 'first', waiting: 1 }]);
    const reloaded = await start();
    await reloaded.resume();
    expect(await storage.readSealed()).toHaveLength(1);
    office.removed = null;
    await second.endFarewell();
    expect(second.store.getState().removal).toBeNull();
    await logInAs(ruolan, 'office');
    await vi.waitFor(() => expect(notes()).toEqual(['Of Ruolan']));
  });
});
