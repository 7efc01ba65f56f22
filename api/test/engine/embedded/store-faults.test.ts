import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openQuoteStore } from '../../../src/engine/embedded/open-quote-store.ts';
import type { QuoteStore } from '../../../src/engine/embedded/quote-store.ts';
import { createMemoryDisk, type Fault, type MemoryDisk } from '../../disk/memory-disk.ts';
import {
  addQuote,
  listOf,
  recordCount,
  recordDeletion,
  requestCount,
  setStatus,
} from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';

const at = '2026-11-20T10:00:00.000Z';
const folder = '/data';
/** So short that the few changes of a test begin several journals and snapshots. */
const minJournalBytes = 1500;

type Command = (store: QuoteStore) => Promise<unknown>;

/** What was confirmed to the sender: the state of each submission after its last confirmed change. */
type Confirmed = Map<string, string>;

interface Step {
  /** Commands of a step are sent at once and wait for each other's write. */
  readonly commands: readonly { readonly run: Command; confirm(told: Confirmed): void }[];
}

const add = (id: string) => ({
  run: (store: QuoteStore) => addQuote(store, sampleQuote(id)),
  confirm: (told: Confirmed) => void told.set(id, 'pending file estimated'),
});

const addUncounted = (id: string) => ({
  run: (store: QuoteStore) => addQuote(store, sampleQuote(id, { wordCountBasis: 'counting' })),
  confirm: (told: Confirmed) => void told.set(id, 'pending file counting'),
});

/** 646 words. */
const counted: StoredQuote['measurement'] = {
  format: 'docx',
  exactness: 'exact',
  counts: { words: 646, asianCharacters: 600, otherWords: 46, characters: 900 },
  outside: {},
};

const count = (id: string) => ({
  run: (store: QuoteStore) => recordCount(store, id, counted, at),
  confirm: (told: Confirmed) => replace(told, id, 'file counting', 'file measured'),
});

const countAgain = (id: string) => ({
  run: (store: QuoteStore) => requestCount(store, id),
  confirm: (told: Confirmed) => replace(told, id, /file \w+/, 'file counting'),
});

function replace(told: Confirmed, id: string, before: string | RegExp, after: string): void {
  const state = told.get(id);
  if (state !== undefined) told.set(id, state.replace(before, after));
}

const changeStatus = (id: string, status: 'completed' | 'in-progress') => ({
  run: (store: QuoteStore) => setStatus(store, id, { status, at }),
  confirm(told: Confirmed) {
    replace(told, id, /^\S+/, status);
  },
});

const deleteFile = (id: string) => ({
  run: (store: QuoteStore) => recordDeletion(store, id, { at, cause: 'completed' }),
  confirm(told: Confirmed) {
    replace(told, id, 'file counting', 'file estimated');
    replace(told, id, 'file', 'deleted');
  },
});

/** So many lone changes that the journal has begun to flush them in place. */
const lone: readonly Step[] = Array.from({ length: 66 }, (_, number) => ({
  commands: [add(`lone-${number}`)],
}));

const steps: readonly Step[] = [
  { commands: [add('a')] },
  { commands: [add('b'), add('c'), changeStatus('a', 'in-progress')] },
  { commands: [changeStatus('b', 'completed')] },
  { commands: [deleteFile('b'), add('d')] },
  { commands: [changeStatus('a', 'completed'), changeStatus('c', 'in-progress'), add('e')] },
  { commands: [add('f'), addUncounted('g'), addUncounted('h')] },
  { commands: [count('g'), changeStatus('g', 'in-progress')] },
  { commands: [countAgain('g'), deleteFile('h')] },
  { commands: [count('h')] },
];

async function listed(store: QuoteStore): Promise<Confirmed> {
  return new Map(
    (await listOf(store)).map((quote) => [
      quote.id,
      `${quote.status} ${quote.filePath === undefined ? 'deleted' : 'file'} ${quote.wordCountBasis}`,
    ]),
  );
}

function open(disk: MemoryDisk): Promise<QuoteStore> {
  return openQuoteStore(folder, { disk, minJournalBytes });
}

/** Runs the steps; a refused command is not confirmed. */
async function run(store: QuoteStore, told: Confirmed): Promise<void> {
  for (const { commands } of [...lone, ...steps]) {
    const outcomes = await Promise.allSettled(commands.map((command) => command.run(store)));
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') commands[index]?.confirm(told);
    }
  }
}

async function expectListed(disk: MemoryDisk, told: Confirmed, when: string): Promise<void> {
  const store = await open(disk);
  expect(await listed(store), when).toEqual(told);
  await store.close();
}

/** Opens, runs and closes once with a fault at the given call. */
async function runWithFault(call: number, fault: Fault) {
  const failing = createMemoryDisk();
  const told: Confirmed = new Map();
  failing.failAt(call, fault);
  const opened = await open(failing).catch(() => null);
  // A process that cannot open its store ends; the office starts it again.
  const disk = opened === null ? failing.afterKill() : failing;
  const store = opened ?? (await open(disk));
  await run(store, told);
  return { disk, store, told, failed: failing.calls[call] };
}

async function countCalls(): Promise<number> {
  const disk = createMemoryDisk();
  const store = await open(disk);
  await run(store, new Map());
  await store.close();
  return disk.calls.length;
}

const calls = await countCalls();
/** Of the many lone changes, which are alike, one in fifteen will do. */
const everyCall = Array.from({ length: calls }, (_, call) => call).filter(
  (call) => call < 40 || call > calls - 70 || call % 15 === 0,
);

