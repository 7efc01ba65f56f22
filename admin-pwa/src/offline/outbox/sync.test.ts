import type { QuoteStatus } from '@yiqiao/contract/quote/status';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeElsewhere, createFakeOffice, type FakeOffice } from '../../test/fake-office.ts';
import { sampleQuotes } from '../../test/sample-quote.ts';
import { createMemoryStorage } from '../storage/memory-storage.ts';
import { hasten, insist, queueChange, takeBack } from './outbox-rules.ts';
import { type SyncEvent, sendOutbox } from './sync.ts';

let office: FakeOffice;
let storage: ReturnType<typeof createMemoryStorage>;
let events: SyncEvent[];
let now: number;
let changes: number;

/** One lock for all tabs of a test. */
let lock: Promise<unknown>;

beforeEach(() => {
  office = createFakeOffice(sampleQuotes(3));
  storage = createMemoryStorage();
  events = [];
  now = 1_000_000;
  changes = 0;
  lock = Promise.resolve();
});

async function decide(id: string, to: QuoteStatus, username = 'office') {
  const quote = office.quotes.find((row) => row.id === id);
  if (!quote) throw new Error(`No ${id}`);
  changes += 1;
  const changeId = `change-${changes}`;
  await storage.updateOutbox((entries) =>
    queueChange(entries, { quote, to, changeId, username, at: now }),
  );
}

function send(username = 'office') {
  return sendOutbox(
    {
      client: office,
      storage,
      now: () => now,
      device: 'Test device',
      withLock<T>(task: () => Promise<T>): Promise<T> {
        const run = lock.then(task);
        lock = run.catch(() => {});
        return run;
      },
      onSend: () => {},
      onEvent: async (event) => {
        events.push(event);
      },
    },
    username,
  );
}

const statusOf = (id: string) => office.quotes.find((row) => row.id === id)?.status;

