import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import type { QuoteStatus } from '@yiqiao/contract/record/status';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeElsewhere, createFakeOffice, type FakeOffice } from '../test/fake-office.ts';
import { acceptAsClient } from '../test/office/client-side.ts';
import { sampleQuotes } from '../test/sample-quote.ts';
import { keepOwn } from './outbox/outbox-conflicts.ts';
import { retryNow } from './outbox/outbox-delivery.ts';
import type { OfferTerms } from './outbox/outbox-entry.ts';
import { queueAside, queueChange, queueOffer } from './outbox/queue-entries.ts';
import { takeBack } from './outbox/take-back.ts';
import { createMemoryStorage } from './storage/memory-storage.ts';
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
      ask: office.ask,
      jobs: { take: () => Promise.reject(new TypeError('No jobs here')) },
      take: office.take,
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
    await storage.updateOutbox(retryNow);
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
    await storage.updateOutbox(retryNow);
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

    await storage.updateOutbox((entries) => keepOwn(entries, entry?.seq ?? 0, 'change-again'));
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
    await storage.updateOutbox(retryNow);
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
      await storage.updateOutbox((queued) => takeBack(queued, 1, 'back'));
      return entries;
    };
    expect(await send()).toBe('done');
    expect(office.arrived).toEqual([]);
  });

  it('sends nothing of a change that is undone after the server has failed', async () => {
    office.faults = [500];
    await decide('q1', 'completed');
    await send();
    await storage.updateOutbox((entries) => takeBack(retryNow(entries), 1, 'back'));
    expect(await storage.readOutbox()).toEqual([]);
    await send();
    expect(statusOf('q1')).toBe('pending');
    expect(office.arrived).toHaveLength(1);
  });

  it.each([
    ['is set back if it had arrived', 'lost-answer', 3],
    ['leaves no trace if it had not', 'offline', 1],
  ] as const)('undoes a change whose answer never came: it %s', async (_, fault, changes) => {
    office.faults = [fault];
    await decide('q1', 'completed');
    await send();
    await storage.updateOutbox((entries) => takeBack(retryNow(entries), 1, 'back'));
    await send();
    expect(await storage.readOutbox()).toEqual([]);
    expect(statusOf('q1')).toBe('pending');
    expect(office.quotes.find(({ id }) => id === 'q1')?.history).toHaveLength(changes);
  });

  it('leaves what somebody else has decided since, when a change is undone', async () => {
    office.faults = ['offline'];
    await decide('q1', 'completed');
    await send();
    changeElsewhere(office, 'q1', 'cancelled');
    await storage.updateOutbox((entries) => takeBack(retryNow(entries), 1, 'back'));
    await send();
    expect(await storage.readOutbox()).toEqual([]);
    expect(statusOf('q1')).toBe('cancelled');
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

const terms: OfferTerms = {
  wordCount: 9,
  pricePerWord: '0.10',
  total: '0.90',
  currency: 'USD',
  deliverBy: '2026-11-27T12:00:00.000Z',
  validUntil: '2026-12-19T12:00:00.000Z',
};

/** Queues an offer, a message and a note about one submission. */
async function queueOrder(suffix = '') {
  const [quote] = office.quotes.filter(({ id }) => id === 'q1');
  if (!quote) throw new Error('No q1');
  const sender = { quote, username: 'office', at: now };
  await storage.updateOutbox((entries) =>
    queueAside(
      queueAside(queueOffer(entries, { ...sender, offer: terms, changeId: `offer-1${suffix}` }), {
        ...sender,
        aside: { command: 'sendMessage', request: { text: 'The stamp is included.' } },
        changeId: `message-1${suffix}`,
      }),
      {
        ...sender,
        aside: { command: 'keepNote', request: { text: 'Count the scan by hand.' } },
        changeId: `note-1${suffix}`,
      },
    ),
  );
}

const orderOf = (id: string) => office.quotes.find((row) => row.id === id);

describe('sendOutbox with offers, messages and notes', () => {
  it('delivers them in the order in which they were made', async () => {
    await queueOrder();
    expect(await send()).toBe('done');
    expect(office.calls).toEqual(['makeOffer', 'sendMessage', 'keepNote']);
    expect(orderOf('q1')).toMatchObject({
      offers: [{ version: 1, total: '0.90', device: 'Test device' }],
      messages: [{ id: 'message-1', from: 'office', text: 'The stamp is included.' }],
      notes: [{ id: 'note-1', text: 'Count the scan by hand.' }],
    });
    expect(await storage.readOutbox()).toEqual([]);
  });

  it('delivers each once although the answers were lost', async () => {
    await queueOrder();
    for (const _loss of ['offer', 'message', 'note']) {
      office.faults = ['lost-answer'];
      expect(await send()).toBe('unreachable');
      await storage.updateOutbox(retryNow);
    }
    expect(await send()).toBe('done');
    const { offers, messages, notes } = orderOf('q1') ?? {};
    expect([offers?.length, messages?.length, notes?.length]).toEqual([1, 1, 1]);
  });

  it('keeps an offer that came after an acceptance for the person to decide about', async () => {
    await queueOrder();
    await send();
    await queueOrder('-again');
    acceptAsClient(office, 'q1');
    await send();
    expect(orderOf('q1')?.offers).toHaveLength(1);
    const [offer, ...held] = await storage.readOutbox();
    expect(offer).toMatchObject({
      kind: 'offer',
      state: 'conflict',
      server: { acceptedBy: 'Chen Siyuan', version: 1 },
    });
    expect(held.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  it('asks about an offer on a submission that was changed elsewhere', async () => {
    await queueOrder();
    changeElsewhere(office, 'q1', 'in-progress');
    await send();
    const [offer] = await storage.readOutbox();
    expect(offer).toMatchObject({ state: 'conflict', server: { status: 'in-progress' } });
    expect(offer).not.toHaveProperty('server.obstacle');
    await storage.updateOutbox((entries) => keepOwn(entries, offer?.seq ?? 0, 'another'));
    expect(await send()).toBe('done');
    expect(orderOf('q1')?.offers).toHaveLength(1);
  });
});

describe('sendOutbox with payments', () => {
  const sender = { username: 'office', at: Date.parse('2026-11-20T10:00:00.000Z') };

  beforeEach(() => {
    office.quotes = office.quotes.map((quote) => ({
      ...quote,
      offers: [sampleOffer({ total: '1205.20', currency: 'CNY' })],
    }));
    acceptAsClient(office, 'q1');
  });

  async function record(changeId: string, knownPayments: string[]) {
    const quote = orderOf('q1');
    if (!quote) throw new Error('No q1');
    const request = { amount: '1205.20', way: 'bank', receivedOn: '2026-11-20' } as const;
    const aside = { command: 'recordPayment', request: { ...request, knownPayments } } as const;
    await storage.updateOutbox((entries) =>
      queueAside(entries, { ...sender, quote, aside, changeId }),
    );
  }

  it('makes one payment of one transfer that two devices have entered', async () => {
    await record('payment-1', []);
    expect(await send()).toBe('done');
    await record('payment-2', []);
    // What was entered here next waits for the answer.
    await record('payment-3', ['payment-1', 'payment-2']);
    expect(await send()).toBe('done');
    const [question, held] = await storage.readOutbox();
    expect(question).toMatchObject({
      changeId: 'payment-2',
      state: 'conflict',
      alike: { id: 'payment-1', currency: 'CNY' },
    });
    expect(held).toMatchObject({ changeId: 'payment-3', state: 'waiting' });
    expect(events.map(({ kind }) => kind)).toEqual(['sent', 'conflict']);
    expect(orderOf('q1')?.recordedPayments).toHaveLength(1);
  });

  it('makes two of them when the person says so, and asks nothing about what this device entered next', async () => {
    await record('payment-1', []);
    await send();
    await record('payment-2', []);
    await record('payment-3', ['payment-1', 'payment-2']);
    await send();
    const [question] = await storage.readOutbox();
    await storage.updateOutbox((entries) => keepOwn(entries, question?.seq ?? 0, 'another'));
    expect(await send()).toBe('done');
    expect(await storage.readOutbox()).toEqual([]);
    const recorded = orderOf('q1')?.recordedPayments?.map(({ id }) => id);
    expect(recorded).toEqual(['payment-1', 'payment-2', 'payment-3']);
  });

  it('asks nothing about two transfers that one device knows apart', async () => {
    await record('payment-1', []);
    await record('payment-2', ['payment-1']);
    expect(await send()).toBe('done');
    expect(orderOf('q1')?.recordedPayments).toHaveLength(2);
  });
});
