import { markOpened } from '@yiqiao/contract/commands/office/mark-opened';
import { type JoinRequest, join } from '@yiqiao/contract/commands/people/join';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListRefresher } from '../offline/list/list-refresher.ts';
import { refreshList } from '../offline/list/refresh-list.ts';
import type { ConsoleStorage } from '../offline/storage/console-storage.ts';
import { type ConsoleDatabase, openDatabase } from '../offline/storage/database.ts';
import { createIndexedStorage, writeList } from '../offline/storage/indexed-storage.ts';
import { changedSegments } from '../offline/storage/records/stored-segment.ts';
import type { TabMessage } from '../offline/tabs.ts';
import { changeElsewhere, createFakeOffice, type FakeOffice } from '../test/fake-office.ts';
import { sampleQuotes } from '../test/sample-quote.ts';
import { type Console, createConsole } from './console.ts';
import { createTestEdges } from './test/test-edges.ts';

const hour = 3_600_000;
const joining: JoinRequest = {
  name: '沈若兰',
  seal: '沈',
  language: 'en',
  username: 'ruolan',
  password: 'the password',
};
let now: number;
let office: FakeOffice;
/** What the device keeps: what one console wrote, the next one reads. */
let database: ConsoleDatabase;
let storage: ConsoleStorage;
let told: TabMessage[];
let planned: (() => void) | null;
/** Says something to the console that was opened last, as another tab would. */
let hear: (message: TabMessage) => void;

beforeEach(async () => {
  now = Date.parse('2026-11-20T12:00:00.000Z');
  office = createFakeOffice(sampleQuotes(3));
  globalThis.indexedDB = new IDBFactory();
  database = await openDatabase({ onBlocked() {}, onOutdated() {} });
  storage = createIndexedStorage(async () => database);
  told = [];
  planned = null;
});

afterEach(() => {
  vi.useRealTimers();
});

function refreshHere(): ListRefresher {
  let stop = () => {};
  return {
    async refresh(request, onSegment) {
      return new Promise((resolve) => {
        let isStopped = false;
        stop = () => {
          isStopped = true;
          resolve({ kind: 'stopped' });
        };
        void refreshList(request, {
          listQuotes: (cursor) => office.listQuotes(cursor),
          now: () => now,
          report: (message) => (message.kind === 'segment' ? onSegment(message) : resolve(message)),
          write: async (list, head) => {
            if (isStopped) return;
            const segments = changedSegments([], list);
            await writeList(database, request.sessionId, { segments, head });
          },
        });
      });
    },
    stop: () => stop(),
  };
}

function open(isConnected: () => boolean = () => true): Console {
  let ids = 0;
  const asked = office;
  return createConsole(
    createTestEdges(asked, {
      storage,
      refresher: refreshHere(),
      tabs: {
        // A console of an earlier test goes on looking for its own office.
        tell: (message) => asked === office && told.push(message),
        onMessage(listener) {
          hear = listener;
        },
      },
      now: () => now,
      isConnected,
      randomId: () => {
        ids += 1;
        return `random-id-${ids}-${office.calls.length}`;
      },
      planOnce: (task) => {
        planned = task;
      },
    }),
  );
}

async function start(console: Console): Promise<void> {
  await console.open();
  await console.resume();
}

async function openSignedIn(): Promise<Console> {
  const console = open();
  await console.login('office', 'secret');
  await console.resume();
  return console;
}

/** The next call of `endpoint` is answered when the test says; the calls after it as before. */
function holdNext(endpoint: object): { asked: Promise<void>; answer: (body: unknown) => void } {
  const { answers } = office;
  const before = answers.get(endpoint);
  let answer = (_body: unknown) => {};
  const answered = new Promise<unknown>((resolve) => {
    answer = resolve;
  });
  const asked = new Promise<void>((resolve) => {
    answers.set(endpoint, () => {
      if (before) answers.set(endpoint, before);
      resolve();
      return answered;
    });
  });
  return { asked, answer };
}

const first = (console: Console) => {
  const quote = console.store.getState().list.quotes[0];
  if (!quote) throw new Error('The list is empty');
  return quote;
};