describe('sendOutbox', () => {
  it('sends what waits in order and empties the outbox', async () => {
    await decide('q2', 'completed');
    await decide('q1', 'cancelled');
    expect(await send()).toBe('done');
    expect(office.arrived.map(({ id }) => id)).toEqual(['q2', 'q1']);
    expect(await storage.readOutbox()).toEqual([]);
    expect(events.map(({ kind }) => kind)).toEqual(['sent', 'sent']);
  });

  it('sends the last of several changes of one submission', async () => {
    await decide('q1', 'in-progress');
    await decide('q1', 'completed');
    await decide('q1', 'cancelled');
    await send();
    expect(office.arrived).toMatchObject([{ id: 'q1', status: 'cancelled' }]);
  });

  it('keeps everything when nobody answers', async () => {
    office.faults = ['offline'];
    await decide('q1', 'completed');
    await decide('q2', 'completed');
    expect(await send()).toBe('unreachable');
    expect(await storage.readOutbox()).toHaveLength(2);
    expect(office.arrived).toHaveLength(1);
  });

  it('applies a change once when its answer was lost', async () => {
    office.faults = ['lost-answer'];
    await decide('q1', 'completed');
    await send();
    await storage.updateOutbox(hasten);
    expect(await send()).toBe('done');
    expect(office.arrived.map(({ changeId }) => changeId)).toEqual(['change-1', 'change-1']);
    expect(office.quotes.find(({ id }) => id === 'q1')?.revision).toBe(2);
    expect(await storage.readOutbox()).toEqual([]);
  });

  it('sends a later change on top of an earlier one that was in the network already', async () => {
    office.faults = ['lost-answer'];
    await decide('q1', 'in-progress');
    await send();
    await decide('q1', 'completed');
    await storage.updateOutbox(hasten);
    await send();
    expect(office.arrived.map(({ status }) => status)).toEqual([
      'in-progress',
      'in-progress',
      'completed',
    ]);
    expect(statusOf('q1')).toBe('completed');
    expect(events.map(({ kind }) => kind)).toEqual(['sent', 'sent']);
  });

  it('asks the person when the submission has moved, and loses neither value', async () => {
    await decide('q1', 'completed');
    changeElsewhere(office, 'q1', 'cancelled');
    await send();
    expect(statusOf('q1')).toBe('cancelled');
    const [entry] = await storage.readOutbox();
    expect(entry).toMatchObject({
      state: 'conflict',
      to: 'completed',
      server: { status: 'cancelled', revision: 2, device: 'Firefox on Windows' },
    });
    await send();
    expect(office.arrived).toHaveLength(1);

    await storage.updateOutbox((entries) => insist(entries, entry?.seq ?? 0, 'change-again'));
    await send();
    expect(statusOf('q1')).toBe('completed');
  });

  it('has nothing to ask when the other device decided the same', async () => {
    await decide('q1', 'completed');
    changeElsewhere(office, 'q1', 'completed');
    await send();
    expect(await storage.readOutbox()).toEqual([]);
    expect(events).toMatchObject([{ kind: 'sent' }]);
  });

  it('keeps the queue when the session has ended, and sends it after the next login', async () => {
    office.isSignedIn = false;
    await decide('q1', 'completed');
    expect(await send()).toBe('session-ended');
    expect(await storage.readOutbox()).toHaveLength(1);
    office.isSignedIn = true;
    await send();
    expect(statusOf('q1')).toBe('completed');
  });

  it('takes a refused change out of the queue with its reason, and goes on with the others', async () => {
    await decide('q1', 'completed');
    await decide('q2', 'completed');
    office.quotes = office.quotes.filter(({ id }) => id !== 'q1');
    expect(await send()).toBe('done');
    expect(statusOf('q2')).toBe('completed');
    expect(await storage.readOutbox()).toMatchObject([
      { quoteId: 'q1', state: 'refused', reason: 'Quote not found' },
    ]);
  });

  it('keeps what the server failed to take until it is let go, without holding the others up', async () => {
    office.faults = [500];
    await decide('q1', 'completed');
    await decide('q2', 'completed');
    await send();
    expect(statusOf('q2')).toBe('completed');
    const [first] = await storage.readOutbox();
    expect(first).toMatchObject({ quoteId: 'q1', tries: 1, isHeld: true, reason: 'Fault 500' });

    now += 24 * 3_600_000;
    await send();
    expect(office.arrived).toHaveLength(2);
    await storage.updateOutbox(hasten);
    await send();
    expect(statusOf('q1')).toBe('completed');
    expect(await storage.readOutbox()).toEqual([]);
  });

  it('waits longer every time that nobody answers', async () => {
    office.faults = ['offline', 'offline'];
    await decide('q1', 'completed');
    await send();
    expect(await storage.readOutbox()).toMatchObject([{ tries: 1, nextTryAt: now + 5_000 }]);
    now += 5_000;
    await send();
    expect(await storage.readOutbox()).toMatchObject([{ tries: 2, nextTryAt: now + 10_000 }]);
  });

  it('does not send what is taken back in the moment of sending', async () => {
    await decide('q1', 'completed');
    const { readOutbox } = storage;
    storage.readOutbox = async () => {
      const entries = await readOutbox();
      storage.readOutbox = readOutbox;
      await storage.updateOutbox((queued) => takeBack(queued, 1));
      return entries;
    };
    expect(await send()).toBe('done');
    expect(office.arrived).toEqual([]);
  });

  it('has one sender when two tabs send at once', async () => {
    let running = 0;
    office.whileSending = async () => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
    };
    await decide('q1', 'completed');
    await decide('q2', 'completed');
    await Promise.all([send(), send()]);
    expect(office.arrived).toHaveLength(2);
  });

  it('does not send one person’s changes under the name of another', async () => {
    await decide('q1', 'completed', 'wang');
    expect(await send('office')).toBe('done');
    expect(office.arrived).toEqual([]);
    expect(await storage.readOutbox()).toHaveLength(1);
  });
});
