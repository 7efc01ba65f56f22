import { describe, expect, it } from 'vitest';
import { decideSettlement } from '../commands/office/settle.ts';
import { sampleOffer } from '../commands/sample-order.ts';
import { sampleQuote } from '../commands/sample-quote.ts';
import { isExpired, type LifeFields, linkEndsAt } from './life-state.ts';
import { orderLife } from './order-life.ts';

const now = Date.parse('2026-11-20T10:00:00.000Z');
const day = 24 * 3_600_000;
const offer = sampleOffer();
const acceptance = { version: 1, name: '林美', at: '2026-11-20T09:30:00.000Z' };
const question = {
  id: 'question',
  from: 'office',
  text: 'Which 订金?',
  isQuestion: true,
  at: '2026-11-20T08:00:00.000Z',
};
const reply = { id: 'reply', from: 'client', text: 'The second.', at: '2026-11-20T09:00:00.000Z' };
const delivery = { number: 1, at: '2026-11-20T09:00:00.000Z', files: [] };

const life = (changes: Partial<LifeFields>, at = now) => orderLife(sampleQuote(changes), at);

describe('orderLife', () => {
  it.each([
    ['received', {}],
    ['question', { messages: [question] }],
    ['received', { messages: [question, reply] }],
    ['quoted', { offers: [offer] }],
    ['quoted', { offers: [offer], messages: [question] }],
    ['expired', { offers: [sampleOffer({ validUntil: '2026-11-20T10:00:00.000Z' })] }],
    ['declined', { offers: [offer], refusals: [{ version: 1, at: offer.at }] }],
    [
      'quoted',
      { offers: [offer, sampleOffer({ version: 2 })], refusals: [{ version: 1, at: '' }] },
    ],
    ['accepted', { offers: [offer], acceptance, status: 'in-progress' }],
    ['in-progress', { status: 'in-progress' }],
    ['delivered', { offers: [offer], acceptance, deliveries: [delivery] }],
    [
      'accepted',
      {
        offers: [offer],
        acceptance,
        deliveries: [{ ...delivery, revision: { text: '', at: '' } }],
      },
    ],
    ['completed', { status: 'completed' }],
    ['deleted', { status: 'completed', filePath: undefined }],
    ['deleted', { filePath: undefined, fileDeletionCause: 'abandoned' }],
    ['received', { filePath: undefined, fileDeletionCause: 'by-hand' }],
    ['cancelled', { status: 'cancelled', offers: [offer] }],
  ] satisfies [string, Partial<LifeFields>][])('is %s', (state, changes) => {
    expect(life(changes).state).toBe(state);
  });

  it('says what is due next, and for whom', () => {
    expect(life({}).due).toEqual({ what: 'reply', by: 'office', at: now });
    expect(life({ messages: [question] }).due).toBeNull();
    const answer = { what: 'answer', by: 'office', at: Date.parse(reply.at) + day };
    expect(life({ messages: [question, reply] }).due).toEqual(answer);
    const decision = { what: 'decision', by: 'client', at: Date.parse(offer.validUntil) };
    expect(life({ offers: [offer] }).due).toEqual(decision);
    const due = { what: 'delivery', by: 'office', at: Date.parse(offer.deliverBy) };
    expect(life({ offers: [offer], acceptance }).due).toEqual(due);
    const confirmation = {
      what: 'confirmation',
      by: 'client',
      at: Date.parse(delivery.at) + 7 * day,
    };
    expect(life({ acceptance, deliveries: [delivery] }).due).toEqual(confirmation);
    const fileDeletionDueAt = '2026-11-21T09:00:00.000Z';
    const deletion = { what: 'deletion', by: 'server', at: Date.parse(fileDeletionDueAt) };
    expect(life({ status: 'completed', fileDeletionDueAt }).due).toEqual(deletion);
  });

  it('puts what is late before what comes sooner than something else', () => {
    const unanswered = { ...reply, at: '2026-11-18T09:00:00.000Z' };
    const open = sampleOffer({
      at: '2026-11-17T09:00:00.000Z',
      validUntil: '2026-11-20T11:00:00.000Z',
    });
    const late = life({ offers: [open], messages: [unanswered] });
    expect(late).toMatchObject({ due: { what: 'answer' }, isLate: true });
    expect(late.views).toContain('overdue');
  });

  it('is late after the moment, and not at it', () => {
    expect(life({}).isLate).toBe(false);
    expect(life({}, now + 1)).toMatchObject({ isLate: true, due: { what: 'reply' } });
  });

  it('holds until an open offer ends or the office is late', () => {
    expect(life({}).changesAt).toBe(now + 1);
    expect(life({}, now + 1).changesAt).toBe(Number.POSITIVE_INFINITY);
    const until = Date.parse(offer.validUntil);
    const unanswered = { offers: [offer], messages: [{ ...reply, at: acceptance.at }] };
    expect(life(unanswered).changesAt).toBe(Date.parse(acceptance.at) + day + 1);
    expect(life(unanswered, until - 1).views).toContain('waiting');
    expect(life(unanswered, until - 1).changesAt).toBe(until);
    expect(life(unanswered, until).views).not.toContain('waiting');
  });

  it.each([
    [['new', 'to-answer'], {}],
    [['to-answer'], { openedAt: offer.at }],
    [['to-answer'], { notes: [{ id: 'note', text: 'Scan.', at: offer.at }] }],
    [['waiting'], { messages: [question] }],
    [['to-answer'], { messages: [question, reply] }],
    [['waiting'], { offers: [offer] }],
    [['to-answer', 'waiting'], { offers: [offer], messages: [{ ...reply, at: acceptance.at }] }],
    [['to-deliver', 'unpaid'], { offers: [offer], acceptance, status: 'in-progress' }],
    [['waiting'], { acceptance, deliveries: [delivery], status: 'in-progress' }],
    [['to-answer'], { status: 'completed', messages: [reply] }],
    [['to-answer'], { status: 'cancelled', offers: [offer], messages: [reply] }],
    [['to-answer'], { status: 'completed', filePath: undefined, messages: [reply] }],
    [[], { status: 'completed', messages: [{ ...reply, settled: { at: reply.at } }] }],
    [[], { status: 'cancelled', offers: [offer] }],
  ] satisfies [string[], Partial<LifeFields>][])('shows in the views %j', (views, changes) => {
    expect(life(changes).views).toEqual(views);
  });

  it('takes a message for answered once a later offer has been made', () => {
    expect(life({ messages: [reply], offers: [sampleOffer({ at: reply.at })] }).unanswered).toBe(
      reply,
    );
    const later = sampleOffer({ at: '2026-11-20T09:00:00.001Z' });
    expect(life({ messages: [reply], offers: [later] }).unanswered).toBeNull();
  });
});

