import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OfferTerms } from '../../offline/outbox/outbox-entry.ts';
import { createFakeOffice, type FakeOffice } from '../../test/fake-office.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { type Console, createConsole } from '../console.ts';
import { createTestEdges } from '../test/test-edges.ts';

const quote = sampleQuote();
const offer: OfferTerms = {
  wordCount: 9,
  pricePerWord: '0.10',
  total: '0.90',
  currency: 'USD',
  deliverBy: '2026-11-27T12:00:00.000Z',
  validUntil: '2026-12-19T12:00:00.000Z',
};

let office: FakeOffice;
let console: Console;
let isConnected: boolean;
let changes: number;

beforeEach(async () => {
  office = createFakeOffice([quote]);
  isConnected = true;
  changes = 0;
  console = createConsole(
    createTestEdges(office, {
      isConnected: () => isConnected,
      randomId: () => {
        changes += 1;
        return `random-id-${changes}`;
      },
    }),
  );
  await console.login('office', 'secret');
  await console.resume();
  console.store.setState(({ list }) => ({ list: { ...list, phase: 'ready', quotes: [quote] } }));
});

const outbox = () => console.store.getState().outbox;
const onServer = () => office.quotes[0];

describe('makeOffer', () => {
  it('keeps it on the device without a connection', async () => {
    isConnected = false;
    expect(await console.makeOffer(quote, offer)).toBeNull();
    expect(outbox()).toMatchObject([{ kind: 'offer', offer, state: 'waiting' }]);
    expect(onServer()?.offers).toBeUndefined();
  });

  it('says what is wrong, and keeps nothing', async () => {
    const wrong = { ...offer, total: '0.91' };
    expect(await console.makeOffer(quote, wrong)).toBe('price-invalid');
    expect(outbox()).toEqual([]);
  });

  it('sends it, and says so', async () => {
    await console.makeOffer(quote, offer);
    await vi.waitFor(() => expect(onServer()?.offers).toMatchObject([{ version: 1 }]));
    await vi.waitFor(() => expect(outbox()).toEqual([]));
    expect(console.toaster.store.getState().toast?.description).toBe('Quote 1 sent');
  });
});

describe('take of a settlement', () => {
  const thanks = {
    id: 'thanks',
    from: 'client',
    text: 'Thank you!',
    at: '2026-11-20T09:00:00.000Z',
  };
  const written = sampleQuote({ messages: [thanks] });
  const settled = { command: 'settle', request: { what: 'message', about: 'thanks' } } as const;

  it('waits without a connection, can be taken back, and is sent once there is one', async () => {
    office.quotes.splice(0, 1, written);
    isConnected = false;
    await console.take(written, settled);
    expect(outbox()).toMatchObject([{ ...settled, state: 'waiting' }]);
    const [entry] = outbox();
    if (entry) await console.takeBack(entry);
    expect(outbox()).toEqual([]);
    await console.take(written, settled);
    isConnected = true;
    await console.resume();
    await vi.waitFor(() => expect(onServer()?.messages?.[0]).toHaveProperty('settled'));
    expect(outbox()).toEqual([]);
  });
});

describe('take', () => {
  it('sends two messages in a row, each once', async () => {
    await console.take(quote, { command: 'sendMessage', request: { text: 'One' } });
    await console.take(quote, { command: 'sendMessage', request: { text: 'Two' } });
    await vi.waitFor(() =>
      expect(onServer()?.messages?.map(({ text }) => text)).toEqual(['One', 'Two']),
    );
    await vi.waitFor(() => expect(outbox()).toEqual([]));
  });

  it('keeps no text that says nothing', async () => {
    expect(await console.take(quote, { command: 'keepNote', request: { text: ' ' } })).toBe(
      'text-missing',
    );
    expect(outbox()).toEqual([]);
  });
});

describe('keepAsNote', () => {
  it('puts a note in the place of an offer', async () => {
    isConnected = false;
    await console.makeOffer(quote, offer);
    const [entry] = outbox();
    if (entry?.kind !== 'offer') throw new Error('No offer');
    await console.keepAsNote(entry, 'Not sent: $0.90');
    expect(outbox()).toMatchObject([{ command: 'keepNote', request: { text: 'Not sent: $0.90' } }]);
  });
});

describe('readDraft', () => {
  it('gives a person nothing of another’s', async () => {
    await console.writeDraft('q1', { message: 'Yes.' });
    expect(await console.readDraft('q1')).toMatchObject({ message: 'Yes.' });
    console.store.setState({ username: 'another' });
    expect(await console.readDraft('q1')).toBeNull();
  });
});

describe('readLink', () => {
  it('gives the whole address', async () => {
    expect(await console.readLink(quote)).toEqual({
      kind: 'link',
      address: 'https://office.example/request/key-of-q1',
    });
  });

  it('says that it needs a connection', async () => {
    office.faults = ['offline'];
    expect(await console.readLink(quote)).toEqual({
      kind: 'none',
      message: 'The server did not answer. Try again once you are back online.',
    });
  });
});
