import type { QuoteStatus } from '@yiqiao/contract/record/status';
import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../../test/sample-quote.ts';
import { markConflict } from './outbox-conflicts.ts';
import { acknowledge, backOffMs, markAttempted, nextToSend, postpone } from './outbox-delivery.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { queueChange } from './queue-entries.ts';
import { takeBack } from './take-back.ts';

const quote = sampleQuote();

function queue(entries: OutboxEntry[], to: QuoteStatus, changeId = `to-${to}`) {
  return queueChange(entries, { quote, to, changeId, username: 'office', at: 1 });
}

describe('queueChange', () => {
  it('replaces a change that never left the device', () => {
    expect(queue(queue([], 'completed'), 'cancelled')).toMatchObject([
      { from: 'pending', to: 'cancelled' },
    ]);
  });

  it('takes a change back altogether when the person returns to what the server has', () => {
    expect(queue(queue([], 'completed'), 'pending')).toEqual([]);
  });

  it('adds to a change that may have reached the server, and never alters it', () => {
    const attempted = markAttempted(queue([], 'completed'), 1);
    const entries = queue(attempted, 'pending');
    expect(entries[0]).toBe(attempted[0]);
    expect(entries[1]).toMatchObject({ seq: 2, from: 'completed', to: 'pending' });
  });

  it('settles a conflict when the person decides again', () => {
    const moved = { ...quote, status: 'cancelled', revision: 2 };
    const inConflict = markConflict(queue([], 'completed'), moved);
    expect(
      queueChange(inConflict, {
        quote: moved,
        to: 'in-progress',
        changeId: 'another',
        username: 'office',
        at: 2,
      }),
    ).toMatchObject([{ state: 'waiting', from: 'cancelled', to: 'in-progress', baseRevision: 2 }]);
  });
});

describe('takeBack', () => {
  it('removes a change that never left, and turns one around that may have left', () => {
    const waiting = queue([], 'completed');
    expect(takeBack(waiting, 1, 'back')).toEqual([]);
    expect(takeBack(markAttempted(waiting, 1), 1, 'back')).toMatchObject([
      { changeId: 'back', from: 'completed', to: 'pending', isAttempted: false },
    ]);
  });
});

describe('nextToSend', () => {
  it('holds later changes of a submission back until the earlier one is answered', () => {
    const [first] = markAttempted(queue([], 'completed'), 1);
    const entries = first ? queue([{ ...first, nextTryAt: 100 }], 'pending') : [];
    expect(nextToSend(entries, { username: 'office', now: 50 })).toBeNull();
    expect(nextToSend(entries, { username: 'office', now: 100 })?.seq).toBe(1);
  });

  it('does not wait for a moment that a clock set right has moved out of reach', () => {
    const failed = postpone(queue([], 'completed'), 1, 30 * 86_400_000);
    expect(nextToSend(failed, { username: 'office', now: 0 })?.seq).toBe(1);
  });
});

describe('acknowledge', () => {
  it('lets later changes build on the answer', () => {
    const entries = queue(markAttempted(queue([], 'completed'), 1), 'pending');
    const answered = { ...quote, status: 'completed', revision: 2 };
    expect(acknowledge(entries, 1, answered)).toMatchObject([{ seq: 2, baseRevision: 2 }]);
  });
});

describe('backOffMs', () => {
  it('doubles up to five minutes', () => {
    expect([1, 2, 3, 20].map(backOffMs)).toEqual([5_000, 10_000, 20_000, 300_000]);
  });
});
