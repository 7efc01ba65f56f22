import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sampleQuote } from '../../test/sample-quote.ts';
import { keepOwn, markOfferConflict } from './outbox-conflicts.ts';
import { acknowledge, isBehindChoice, markAttempted, nextToSend } from './outbox-delivery.ts';
import { type OfferTerms, type OutboxEntry, outboxEntrySchema } from './outbox-entry.ts';
import {
  findOfferFault,
  predictQuote,
  queueAside,
  queueChange,
  queueOffer,
} from './queue-entries.ts';
import { takeBack } from './take-back.ts';

const quote = sampleQuote();
const at = Date.parse('2026-11-20T10:00:00.000Z');
const sender = { quote, username: 'office', at };
const terms: OfferTerms = {
  wordCount: 9,
  pricePerWord: '0.225',
  total: '2.03',
  currency: 'USD',
  deliverBy: '2026-11-27T10:00:00.000Z',
  validUntil: '2026-12-20T10:00:00.000Z',
};

const offer = (entries: OutboxEntry[], changeId = 'offer-1', offered = terms) =>
  queueOffer(entries, { ...sender, offer: offered, changeId });
const message = (entries: OutboxEntry[], text: string, changeId = `say ${text}`) =>
  queueAside(entries, {
    ...sender,
    aside: { command: 'sendMessage', request: { text } },
    changeId,
  });

describe('queueOffer', () => {
  it('replaces an offer that never left the device', () => {
    const other = { ...terms, total: '9.00', pricePerWord: '1.00' };
    const entries = offer(offer([]), 'offer-2', other);
    expect(entries).toMatchObject([{ kind: 'offer', changeId: 'offer-2', offer: other }]);
  });

  it('adds to one that may have reached the server', () => {
    const entries = offer(markAttempted(offer([]), 1), 'offer-2');
    expect(entries.map(({ changeId }) => changeId)).toEqual(['offer-1', 'offer-2']);
    expect(predictQuote(quote, entries).offers).toMatchObject([{ version: 1 }, { version: 2 }]);
  });

  it('leaves a queued status alone, and is left alone by it', () => {
    const decided = queueChange(offer([]), { ...sender, to: 'in-progress', changeId: 'status-1' });
    expect(offer(decided, 'offer-2').map(({ kind }) => kind)).toEqual(['status', 'offer']);
  });
});

describe('findOfferFault', () => {
  it('reckons with what waits to be sent before it', () => {
    const cancelled = queueChange([], { ...sender, to: 'cancelled', changeId: 'status-1' });
    const decision = { quote, offer: terms, changeId: 'offer-1', at };
    expect(findOfferFault(cancelled, decision)).toBe('order-closed');
  });
});

describe('queueAside', () => {
  it('keeps the order in which things were said, also of the same words', () => {
    const entries = message(message(message([], 'Yes.', 'a'), 'Yes.', 'b'), 'Bye.', 'c');
    expect(predictQuote(quote, entries).messages?.map(({ text }) => text)).toEqual([
      'Yes.',
      'Yes.',
      'Bye.',
    ]);
    expect(nextToSend(entries, { username: 'office', now: 0 })?.changeId).toBe('a');
  });
});

describe('takeBack', () => {
  it('takes back a message that never left, and only such a one', () => {
    const said = message([], 'Yes.');
    expect(takeBack(said, 1, 'back')).toEqual([]);
    expect(takeBack(markAttempted(said, 1), 1, 'back')).toHaveLength(1);
  });
});

describe('acknowledge', () => {
  const moved = { ...quote, revision: 7 };

  it('does not vouch, with a message, for what others changed before it arrived', () => {
    const entries = offer(message([], 'Yes.'));
    expect(acknowledge(entries, 1, moved)).toMatchObject([{ kind: 'offer', baseRevision: 1 }]);
  });

  it('lets what was decided after an offer build on it', () => {
    const entries = queueChange(offer([]), { ...sender, to: 'in-progress', changeId: 's' });
    expect(acknowledge(entries, 1, moved)).toMatchObject([{ kind: 'status', baseRevision: 7 }]);
  });
});