describe('createConsole', () => {
  it('shows the stored quotes when the session check cannot be reached', async () => {
    await openSignedIn();
    office.faults = ['offline'];
    const console = open();
    await start(console);
    expect(console.store.getState()).toMatchObject({ session: 'unknown', connection: 'offline' });
    expect(console.store.getState().list).toMatchObject({ phase: 'ready', total: 3, asOf: now });
  });

  it('stays offline when the last answer is read after the connection has gone', async () => {
    await openSignedIn();
    let isConnected = true;
    const console = open(() => isConnected);
    await console.open();
    const { listQuotes } = office;
    office.listQuotes = async (etag) => {
      const answer = await listQuotes(etag);
      isConnected = false;
      console.store.setState({ connection: 'offline' });
      return answer;
    };
    await console.resume();
    expect(console.store.getState()).toMatchObject({ connection: 'offline', isRefreshing: false });
    expect(console.store.getState().list).toMatchObject({ phase: 'ready', total: 3 });
  });

  it('is online when the server answers a browser that thinks it is not connected', async () => {
    await openSignedIn();
    const console = open(() => false);
    await start(console);
    expect(console.store.getState().connection).toBe('online');
  });

  it('asks for a login when nothing is stored and nobody answers', async () => {
    office.faults = ['offline'];
    const console = open();
    await start(console);
    expect(console.store.getState()).toMatchObject({
      session: 'signed-out',
      loginNotice: 'unconfirmed',
    });
  });

  it('signs out when the server says so: the list goes, the outbox is sealed', async () => {
    const offline = await openSignedIn();
    office.faults = ['offline'];
    await offline.changeStatus(first(offline), 'completed');
    office.isSignedIn = false;
    const console = open();
    await start(console);
    expect(console.store.getState()).toMatchObject({ session: 'signed-out', loginNotice: 'ended' });
    expect(console.store.getState().list.quotes).toEqual([]);
    expect(await storage.readListHead()).toBeNull();
    expect(await storage.readOutbox()).toEqual([]);
    expect(await storage.readSealed()).toMatchObject([{ waiting: 1 }]);
  });

  it('sends what waited as soon as the person has logged in again', async () => {
    const console = await openSignedIn();
    office.isSignedIn = false;
    await console.changeStatus(first(console), 'completed');
    expect(console.store.getState().session).toBe('signed-out');
    await console.login('office', 'secret');
    await console.resume();
    expect(office.quotes[0]?.status).toBe('completed');
    expect(console.store.getState().outbox).toEqual([]);
  });

  it('keeps the reason for the login when several answers say that the session has ended', async () => {
    const console = await openSignedIn();
    office.isSignedIn = false;
    await console.refresh();
    await console.refresh();
    expect(console.store.getState()).toMatchObject({ session: 'signed-out', loginNotice: 'ended' });
  });

  it('asks no more once a change was answered that the session has ended', async () => {
    const console = await openSignedIn();
    office.faults = ['offline'];
    await console.changeStatus(first(console), 'completed');
    office.whileSending = async () => {
      office.isSignedIn = false;
    };
    await console.resume();
    expect(office.calls.slice(-3)).toEqual(['setStatus', 'check', 'seal']);
    expect(console.store.getState()).toMatchObject({ session: 'signed-out', loginNotice: 'ended' });
  });

  it('does not send without a session what was planned before it ended', async () => {
    const console = await openSignedIn();
    office.faults = ['offline'];
    await console.changeStatus(first(console), 'completed');
    office.isSignedIn = false;
    await console.resume();
    now += 5_000;
    planned?.();
    await console.resume();
    await console.resume();
    expect(office.arrived).toHaveLength(1);
  });

  it('locks the copy 72 hours after the last confirmation', async () => {
    await openSignedIn();
    now += 73 * hour;
    office.faults = ['offline'];
    const console = open();
    await start(console);
    expect(console.store.getState()).toMatchObject({
      session: 'signed-out',
      loginNotice: 'locked',
    });
    expect(console.store.getState().list.quotes).toEqual([]);
  });

  it('locks a tab that stays open without the server', async () => {
    const console = await openSignedIn();
    now += 73 * hour;
    office.faults = ['offline'];
    console.tick();
    expect(console.store.getState()).toMatchObject({
      session: 'signed-out',
      loginNotice: 'locked',
    });
    expect(console.store.getState().list.quotes).toEqual([]);
  });

  it('goes on by itself when the server confirms the session after all', async () => {
    const console = await openSignedIn();
    now += 73 * hour;
    console.tick();
    await vi.waitFor(() => expect(console.store.getState().list.quotes).toHaveLength(3));
    expect(console.store.getState().session).toBe('signed-in');
  });

  it('says that a change arrived, offers to undo it and fetches what has changed', async () => {
    const console = await openSignedIn();
    await console.changeStatus(first(console), 'completed');
    const { toast } = console.toaster.store.getState();
    expect(toast).toMatchObject({ title: 'Success', description: 'Quote status updated' });
    expect(office.calls.slice(-2)).toEqual(['setStatus', 'changes']);

    toast?.action?.run();
    await vi.waitFor(() => expect(office.quotes[0]?.status).toBe('pending'));
  });

  it('offers the last change of a submission for undoing until the list is left', async () => {
    const console = await openSignedIn();
    await console.changeStatus(first(console), 'completed');
    const { undoable } = console.store.getState();
    expect([...undoable]).toEqual([[first(console).id, { from: 'pending', to: 'completed' }]]);
    await console.undoStatus(first(console).id);
    expect(office.quotes[0]?.status).toBe('pending');
    expect(console.store.getState().undoable.size).toBe(0);

    await console.changeStatus(first(console), 'cancelled');
    console.endUndo();
    await console.undoStatus(first(console).id);
    expect(office.quotes[0]?.status).toBe('cancelled');
  });

  it('sends nothing of what was undone before it was sent', async () => {
    await openSignedIn();
    const console = open(() => false);
    office.faults = ['offline'];
    await start(console);
    await console.changeStatus(first(console), 'completed');
    await console.undoStatus(first(console).id);
    expect(console.store.getState().outbox).toEqual([]);
    expect(console.store.getState().undoable.size).toBe(0);
    expect(office.arrived).toEqual([]);
  });

  it('sends nothing of what was undone before it was sent, though the device seems connected', async () => {
    await openSignedIn();
    const console = open();
    office.faults = ['offline', 'offline'];
    await start(console);
    await console.changeStatus(first(console), 'completed');
    expect(console.store.getState()).toMatchObject({ connection: 'offline' });
    await console.undoStatus(first(console).id);
    expect(console.store.getState().outbox).toEqual([]);
    await console.resume();
    expect(office.arrived).toEqual([]);
  });

  it('does nothing when the status is chosen that holds already', async () => {
    const console = await openSignedIn();
    const before = office.calls.length;
    await console.changeStatus(first(console), 'pending');
    expect(office.calls).toHaveLength(before);
  });

  it('keeps a change made offline and shows it as waiting', async () => {
    await openSignedIn();
    const console = open(() => false);
    office.faults = ['offline'];
    await start(console);
    await console.changeStatus(first(console), 'cancelled');
    expect(office.arrived).toEqual([]);
    expect(console.store.getState().outbox).toMatchObject([{ to: 'cancelled', state: 'waiting' }]);
    expect(told).toContain('outbox-changed');
  });

  it('says that a change waits when nobody answers it, though the device seems connected', async () => {
    const console = await openSignedIn();
    await console.changeStatus(first(console), 'completed');
    office.faults = ['offline'];
    await console.changeStatus(first(console), 'cancelled');
    expect(console.toaster.store.getState().toast).toMatchObject({ title: 'Waiting' });
    office.faults = [];
    await console.resume();
    expect(console.toaster.store.getState().toast).toMatchObject({ title: 'Success' });
  });

  it('keeps a change that the server failed to take, says so once, and sends it when it is told to', async () => {
    const console = await openSignedIn();
    office.faults = [500];
    planned = null;
    await console.changeStatus(first(console), 'completed');
    expect(office.arrived).toHaveLength(1);
    expect(planned).toBeNull();
    const { toast } = console.toaster.store.getState();
    expect(toast).toMatchObject({
      title: 'Error',
      description: 'Fault 500. The change is kept here and has not been sent yet.',
      action: { label: 'Send now' },
    });
    const [entry] = console.store.getState().outbox;
    expect(entry).toMatchObject({ state: 'waiting', isHeld: true });
    if (entry) await console.sendNow(entry);
    expect(console.store.getState().outbox).toEqual([]);
    expect(office.arrived).toHaveLength(2);
  });

  it('sends what the server failed to take when the connection returns after having been away', async () => {
    const console = await openSignedIn();
    office.faults = [500];
    await console.changeStatus(first(console), 'completed');
    const other = console.store.getState().list.quotes[1];
    office.faults = ['offline'];
    if (other) await console.changeStatus(other, 'completed');
    expect(console.store.getState().outbox).toHaveLength(2);
    now += 5_000;
    planned?.();
    await vi.waitFor(() => expect(console.store.getState().outbox).toEqual([]));
  });

  it('sends a later decision in the place of the one that the server failed to take', async () => {
    const console = await openSignedIn();
    office.faults = [500];
    await console.changeStatus(first(console), 'in-progress');
    await console.changeStatus(first(console), 'completed');
    const arrived = office.arrived.map(({ status }) => status);
    expect(arrived).toEqual(['in-progress', 'completed']);
    expect(first(console).status).toBe('completed');
  });

  it('deletes everything at log-out, also when the server cannot be told', async () => {
    const console = await openSignedIn();
    office.faults = ['offline'];
    await console.logout();
    expect(console.store.getState()).toMatchObject({
      session: 'signed-out',
      outbox: [],
      hasLeft: true,
    });
    expect(console.store.getState().list.quotes).toEqual([]);
    expect(await storage.readSession()).toBeNull();
    expect(await storage.readListHead()).toBeNull();
    expect(console.toaster.store.getState().toast).toMatchObject({ description: 'Logout failed' });
    expect(told).toContain('signed-out');
  });

  it('shows the log-in only once the device has forgotten everything', async () => {
    const console = await openSignedIn();
    let finishWipe = () => {};
    vi.spyOn(storage, 'wipe').mockReturnValueOnce(new Promise((resolve) => (finishWipe = resolve)));
    const left = console.logout();
    await new Promise((resolve) => setTimeout(resolve));
    expect(console.store.getState().session).toBe('signed-in');
    finishWipe();
    await left;
    expect(console.store.getState().session).toBe('signed-out');
  });

  it('stays logged out when an answer from before the log-out comes after it', async () => {
    const console = await openSignedIn();
    const check = holdNext(endpoints.adminCheck);
    const resumed = console.resume();
    await check.asked;
    office.faults = ['offline'];
    await console.logout();
    check.answer({ authenticated: true });
    await resumed;
    expect(console.store.getState()).toMatchObject({ session: 'signed-out', hasLeft: true });
    expect(await storage.readSession()).toBeNull();
    expect(await storage.readListHead()).toBeNull();
  });

  it.each([
    ['logs in', endpoints.adminLogin, (it: Console) => it.login('office', 'the password'), {}],
    ['joins', join, (it: Console) => it.join('a key', joining), { person: null }],
  ] as const)(
    '%s once the server has answered the log-out before',
    async (_name, endpoint, enter, answer) => {
      const console = await openSignedIn();
      const logout = holdNext(endpoints.adminLogout);
      const left = console.logout();
      await logout.asked;
      const entry = holdNext(endpoint);
      let isAsked = false;
      void entry.asked.then(() => {
        isAsked = true;
      });
      const entered = enter(console);
      await new Promise((resolve) => setTimeout(resolve));
      expect(isAsked).toBe(false);
      logout.answer(undefined);
      await left;
      await entry.asked;
      entry.answer(answer);
      await entered;
      expect(console.store.getState().session).toBe('signed-in');
    },
  );

  it('leaves no session behind when another tab logs out while this one asks', async () => {
    office.isSignedIn = true;
    const console = open();
    await console.open();
    const check = holdNext(endpoints.adminCheck);
    const resumed = console.resume();
    await check.asked;
    hear('signed-out');
    check.answer({ authenticated: true });
    await resumed;
    expect(console.store.getState().session).toBe('signed-out');
    expect(await storage.readSession()).toBeNull();
  });

  it('leaves no session behind that it wrote after another tab had wiped it', async () => {
    const console = await openSignedIn();
    const { writeSession } = storage;
    storage.writeSession = async (session) => {
      await storage.wipe('first');
      await writeSession(session);
      hear('signed-out');
    };
    await console.resume();
    expect(console.store.getState()).toMatchObject({ session: 'signed-out', hasLeft: true });
    expect(await storage.readSession()).toBeNull();
  });

  it('follows at once when the session has ended in another tab, and keeps the queue', async () => {
    const other = await openSignedIn();
    const console = open();
    await start(console);
    office.faults = ['offline'];
    await console.changeStatus(first(console), 'completed');
    office.isSignedIn = false;
    await other.refresh();
    expect(told.filter((message) => message === 'session-ended')).toHaveLength(1);
    hear('session-ended');
    expect(console.store.getState()).toMatchObject({
      session: 'signed-out',
      loginNotice: 'ended',
      outbox: [{ to: 'completed', state: 'waiting' }],
    });
    expect(console.store.getState().list.quotes).toEqual([]);
    await vi.waitFor(async () =>
      expect(await storage.readSealed()).toMatchObject([{ waiting: 1, undecided: 0 }]),
    );
    expect(told.filter((message) => message === 'session-ended')).toHaveLength(1);
  });

  it('says that a change is being sent when that takes longer than a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const console = await openSignedIn();
    let answer = () => {};
    let changed: Promise<void> | undefined;
    await new Promise<void>((onItsWay) => {
      office.whileSending = () => {
        onItsWay();
        return new Promise((resolve) => (answer = resolve));
      };
      changed = console.changeStatus(first(console), 'completed');
    });
    await vi.advanceTimersByTimeAsync(900);
    expect(console.store.getState()).toMatchObject({ isSending: true, slowSeq: null });
    await vi.advanceTimersByTimeAsync(200);
    const { outbox, slowSeq } = console.store.getState();
    expect(slowSeq).toBe(outbox[0]?.seq);
    answer();
    await changed;
    await vi.advanceTimersByTimeAsync(2000);
    expect(console.store.getState()).toMatchObject({ isSending: false, slowSeq: null });
  });

  it('stays logged in when an answer from before the login comes after it', async () => {
    const console = await openSignedIn();
    const check = holdNext(endpoints.adminCheck);
    const resumed = console.resume();
    await check.asked;
    await console.login('office', 'secret');
    check.answer({ authenticated: false });
    await resumed;
    expect(console.store.getState()).toMatchObject({ session: 'signed-in', loginNotice: null });
    await vi.waitFor(() => expect(console.store.getState().list.quotes).toHaveLength(3));
  });

  it('shows nothing of a change that was on its way when the person logged out', async () => {
    const console = await openSignedIn();
    office.whileSending = async () => {
      office.faults = ['offline'];
      await console.logout();
    };
    await console.changeStatus(first(console), 'completed');
    expect(console.store.getState().list.quotes).toEqual([]);
    expect(console.toaster.store.getState().toast).toMatchObject({ description: 'Logout failed' });
  });

  it('takes what it said about a client along at log-out, in every tab', async () => {
    const console = await openSignedIn();
    await console.changeStatus(first(console), 'completed');
    expect(console.toaster.store.getState().toast?.action).toBeDefined();
    await console.logout();
    expect(console.toaster.store.getState().toast).toBeNull();
  });

  it('follows a clock that was set right though the list is unchanged', async () => {
    office.servedAt = () => new Date(now - 24 * hour).toUTCString();
    const console = await openSignedIn();
    expect(console.store.getState().clockOffsetMs).toBe(-24 * hour);
    office.servedAt = () => new Date(now).toUTCString();
    await console.refresh();
    expect(console.store.getState()).toMatchObject({ clockOffsetMs: 0, now });
    expect(await storage.readListHead()).toMatchObject({ clockOffsetMs: 0, asOf: now });
  });

  it('fetches only what has changed, and keeps it, after a week away too', async () => {
    await openSignedIn();
    office.quotes = [...sampleQuotes(120).slice(0, 117), ...office.quotes];
    changeElsewhere(office, 'q2', 'completed');
    now += 24 * hour;
    const console = await openSignedIn();
    expect(office.calls.filter((call) => call === 'list')).toHaveLength(1);
    expect(console.store.getState().list.quotes).toEqual(office.quotes);
    office.faults = ['offline'];
    const later = open();
    await start(later);
    await vi.waitFor(() => expect(later.store.getState().list.quotes).toEqual(office.quotes));
  });

  it('takes the whole list from a server that does not know its cursor', async () => {
    const console = await openSignedIn();
    office.knowsCursors = false;
    // An older copy was put back: what this device holds never happened there.
    office.quotes = sampleQuotes(2);
    await console.refresh();
    expect(console.store.getState().list.quotes).toEqual(office.quotes);
    expect(await storage.readListHead()).toMatchObject({ total: 2, cursor: null });
    office.quotes = sampleQuotes(4);
    await console.refresh();
    expect(console.store.getState().list.quotes).toEqual(office.quotes);
  });

  it('goes on from what another tab keeps only after it has read the whole list', async () => {
    const [one, other] = [await openSignedIn(), open()];
    await start(other);
    changeElsewhere(office, 'q1', 'completed');
    await one.refresh();
    changeElsewhere(office, 'q2', 'completed');
    await other.refresh();
    expect(other.store.getState().list.quotes).toEqual(office.quotes);
    await other.refresh();
    office.faults = ['offline'];
    const later = open();
    await start(later);
    await vi.waitFor(() => expect(later.store.getState().list.quotes).toEqual(office.quotes));
  });

  it('fetches the list anew for a press that comes while an earlier one is still being answered', async () => {
    const console = await openSignedIn();
    const opening = holdNext(markOpened);
    await storage.updateOpenings(() => ['q2']);
    const answered = console.resumeAnew();
    await opening.asked;
    changeElsewhere(office, 'q1', 'completed');
    void console.resumeAnew();
    const { getState } = console.store;
    await vi.waitFor(() =>
      expect(getState().list.quotes.find(({ id }) => id === 'q1')?.status).toBe('completed'),
    );
    opening.answer(office.quotes[1]);
    await answered;
  });

  it('asks for the list again at a press when it does not come', async () => {
    const console = await openSignedIn();
    const { listQuotes } = office;
    const asked = new Promise<void>((resolve) => {
      office.listQuotes = () => {
        resolve();
        return new Promise(() => {});
      };
    });
    const silent = console.resume();
    await asked;
    office.listQuotes = listQuotes;
    changeElsewhere(office, 'q1', 'completed');
    await console.resumeAnew();
    expect(console.store.getState().list.quotes).toEqual(office.quotes);
    await silent;
  });

  it('resumes once more when the run under way fails, which had asked before the server could answer', async () => {
    const console = await openSignedIn();
    const check = holdNext(endpoints.adminCheck);
    const tooEarly = console.resume();
    await check.asked;
    changeElsewhere(office, 'q1', 'completed');
    const streamOpened = console.resume();
    check.answer(Promise.reject(new TypeError('Failed to fetch')));
    await tooEarly;
    expect(console.store.getState().connection).toBe('offline');
    await streamOpened;
    expect(console.store.getState().connection).toBe('online');
    expect(console.store.getState().list.quotes).toEqual(office.quotes);
  });

  it('asks for what has changed when another tab says that something has, and tells nobody', async () => {
    const console = await openSignedIn();
    changeElsewhere(office, 'q1', 'completed');
    told = [];
    hear('list-changed');
    await vi.waitFor(() => expect(console.store.getState().list.quotes).toEqual(office.quotes));
    expect(told).toEqual([]);
  });

  it('tells the server of an earlier log-out before anything else', async () => {
    const console = await openSignedIn();
    office.faults = ['offline'];
    await console.logout();
    const next = open();
    await start(next);
    expect(office.isSignedIn).toBe(false);
    expect(next.store.getState().session).toBe('signed-out');
    expect(await storage.isLogoutPending()).toBe(false);
  });

  it('says so when the server fails while the list is shown', async () => {
    const console = await openSignedIn();
    office.faults = [503];
    await console.refresh();
    expect(console.store.getState().connection).toBe('failing');
    expect(console.store.getState().list).toMatchObject({ phase: 'ready', problem: 'Fault 503' });
  });
});
