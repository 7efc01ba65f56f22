import { beforeEach, describe, expect, it } from 'vitest';
import type { ConsoleStorage } from '../../offline/storage/console-storage.ts';
import { createMemoryStorage } from '../../offline/storage/memory-storage.ts';
import { createFakeOffice, type FakeOffice } from '../../test/fake-office.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { type Console, createConsole } from '../console.ts';
import { createTestEdges } from '../test/test-edges.ts';

let office: FakeOffice;
let storage: ConsoleStorage;
let console: Console;
let isConnected: boolean;

beforeEach(async () => {
  office = createFakeOffice([sampleQuote({ id: 'two' }), sampleQuote({ id: 'one' })]);
  storage = createMemoryStorage();
  isConnected = true;
  console = await openConsole();
});

async function openConsole(): Promise<Console> {
  const edges = createTestEdges(office, {
    storage,
    refresher: {
      async refresh({ cursor, now }, onMessage) {
        const answer = await office.listQuotes(cursor);
        const head = { cursor: answer.cursor, asOf: now, clockOffsetMs: 0 };
        if (answer.kind === 'changes') return { ...answer, head };
        onMessage({ kind: 'segment', quotes: answer.quotes });
        return { kind: 'whole', head: { ...head, total: answer.quotes.length }, isStored: true };
      },
      stop() {},
    },
    isConnected: () => isConnected,
  });
  const opened = createConsole(edges);
  await opened.login('office', 'secret');
  await opened.resume();
  return opened;
}

async function openQuote(id: string): Promise<void> {
  const quote = console.store.getState().list.quotes.find((row) => row.id === id);
  if (quote) await console.markOpened(quote);
}

const isOpenedHere = () =>
  console.store.getState().list.quotes.map(({ openedAt }) => openedAt !== undefined);
const isOpenedThere = () => office.quotes.map(({ openedAt }) => openedAt !== undefined);
const told = () => office.calls.filter((call) => call === 'markOpened').length;

describe('markOpened', () => {
  it('tells the server once, and shows what it has made of it', async () => {
    await openQuote('one');
    await openQuote('one');
    expect(isOpenedHere()).toEqual([false, true]);
    expect(console.store.getState().list.quotes).toEqual(office.quotes);
    expect(told()).toBe(1);
  });

  it('holds at once without a connection, after a refresh too, and the server is told when there is one', async () => {
    isConnected = false;
    await openQuote('one');
    expect([isOpenedHere(), isOpenedThere()]).toEqual([
      [false, true],
      [false, false],
    ]);
    expect(console.store.getState().list.quotes[1]?.revision).toBe(1);
    // Nothing that waits for a person: the outbox has none of it.
    expect(console.store.getState().outbox).toEqual([]);
    await console.refresh();
    expect(isOpenedHere()).toEqual([false, true]);
    isConnected = true;
    await console.resume();
    expect(isOpenedThere()).toEqual([false, true]);
    expect(await storage.readOpenings()).toEqual([]);
  });

  it('is not forgotten when the answer is lost, and known again by the next start', async () => {
    office.faults = ['lost-answer'];
    await openQuote('one');
    expect(await storage.readOpenings()).toEqual(['one']);
    office.faults = [503];
    await openQuote('two');
    expect(await storage.readOpenings()).toEqual(['one', 'two']);
    isConnected = false;
    console = await openConsole();
    expect(isOpenedHere()).toEqual([true, true]);
    isConnected = true;
    await console.resume();
    expect(isOpenedThere()).toEqual([true, true]);
    expect(await storage.readOpenings()).toEqual([]);
  });

  it('gives up what the server does not have', async () => {
    const [, gone] = office.quotes;
    office.quotes = office.quotes.slice(0, 1);
    if (gone) await console.markOpened(gone);
    expect(await storage.readOpenings()).toEqual([]);
  });

  it('leaves what waits in the outbox in force', async () => {
    isConnected = false;
    const [quote] = console.store.getState().list.quotes;
    if (quote) await console.changeStatus(quote, 'in-progress');
    await openQuote('two');
    isConnected = true;
    await console.resume();
    expect(office.quotes[0]).toMatchObject({ status: 'in-progress' });
    expect(console.store.getState().outbox).toEqual([]);
  });
});