describe('markOfferConflict', () => {
  const accepted = {
    ...predictQuote(quote, offer([], 'elsewhere')),
    revision: 3,
    acceptance: { version: 1, name: 'Chen Siyuan', at: '2026-11-20T11:00:00.000Z' },
  };

  it('keeps what the client has accepted beside the own offer', () => {
    expect(markOfferConflict(offer([]), 1, accepted, 'order-accepted')).toMatchObject([
      {
        state: 'conflict',
        offer: terms,
        server: {
          obstacle: 'order-accepted',
          version: 1,
          total: '2.03',
          acceptedBy: 'Chen Siyuan',
        },
      },
    ]);
  });

  it('holds up its own submission only', () => {
    const other = sampleQuote({ id: 'q2' });
    const entries = queueAside(message(offer([]), 'Yes.'), {
      ...sender,
      quote: other,
      aside: { command: 'keepNote', request: { text: 'For later' } },
      changeId: 'n',
    });
    const inConflict = markOfferConflict(entries, 1, accepted);
    expect(nextToSend(inConflict, { username: 'office', now: 0 })?.quoteId).toBe('q2');
    expect(inConflict.map((entry) => isBehindChoice(inConflict, entry))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('is sent on top of what the server has when the person insists', () => {
    const inConflict = markOfferConflict(markAttempted(offer([]), 1), 1, { ...quote, revision: 3 });
    const [entry] = keepOwn(inConflict, 1, 'another');
    expect(entry).toMatchObject({
      state: 'waiting',
      changeId: 'another',
      baseRevision: 3,
      isAttempted: false,
      offer: terms,
    });
    expect(entry).not.toHaveProperty('from');
  });
});

describe('queueAside of a settlement', () => {
  const thanks = {
    id: 'thanks',
    from: 'client',
    text: 'Thank you!',
    at: '2026-11-20T09:00:00.000Z',
  };
  const written = sampleQuote({ messages: [thanks] });
  const settle = (entries: readonly OutboxEntry[], about: string, changeId = 'settle-1') =>
    queueAside(entries, {
      ...sender,
      quote: written,
      aside: { command: 'settle', request: { what: 'message', about } },
      changeId,
    });

  it('waits once, and shows in what will be', () => {
    const entries = settle([], 'thanks');
    expect(entries).toMatchObject([{ command: 'settle', request: { about: 'thanks' } }]);
    expect(settle(entries, 'thanks', 'settle-2')).toEqual(entries);
    expect(predictQuote(written, entries).messages?.[0]).toHaveProperty('settled');
  });

  it('adds nothing about what is not there', () => {
    expect(settle([], 'other')).toEqual([]);
  });
});

describe('outboxEntrySchema', () => {
  const stored = { ...message([], 'Yes.')[0] };
  const { kind, command, request, ...shape } = z.parse(z.looseObject({}), stored);

  it.each([
    [
      { kind: 'message', text: 'Yes.' },
      { command: 'sendMessage', request: { text: 'Yes.' } },
    ],
    [
      { kind: 'note', text: 'No.' },
      { command: 'keepNote', request: { text: 'No.' } },
    ],
    [
      { kind: 'settlement', what: 'mail', about: 'quote.1' },
      { command: 'settle', request: { what: 'mail', about: 'quote.1' } },
    ],
  ])('still reads what the release before has stored: %o', (former, aside) => {
    const entry = z.parse(outboxEntrySchema, { ...shape, ...former });
    expect(entry).toEqual({ ...shape, kind: 'aside', ...aside });
  });

  it('reads no command that it does not know, nor one whose request it cannot read', () => {
    expect(z.safeParse(outboxEntrySchema, stored).success).toBe(true);
    expect(z.safeParse(outboxEntrySchema, { ...stored, command: 'later' }).success).toBe(false);
    expect(z.safeParse(outboxEntrySchema, { ...stored, request: {} }).success).toBe(false);
  });
});
