import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { format } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../test/sample-quote.ts';
import { quoteClock, rowClock } from './quote-clock.ts';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const hour = 3_600_000;

function clockOf(differences: Parameters<typeof sampleQuote>[0]) {
  const clock = quoteClock(sampleQuote(differences), now);
  return clock && [clock.text, clock.urgency];
}

function hoursAgo(hours: number): string {
  return new Date(now - hours * hour).toISOString();
}

describe('quoteClock', () => {
  it.each([
    [3, 'Reply due in 21 h', 'calm'],
    [18, 'Reply due in 6 h', 'soon'],
    [23, 'Reply due in 1 h', 'urgent'],
    [25, 'Reply overdue by 1 h', 'overdue'],
  ])('counts down to the reply of a request from %d hours ago', (hours, text, urgency) => {
    expect(clockOf({ createdAt: hoursAgo(hours) })).toEqual([text, urgency]);
  });

  it('counts down to the deadline of a job in progress', () => {
    const job = { status: 'in-progress', timeZone: 'UTC', deadlineDate: '2026-11-20' } as const;
    const here = (time: string) => format(`2026-11-20T${time}:00.000Z`, 'EEE d MMM, HH:mm');
    expect(clockOf({ ...job, deadlineTime: '20:00' })).toEqual([
      `Deadline ${here('20:00')}`,
      'calm',
    ]);
    expect(clockOf({ ...job, deadlineTime: '17:00' })?.[1]).toBe('soon');
    expect(clockOf({ ...job, deadlineTime: '12:30' })?.[1]).toBe('urgent');
    expect(clockOf({ ...job, deadlineTime: '10:00' })).toEqual([
      'Deadline passed 2 h ago',
      'overdue',
    ]);
  });

  it('keeps an asked change in sight after the office has answered', () => {
    const at = hoursAgo(5);
    const revision = { id: 'change', text: 'Clause 7, please.', at };
    const deliveries = [{ number: 1, at: hoursAgo(9), files: [], revision }];
    const asked = { id: 'change', from: 'client', text: revision.text, at };
    const answer = { id: 'answer', from: 'office', text: 'It comes today.', at: hoursAgo(4) };
    const order = {
      status: 'in-progress',
      offers: [sampleOffer({ at: hoursAgo(21) })],
      acceptance: { version: 1, name: 'Lin', at: hoursAgo(20) },
      deliveries,
    } satisfies Parameters<typeof sampleQuote>[0];
    expect(clockOf({ ...order, messages: [asked] })?.[0]).toMatch(/^Change asked: answer in/);
    expect(clockOf({ ...order, messages: [asked, answer] })).toEqual([
      expect.stringMatching(/^Change asked for /),
      'firm',
    ]);
  });

  it('says what becomes of the file of finished work', () => {
    const fileDeletionDueAt = hoursAgo(-22);
    expect(clockOf({ status: 'completed', fileDeletionDueAt })).toEqual([
      'Document will be deleted in 22 h',
      'calm',
    ]);
  });

  it('announces the deletion of an abandoned document, unless the office is late: that is said first', () => {
    const createdAt = '2026-10-27T20:00:00.000Z';
    const fileDeletionDueAt = '2026-11-26T20:00:00.000Z';
    const asked = { id: 'q', from: 'office', text: 'Which?', isQuestion: true, at: createdAt };
    expect(clockOf({ createdAt, fileDeletionDueAt, messages: [asked] })).toEqual([
      'Document will be deleted in 6 days',
      'soon',
    ]);
    expect(clockOf({ createdAt, fileDeletionDueAt })).toEqual([
      'Reply overdue by 22 d 16 h',
      'overdue',
    ]);
  });

  it('says of an order that is over that its client has written, before what becomes of the file', () => {
    const messages = [{ id: 'm', from: 'client', text: 'Article 3.', at: hoursAgo(2) }];
    const fileDeletionDueAt = hoursAgo(-22);
    expect(clockOf({ status: 'completed', fileDeletionDueAt, messages })?.[0]).toBe(
      'Answer due in 22 h',
    );
  });

  it('says that a mail did not arrive', () => {
    const mail = {
      id: 'received',
      event: 'received',
      to: 'client',
      address: 'nobody@example.com',
      language: 'en',
      queuedAt: hoursAgo(3),
      state: 'refused',
      attempts: 1,
      lastReason: '550 5.1.1 no such user',
    };
    const clock = ['Email came back: no such mailbox', 'urgent'];
    expect(clockOf({ createdAt: hoursAgo(3), mails: [mail] })).toEqual(clock);
  });

  it('names a change that was asked for, and no deadline that a delivery has met', () => {
    const revision = { id: 'r', text: 'Clause 7.', at: hoursAgo(2) };
    const revised = {
      status: 'in-progress',
      timeZone: 'UTC',
      deadlineDate: '2026-11-19',
      acceptance: { version: 1, name: 'Lin', at: hoursAgo(9) },
      offers: [sampleOffer({ deliverBy: hoursAgo(1) })],
      deliveries: [{ number: 1, at: hoursAgo(3), files: [], revision }],
    };
    expect(clockOf(revised)).toEqual(['Change asked: answer in 22 h', 'calm']);
    const messages = [{ id: 'a', from: 'office', text: 'Today.', at: hoursAgo(1) }];
    expect(clockOf({ ...revised, messages })?.[1]).not.toBe('overdue');
  });

  it('says nothing of it before the last week', () => {
    expect(
      clockOf({ status: 'cancelled', fileDeletionDueAt: '2026-12-20T10:00:00.000Z' }),
    ).toBeNull();
  });

  it('says when a document was deleted', () => {
    const fileDeletedAt = '2026-11-20T10:00:00.000Z';
    expect(clockOf({ status: 'in-progress', fileDeletedAt })?.[0]).toBe(
      'Document deleted on 20 Nov',
    );
  });
});