describe('a message that nobody has answered', () => {
  const endedAt = (hour: string, sender = {}) => [
    { status: 'pending', at: '2026-11-19T10:00:00.000Z' },
    { status: 'completed', at: `2026-11-20T${hour}:00.000Z`, ...sender },
  ];
  const completed = { status: 'completed', messages: [reply] };

  it('is due on an order that is over, before the deletion that the server owes', () => {
    const fileDeletionDueAt = '2026-11-20T11:00:00.000Z';
    const over = life({
      ...completed,
      history: endedAt('08:00', { device: '前台' }),
      fileDeletionDueAt,
    });
    expect(over.state).toBe('completed');
    expect(over.due).toEqual({ what: 'answer', by: 'office', at: Date.parse(reply.at) + day });
    expect(over.isLate).toBe(false);
  });

  it('is settled by the decision of the office that the order is over, not by that of anybody else', () => {
    const office = endedAt('09:30', { changeId: 'change-1' });
    expect(life({ ...completed, history: office }).unanswered).toBeNull();
    expect(life({ ...completed, history: endedAt('09:30') }).unanswered).toBe(reply);
  });

  it('waits no more once the office has said that it needs no answer, unless another came', () => {
    const settled = { ...reply, settled: { at: acceptance.at } };
    expect(life({ messages: [settled] })).toMatchObject({
      unanswered: null,
      due: { what: 'reply' },
    });
    const second = { ...reply, id: 'second', at: acceptance.at };
    expect(life({ messages: [settled, second] }).unanswered).toBe(second);
  });
});

describe('an amendment that the client has declined', () => {
  const amended = {
    offers: [offer, sampleOffer({ version: 2, amends: 1 })],
    acceptance,
    status: 'in-progress',
    refusals: [{ version: 2, at: '2026-11-20T09:40:00.000Z' }],
  };

  it('is to be answered until the office has reacted or settled it', () => {
    expect(life(amended).views).toContain('to-answer');
    const written = { ...question, at: '2026-11-20T09:50:00.000Z' };
    expect(life({ ...amended, messages: [written] }).views).not.toContain('to-answer');
    const request = { what: 'refusal', about: '2' } as const;
    const { quote } = decideSettlement(sampleQuote(amended), request, { at: now });
    expect(orderLife(quote, now).views).not.toContain('to-answer');
  });
});

