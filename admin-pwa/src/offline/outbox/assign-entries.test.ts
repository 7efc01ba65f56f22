import { describe, expect, it } from 'vitest';
import { countWhose, isInWhoseView, whoseOf } from '../../finding/views/whose-views.ts';
import { sampleQuote } from '../../test/sample-quote.ts';
import { keepOwn, markAssigned } from './outbox-conflicts.ts';
import { markAttempted, nextToSend } from './outbox-delivery.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { queueAside, queueAssignment } from './queue-entries.ts';

const at = Date.parse('2026-11-20T10:00:00.000Z');
const sender = { username: 'office', at };
const quote = sampleQuote();
const webb = { id: 'webb', name: 'Marcus Webb', at: '2026-11-20T10:02:00.000Z' };

function assign(entries: readonly OutboxEntry[], personId: string | null, changeId: string) {
  return queueAssignment(entries, { ...sender, quote, personId, changeId });
}

describe('queueAssignment', () => {
  it('says whose the order was, and replaces what never left the device', () => {
    const taken = assign([], 'own', 'change-1');
    expect(taken).toMatchObject([{ command: 'assign', request: { personId: 'own', from: null } }]);
    expect(assign(taken, 'webb', 'change-2')).toMatchObject([
      { changeId: 'change-2', request: { personId: 'webb', from: null } },
    ]);
    expect(assign(taken, null, 'change-3')).toEqual([]);
  });

  it('builds on what may have left', () => {
    const sent = markAttempted(assign([], 'own', 'change-1'), 1);
    expect(assign(sent, null, 'change-2')).toMatchObject([
      { changeId: 'change-1' },
      { changeId: 'change-2', request: { personId: null, from: 'own' } },
    ]);
  });
});

describe('two who took one order', () => {
  const taken = markAttempted(assign([], 'own', 'change-1'), 1);
  const asked = markAssigned(taken, 1, { ...quote, assignee: webb });

  it('is a question that holds nothing back', () => {
    expect(asked).toMatchObject([{ state: 'conflict', holder: { id: 'webb' } }]);
    const aside = { command: 'sendMessage', request: { text: 'By noon.' } } as const;
    const both = queueAside(asked, { ...sender, quote, aside, changeId: 'change-2' });
    expect(nextToSend(both, { username: 'office', now: at })).toMatchObject({
      command: 'sendMessage',
    });
  });

  it('is sent again, knowingly, or at once where the order is nobody’s by now', () => {
    expect(keepOwn(asked, 1, 'change-2')).toMatchObject([
      { state: 'waiting', changeId: 'change-2', request: { personId: 'own', from: 'webb' } },
    ]);
    const { assignee: _none, ...free } = { ...quote, assignee: webb };
    expect(markAssigned(taken, 1, free)).toMatchObject([
      { state: 'waiting', request: { from: null } },
    ]);
  });
});

describe('the views Mine and Nobody’s', () => {
  it('hold what is open, as this device wants it', () => {
    const outbox = assign([], 'own', 'change-1');
    const whose = whoseOf('own', outbox);
    expect(isInWhoseView('mine', quote, whose)).toBe(true);
    const others = [
      sampleQuote({ id: 'b' }),
      sampleQuote({ id: 'c', assignee: webb }),
      sampleQuote({ id: 'd', assignee: { ...webb, id: 'own' } }),
      sampleQuote({ id: 'e', status: 'completed' }),
    ];
    expect(countWhose([quote, ...others], whose)).toEqual({ mine: 2, nobodys: 1 });
  });
});