describe('rowClock', () => {
  it('says since when a submission has been here where no clock counts', () => {
    const { text } = rowClock(sampleQuote({ status: 'cancelled' }), now);
    expect(text).toBe(`Submitted ${format('2026-11-20T09:00:00.000Z', 'EEE d MMM, HH:mm')}`);
  });
});

describe('quoteClock of an order', () => {
  const offers = [sampleOffer()];
  const said = (from: string, text: string, hours: number, isQuestion = false) => ({
    id: `${from} ${hours}`,
    from,
    text,
    at: hoursAgo(hours),
    ...(isQuestion && { isQuestion }),
  });

  it('waits for the client while an offer is open, and says so when it is about to end', () => {
    const open = [sampleOffer({ validUntil: hoursAgo(-72) })];
    expect(clockOf({ offers: open })).toEqual(['Waiting for the client, 3 d left', 'calm']);
    const ending = [sampleOffer({ validUntil: hoursAgo(-2) })];
    expect(clockOf({ offers: ending })).toEqual(['Quote ends in 2 h', 'soon']);
  });

  it('counts down to the answer that a message waits for', () => {
    const messages = [said('client', 'Is the stamp included?', 20)];
    const history = [{ status: 'pending', at: hoursAgo(2) }];
    expect(clockOf({ createdAt: hoursAgo(2), history, messages, offers: [] })?.[0]).toBe(
      'Answer due in 4 h',
    );
  });

  it('waits for the answer to a question of the office in the place of a reply', () => {
    const messages = [said('office', 'Which company name?', 1, true)];
    expect(clockOf({ createdAt: hoursAgo(30), messages })).toEqual([
      'Waiting for the client’s answer',
      'calm',
    ]);
  });

  it('shows what is late before what comes sooner, and nothing for what cannot be read', () => {
    const messages = [said('client', 'When will it be ready?', 30)];
    const ending = [sampleOffer({ at: hoursAgo(40), validUntil: hoursAgo(-2) })];
    expect(clockOf({ offers: ending, messages })).toEqual(['Answer overdue by 6 h', 'overdue']);
    expect(clockOf({ createdAt: 'yesterday' })).toBeNull();
  });

  it('counts down to the delivery that was accepted', () => {
    const acceptance = { version: 1, name: 'Chen Siyuan', at: hoursAgo(1) };
    const job = { status: 'in-progress', acceptance } as const;
    const deliverBy = hoursAgo(2);
    expect(clockOf({ ...job, offers: [sampleOffer({ deliverBy })] })).toEqual([
      'Delivery overdue by 2 h',
      'overdue',
    ]);
    expect(clockOf({ ...job, offers })?.[0]).toMatch(/^Deliver by /);
    expect(clockOf({ ...job, offers })?.[1]).toBe('firm');
    const today = [sampleOffer({ deliverBy: hoursAgo(-0.1) })];
    expect(clockOf({ ...job, offers: today })?.[1]).toBe('urgent');
  });
});
