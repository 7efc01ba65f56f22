import { jobOf, orderWithJobIn } from '@yiqiao/contract/commands/sample-job';
import { HttpError } from '@yiqiao/contract/http/http-error';
import { asTranslatorSees, type TranslatorJob } from '@yiqiao/contract/translator/translator-job';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isJobEntry } from '../../offline/outbox/outbox-entry.ts';
import { type ConsoleDatabase, openDatabase } from '../../offline/storage/database.ts';
import { createIndexedStorage } from '../../offline/storage/indexed-storage.ts';
import { createFakeOffice, type FakeOffice } from '../../test/fake-office.ts';
import { type Console, createConsole } from '../console.ts';
import type { Seat } from '../seat.ts';
import { createFakeJobs, type FakeJobs } from '../test/fake-jobs.ts';
import { createTestEdges } from '../test/test-edges.ts';

// Those of jsdom cannot be cloned into a database.
await vi.hoisted(async () => {
  // By a name that the types of a page need not know.
  const buffer = 'node:buffer';
  const { Blob, File }: Pick<typeof globalThis, 'Blob' | 'File'> = await import(buffer);
  vi.stubGlobal('Blob', Blob);
  vi.stubGlobal('File', File);
});

let office: FakeOffice;
let server: FakeJobs;
let database: ConsoleDatabase;
let now: number;

const start = Date.parse('2026-11-20T12:00:00.000Z');

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  database = await openDatabase({ onBlocked() {}, onOutdated() {} });
  office = createFakeOffice();
  office.person = { id: 'gu', name: '顾一鸣', seal: '顾', role: 'translator', language: 'zh-Hans' };
  server = createFakeJobs(job('accepted'));
  now = start;
});

afterEach(() => {
  database.close();
});

function job(state: string): TranslatorJob {
  const order = orderWithJobIn(state);
  return asTranslatorSees({ ...order, id: 'order', reference: 'YQ-W7E0-XB1D' }, jobOf(order));
}

/** A console as it starts after a reload. */
async function open(): Promise<Console> {
  const console = createConsole(
    createTestEdges(office, {
      ...server.edges,
      storage: createIndexedStorage(async () => database),
      isConnected: () => server.isThere,
      now: () => now,
      randomId: () => crypto.randomUUID(),
      ask: (...call) => {
        if (!server.isThere) throw new TypeError('Failed to fetch');
        return office.ask(...call);
      },
    }),
  );
  await console.open();
  return console;
}

async function logIn(): Promise<Console> {
  const console = await open();
  await console.login('gu', 'secret');
  await console.resume();
  return console;
}

function seatOf({ store }: Console): Seat {
  const { seat } = store.getState();
  if (seat === null) throw new Error('There is no seat.');
  return seat;
}

function jobHere(console: Console): TranslatorJob {
  const [first] = seatOf(console).store.getState().jobs;
  if (first === undefined) throw new Error('There is no job.');
  return first;
}

const finished = () => new File(['租约第一条。'], '租约.txt');

/** Without a connection: a message, a finished file, and its hand-in with a line. */
async function workOffline(console: Console): Promise<void> {
  server.isThere = false;
  console.store.setState({ connection: 'offline' });
  const seat = seatOf(console);
  const here = jobHere(console);
  await seat.changeJob(here, { command: 'writeInJob', request: { text: 'A question.' } });
  await seat.addFinished(here, [finished()]);
  const uploads = console.store.getState().uploads.map(({ id }) => id);
  const request = { fileIds: [], note: 'As last year.' };
  expect(await seat.changeJob(here, { command: 'handInJob', request }, uploads)).toBeNull();
}

const jobEntries = ({ store }: Console) => store.getState().outbox.filter(isJobEntry);
const fileNames = (console: Console) =>
  console.store.getState().uploads.map(({ fileName }) => fileName);