describe('a revision that was asked for', () => {
  const revision = { id: 'revision', text: 'Clause 7.', at: '2026-11-20T09:20:00.000Z' };
  const message = { ...revision, from: 'client' };
  const revised = {
    status: 'in-progress',
    offers: [offer],
    acceptance,
    deliveries: [{ ...delivery, revision }],
    messages: [message],
  };

  it('is promised an answer, and leaves the promise of delivery met that was kept', () => {
    const due = { what: 'revision', by: 'office', at: Date.parse(revision.at) + day };
    expect(life(revised)).toMatchObject({ state: 'accepted', due, isLate: false });
    const later = Date.parse(offer.deliverBy) + 1;
    expect(life(revised, later)).toMatchObject({ due, isLate: true });
  });

  it('is due also where the thread had no room for its text', () => {
    const silent = { ...revised, messages: [] };
    expect(life(silent)).toMatchObject({ due: { what: 'revision' }, unanswered: null });
    expect(life(silent).views).toContain('to-answer');
  });

  it('waits for files only, once the office has answered or said that it needs no answer', () => {
    const answer = { id: 'a', from: 'office', text: 'Today.', at: acceptance.at };
    const answered = { ...revised, messages: [message, answer] };
    expect(life(answered)).toMatchObject({
      due: null,
      views: ['to-deliver', 'unpaid'],
      isLate: false,
    });
    const settled = { ...revised, messages: [{ ...message, settled: { at: acceptance.at } }] };
    expect(life(settled)).toMatchObject({ due: null, views: ['to-deliver', 'unpaid'] });
  });
});

describe('a mail that did not arrive', () => {
  const mail = {
    id: 'received',
    event: 'received',
    to: 'client',
    address: 'nobody@example.com',
    language: 'en',
    queuedAt: '2026-11-19T10:00:00.000Z',
    state: 'refused',
    attempts: 1,
    lastReason: '550 5.1.1 no such user',
  };

  it('comes before everything but what is late, and makes nobody late', () => {
    const failed = life({ mails: [mail], openedAt: acceptance.at });
    expect(failed).toMatchObject({ failedMail: mail, due: { what: 'mail' }, isLate: false });
    expect(failed.views).toEqual(['to-answer']);
    expect(life({ mails: [mail] }, now + 1)).toMatchObject({
      due: { what: 'reply' },
      isLate: true,
    });
  });

  it('matters on an order that is over only if it was sent after the end', () => {
    const history = [
      { status: 'pending', at: mail.queuedAt },
      { status: 'cancelled', at: '2026-11-20T08:00:00.000Z' },
    ];
    const over = { status: 'cancelled', history };
    expect(life({ ...over, mails: [mail] }).views).toEqual([]);
    const late = { ...mail, id: 'question.1', queuedAt: reply.at };
    expect(life({ ...over, mails: [mail, late] }).failedMail).toBe(late);
  });

  it('makes the order another one when it has been tried for long', () => {
    const queued = { ...mail, state: 'queued', queuedAt: '2026-11-20T09:00:00.000Z' };
    const offers = [offer];
    expect(life({ mails: [queued], offers })).toMatchObject({
      failedMail: null,
      changesAt: Date.parse('2026-11-20T11:00:00.000Z'),
    });
  });
});

describe('isExpired', () => {
  it('is so from the moment on', () => {
    const until = Date.parse(offer.validUntil);
    expect(isExpired(offer, until - 1)).toBe(false);
    expect(isExpired(offer, until)).toBe(true);
  });
});

describe('linkEndsAt', () => {
  const at = (hour: number) => `2026-11-20T${hour}:00:00.000Z`;
  const count = { wordCount: 1, wordCountBasis: 'measured', estimatedCost: '0.10' };

  it('is 90 days after the completion that holds', () => {
    const history = [
      { status: 'pending', at: at(10) },
      { status: 'completed', at: at(11) },
      { status: 'in-progress', at: at(12) },
      { status: 'completed', at: at(13) },
      { status: 'completed', at: at(14), count },
    ];
    expect(linkEndsAt({ status: 'completed', history })).toBe(Date.parse(at(13)) + 90 * day);
    expect(linkEndsAt({ status: 'in-progress', history })).toBeNull();
  });
});