/** `npm test` has a sample of them, another one for each fault and question. */
const callsFor = (turn: number) =>
  process.env.LONG_TESTS ? everyCall : everyCall.filter((_, index) => index % 4 === turn);

describe('openQuoteStore on a disk that fails', () => {
  it('makes enough calls for this test to mean something', () => {
    expect(calls).toBeGreaterThan(60);
  });

  it.each([
    ['EIO', 0],
    ['ENOSPC', 1],
  ] as const)(
    'lists what it confirmed and nothing else when any one call fails with %s, also after a death',
    async (fault, turn) => {
      for (const call of callsFor(turn)) {
        const { disk, store, told, failed } = await runWithFault(call, fault);
        expect(await listed(store), `call ${call}, ${failed}`).toEqual(told);
        const deaths = {
          kill: disk.afterKill(),
          'power loss, nothing unflushed arrived': disk.afterPowerLoss(() => false),
          'power loss, everything unflushed arrived': disk.afterPowerLoss(() => true),
        };
        for (const [death, left] of Object.entries(deaths)) {
          await expectListed(left, told, `call ${call}, ${failed}, ${death}`);
        }
      }
    },
  );

  it.each([
    ['EIO', 2],
    ['ENOSPC', 3],
  ] as const)(
    'takes changes again after any one call failed with %s, and has all of them at the next start',
    async (fault, turn) => {
      for (const call of callsFor(turn)) {
        const { disk, store, told, failed } = await runWithFault(call, fault);
        await addQuote(store, sampleQuote('later')).catch(() =>
          addQuote(store, sampleQuote('later')),
        );
        told.set('later', 'pending file estimated');
        // The fault may be one of closing.
        await store.close().catch(() => undefined);
        await expectListed(disk.afterKill(), told, `call ${call}, ${failed}`);
      }
    },
  );

  it('refuses while there is no room and goes on when room returns', async () => {
    const disk = createMemoryDisk();
    const store = await open(disk);
    await addQuote(store, sampleQuote('before'));
    disk.setRoom(false);
    await expect(addQuote(store, sampleQuote('refused'))).rejects.toThrow('ENOSPC');
    expect(await store.isHealthy()).toBe(false);
    expect([...(await listed(store)).keys()]).toEqual(['before']);
    disk.setRoom(true);
    await addQuote(store, sampleQuote('after'));
    expect(await store.isHealthy()).toBe(true);
    await store.close();
    const next = await open(disk.afterKill());
    expect([...(await listed(next)).keys()]).toEqual(['after', 'before']);
    await next.close();
  });
});

describe('openQuoteStore on a full disk', () => {
  const uploadsFolder = '/uploads';
  const openBoth = (disk: MemoryDisk) =>
    openQuoteStore(folder, { disk, uploadsFolder, minJournalBytes });

  it.each([
    ['as it was left', [], { inPlace: true }],
    ['that writes nothing in place either', [], { inPlace: false }],
    ['without its snapshot', ['quotes.json'], { inPlace: false }],
  ])('opens a store %s, and takes changes when room returns', async (_name, lost, exceptions) => {
    const disk = createMemoryDisk();
    const store = await openBoth(disk);
    await addQuote(store, sampleQuote('a'));
    await store.close();
    const next = disk.afterKill();
    for (const name of lost) await next.remove(`${folder}/${name}`);
    next.setRoom(false, exceptions);
    const opened = await openBoth(next);
    expect([...(await listed(opened)).keys()]).toEqual(['a']);
    await expect(addQuote(opened, sampleQuote('refused'))).rejects.toThrow('ENOSPC');
    next.setRoom(true);
    await addQuote(opened, sampleQuote('b'));
    await opened.close();
    const last = await openBoth(next.afterKill());
    expect([...(await listed(last)).keys()]).toEqual(['b', 'a']);
    await last.close();
  });
});

describe('openQuoteStore when the power goes', () => {
  it('keeps every confirmed change, and every other one whole or not at all', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: calls - 1 }),
        fc.infiniteStream(fc.boolean()),
        async (call, arrivals) => {
          const disk = createMemoryDisk();
          const told: Confirmed = new Map();
          disk.failAt(call, 'power loss');
          await Promise.race([open(disk).then((store) => run(store, told)), stopped(disk)]);
          const next = await open(disk.afterPowerLoss(() => arrivals.next().value ?? false));
          const found = await listed(next);
          for (const [id, state] of told) expect(isReached(state, found.get(id))).toBe(true);
          await next.close();
        },
      ),
      { numRuns: 150, seed: 6 },
    );
  });
});

/** Resolves when the disk has been idle for enough turns that nothing can be waiting for it. */
async function stopped(disk: MemoryDisk): Promise<void> {
  for (let seen = -1; seen !== disk.calls.length; ) {
    seen = disk.calls.length;
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A later change than the confirmed one may have reached the disk; an earlier one may not be left. */
function isReached(confirmed: string, found: string | undefined): boolean {
  const [status = '', file = ''] = confirmed.split(' ');
  const [foundStatus = '', foundFile = ''] = found?.split(' ') ?? [];
  const order = ['', 'pending', 'in-progress', 'completed'];
  return (
    order.indexOf(foundStatus) >= order.indexOf(status) &&
    (file === foundFile || foundFile === 'deleted')
  );
}