describe('a translator’s jobs', () => {
  it('are there without a connection, with the files that were opened', async () => {
    const console = await logIn();
    expect(await seatOf(console).readJobFile(jobHere(console), 'source')).toBeInstanceOf(Blob);
    server.isThere = false;
    const again = await open();
    const kept = await seatOf(again).readJobFile(jobHere(again), 'source');
    expect(await (kept as Blob).text()).toBe('Article one.');
  });

  it('take what was done offline through a restart, and hand in once the files have arrived', async () => {
    await workOffline(await logIn());
    const again = await open();
    await vi.waitFor(() => expect(fileNames(again)).toEqual(['租约.txt']));
    expect(jobEntries(again).map(({ command }) => command)).toEqual(['writeInJob', 'handInJob']);
    now += 60_000;
    server.isThere = true;
    await again.resume();
    await vi.waitFor(() => expect(server.jobs[0]?.state).toBe('handed-in'));
    expect(server.arrived).toEqual(['writeInJob', 'file', 'handInJob']);
    expect(server.jobs[0]?.steps.at(-1)).toMatchObject({ note: 'As last year.' });
    await vi.waitFor(() => expect(jobHere(again).state).toBe('handed-in'));
    await vi.waitFor(() =>
      expect(again.store.getState()).toMatchObject({ outbox: [], uploads: [] }),
    );
    expect(await database.getAll('finishedFiles')).toEqual([]);
  });

  it('keep text and file of a hand-in whose job was taken back meanwhile', async () => {
    const console = await logIn();
    await workOffline(console);
    server.change({ state: 'taken-back' });
    server.isThere = true;
    await console.resume();
    await vi.waitFor(() =>
      expect(jobEntries(console)).toMatchObject([
        { command: 'handInJob', state: 'refused', request: { note: 'As last year.' } },
      ]),
    );
    const [upload] = console.store.getState().uploads;
    expect(upload).toMatchObject({ state: 'failed', fileName: '租约.txt' });
    expect(
      await seatOf(console)
        .findUnsent(upload?.id ?? '')
        ?.text(),
    ).toBe('租约第一条。');
    expect(server.arrived).not.toContain('file');

    seatOf(console).uploads.cancelUpload(upload?.id ?? '');
    await vi.waitFor(async () => expect(await database.getAll('finishedFiles')).toEqual([]));
  });

  it('send what is finished past a file of a job that the server takes for unanswered', async () => {
    const offered = { ...job('offered'), id: 'offered' };
    server.jobs = [offered, ...server.jobs];
    const console = await logIn();
    const accepted = server.jobs[1] ?? offered;
    await seatOf(console).addFinished(offered, [finished()]);
    await seatOf(console).addFinished(accepted, [finished()]);
    await vi.waitFor(() =>
      expect(console.store.getState().uploads).toMatchObject([
        { quoteId: 'offered', state: 'waiting' },
      ]),
    );
    expect(server.jobs[1]?.finished).toHaveLength(1);
    expect(server.jobs[0]?.finished).toEqual([]);
  });

  it('are not shut out by a refusal that belongs to an earlier session', async () => {
    let refuse = (_why: HttpError): void => {};
    const fetchFile = vi.spyOn(server.edges, 'fetchFile').mockReturnValueOnce(
      new Promise((_, reject) => {
        refuse = reject;
      }),
    );
    const console = await logIn();
    const answer = seatOf(console).readJobFile(jobHere(console), 'source');
    await vi.waitFor(() => expect(fetchFile).toHaveBeenCalledOnce());
    await console.logout();
    await console.login('gu', 'secret');
    await console.resume();
    refuse(new HttpError(401, 'Unauthorized', ''));
    await answer;
    expect(console.store.getState().session).toBe('signed-in');
  });

  it('lose their source files on this device when they are over', async () => {
    const console = await logIn();
    await seatOf(console).readJobFile(jobHere(console), 'source');
    expect(await database.count('jobFiles')).toBe(1);
    server.change({ state: 'done' });
    await console.refresh();
    expect(await database.count('jobFiles')).toBe(0);
    expect(seatOf(console).store.getState().kept.size).toBe(0);
  });

  it('lose all files when the deletion is due, also without a connection', async () => {
    server.change({ fileDeletionDueAt: new Date(start + 3_600_000).toISOString() });
    const console = await logIn();
    await seatOf(console).readJobFile(jobHere(console), 'source');
    await workOffline(console);
    now = start + 3_599_000;
    console.tick();
    expect(await database.count('jobFiles')).toBe(1);
    now = start + 3_600_000;
    console.tick();
    await vi.waitFor(async () => expect(await database.count('jobFiles')).toBe(0));
    await vi.waitFor(async () => expect(await database.count('finishedFiles')).toBe(0));
    expect(jobEntries(console)).toMatchObject([
      { command: 'writeInJob', state: 'waiting' },
      { command: 'handInJob', state: 'refused', request: { note: 'As last year.' } },
    ]);
  });

  it('say on the next start what the person has seen', async () => {
    const console = await logIn();
    await seatOf(console).markSeen(jobHere(console));
    server.isThere = false;
    const { seen } = seatOf(await open()).store.getState();
    expect(seen.get(jobHere(console).id)).toBe('2026-11-20T10:00:00.000Z');
  });

  it('leave nothing on the device of somebody who logs out', async () => {
    const console = await logIn();
    await seatOf(console).readJobFile(jobHere(console), 'source');
    await workOffline(console);
    await console.logout();
    for (const store of ['jobs', 'jobFiles', 'finishedFiles', 'outbox'] as const) {
      expect(await database.count(store), store).toBe(0);
    }
  });
});
