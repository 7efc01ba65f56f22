import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import type { ChatSection } from '../../record/chat.ts';
import { noticeEvents } from '../../record/notice.ts';
import type { StoredNotice } from '../../record/stored-notice.ts';
import type { StoredPeople } from '../../record/stored-people.ts';
import { decideClientMessage } from '../client/send-client-message.ts';
import { decideAssignment } from '../office/assign.ts';
import { officeOfOne, withJoined } from '../people/sample-people.ts';
import { orderWithJobIn } from '../sample-job.ts';
import { sampleOffer } from '../sample-order.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideNotices } from './change-notices.ts';
import { decideTold } from './decide-told.ts';
import { decideSubscription } from './subscribe.ts';
import { decideReminders, type Noticed, withNotices } from './with-notices.ts';

const hour = 3_600_000;
const at = Date.parse('2026-11-20T10:00:00.000Z');
const zone = 'Asia/Shanghai';

function withDevice(people: StoredPeople, by: string, stop: number = noticeEvents.length) {
  const subscriber = {
    ...{ id: `device of ${by}`, name: 'Chrome', session: by, mark: 'm', isOpen: () => true },
    ...{ endpoint: `https://push.example/${by}`, keys: { p256dh: 'B', auth: 'a' } },
  };
  const subscribed = decideSubscription(people, subscriber, { at, by }).people;
  return decideNotices(subscribed, { stops: { [subscriber.id]: stop } }, { at, by }).people;
}

const joined = withJoined(withJoined(officeOfOne, 'mei', 'staff'), 'gu', 'translator');
const people = withDevice(withDevice(joined, 'mei'), 'gu');
const chat: ChatSection = {};
const context = { people, chat, at };

function write(quote: Noticed, text = 'When?'): Noticed {
  const request = { changeId: `c-${quote.messages?.length ?? 0}`, text };
  const rules = { at, rules: keepAll };
  return withNotices(quote, decideClientMessage(quote, request, rules).quote, context);
}

const kindsOf = ({ notices = [] }: Noticed) => notices.map(({ kind }) => kind);

describe('withNotices', () => {
  it('stores what happened, when, and nothing of what was said', () => {
    const { notices } = write(sampleQuote(), 'Is the stamp of 王小明 included?');
    expect(notices).toEqual([
      {
        id: 'question...2026-11-20T10:00:00.000Z',
        kind: 'question',
        at: '2026-11-20T10:00:00.000Z',
        told: [],
      },
    ]);
  });

  it('stores nothing of which nobody wants to be told', () => {
    const silent = withDevice(joined, 'mei', 0);
    const quote = sampleQuote();
    expect(withNotices(undefined, quote, { ...context, people: joined })).toBe(quote);
    expect(withNotices(undefined, quote, { ...context, people: silent })).toBe(quote);
    const ofAnother = sampleQuote({ assignee: { id: 'x', name: 'X', at: '2026-11-20T10:00:00Z' } });
    expect(withNotices(undefined, ofAnother, context)).toBe(ofAnother);
  });

  it('says once what is said again before anybody was told of it', () => {
    const twice = write(write(sampleQuote()));
    expect(kindsOf(twice)).toEqual(['question']);
    const [first] = twice.notices ?? [];
    const told: StoredNotice[] = first ? [{ ...first, told: ['device of mei'] }] : [];
    const later = withNotices(
      { ...twice, notices: told },
      { ...twice, notices: told, refusals: [{ version: 1, at: '2026-11-20T10:00:00.000Z' }] },
      { ...context, at: at + 1 },
    );
    expect(kindsOf(later)).toEqual(['question', 'quote-declined']);
  });

  it('has a handed over order told to whoever gets it, and to nobody else', () => {
    const quote = sampleQuote();
    const request = { personId: 'mei', changeId: 'given-to-mei' };
    const authors = [{ id: 'mei', name: 'Mei' }];
    const by = { id: 'first', name: 'admin' };
    const given = decideAssignment(quote, request, { at, rules: keepAll, by, people: authors });
    const told: Noticed = withNotices(quote, given.quote, context);
    expect(told.notices).toMatchObject([{ kind: 'order-handed-over', to: 'mei', by: 'first' }]);
    const taken = decideAssignment(quote, request, {
      ...{ at, rules: keepAll, by: { id: 'mei', name: 'Mei' }, people: authors },
    });
    expect(withNotices(quote, taken.quote, context)).not.toHaveProperty('notices');
  });

  it('tells a payment by card as one thing, not as an acceptance, too', () => {
    const before = sampleQuote({ offers: [sampleOffer({ fromEstimate: true })] });
    const acceptance = {
      version: 1,
      name: 'Wang',
      byPayment: true,
      at: '2026-11-20T10:00:00.000Z',
    };
    expect(kindsOf(withNotices(before, { ...before, acceptance }, context))).toEqual([]);
    const accepted = { ...before, acceptance: { ...acceptance, byPayment: false } };
    expect(kindsOf(withNotices(before, accepted, context))).toEqual(['quote-accepted']);
  });

  it('tells a translator when the order of a job is over', () => {
    const before = orderWithJobIn('accepted');
    const after = { ...before, status: 'cancelled' };
    const told: Noticed = withNotices(before, after, context);
    expect(told.notices).toMatchObject([{ kind: 'job-taken-back', to: 'gu', job: 'job-1' }]);
  });

  it('keeps a record small', () => {
    let quote: Noticed = sampleQuote();
    for (let number = 0; number < 60; number += 1) {
      const refusals = [...(quote.refusals ?? []), { version: number, at: '2026-11-20T10:00:00Z' }];
      const told = quote.notices?.map((notice) => ({ ...notice, told: ['somebody'] }));
      const before = { ...quote, ...(told && { notices: told }) };
      quote = withNotices(before, { ...before, refusals }, { ...context, at: at + number });
    }
    expect(quote.notices).toHaveLength(24);
    expect(quote.notices?.at(-1)?.at).toBe(new Date(at + 59).toISOString());
  });
});

describe('decideReminders', () => {
  const created = sampleQuote({ createdAt: '2026-11-20T10:00:00.000Z' });
  const remind = (quote: Noticed, moment: number) =>
    decideReminders(quote, { ...context, zone, at: moment });

  it('says an hour before that a reply is due, and that it is late, each once', () => {
    expect(remind(created, at + 23 * hour - 1).kind).toBe('unchanged');
    const soon = remind(created, at + 23 * hour).quote;
    expect(kindsOf(soon)).toEqual(['reply-soon']);
    expect(remind(soon, at + 23.5 * hour).kind).toBe('unchanged');
    const late = remind(soon, at + 24 * hour + 1).quote;
    expect(kindsOf(late)).toEqual(['reply-soon', 'overdue']);
    const settled = decideTold(
      late,
      (late.notices ?? []).map(({ id }) => ({ id, told: [], isSettled: true })),
    ).quote;
    expect(settled.notices).toMatchObject([{ settled: true }, { settled: true }]);
    expect(remind(settled, at + 25 * hour).kind).toBe('unchanged');
  });

  it('says so in the morning of a delivery, by the office’s clock', () => {
    const offer = sampleOffer({ deliverBy: '2026-11-27T09:00:00.000Z' });
    const acceptance = { version: 1, name: 'Wang', at: '2026-11-20T10:00:00.000Z' };
    const quote = sampleQuote({ status: 'in-progress', offers: [offer], acceptance });
    const morning = Date.parse('2026-11-27T00:00:00.000Z');
    expect(remind(quote, morning - 1).kind).toBe('unchanged');
    expect(kindsOf(remind(quote, morning).quote)).toEqual(['delivery-today']);
  });

  it('reminds a translator who is at work, and no other', () => {
    const morning = Date.parse('2026-11-26T00:00:00.000Z');
    const found = remind(orderWithJobIn('accepted'), morning).quote.notices;
    expect(found?.filter(({ kind }) => kind === 'job-today')).toMatchObject([{ to: 'gu' }]);
    const offered = remind(orderWithJobIn('offered'), morning).quote.notices ?? [];
    expect(offered.filter(({ kind }) => kind === 'job-today')).toEqual([]);
  });
});

describe('decideTold', () => {
  it('marks devices, takes out what is told to all, and leaves decisions of people valid', () => {
    const asked = write(sampleQuote());
    const id = asked.notices?.[0]?.id ?? '';
    const half = decideTold(asked, [{ id, told: ['a'], isSettled: false }]);
    expect(half.quote.notices).toMatchObject([{ told: ['a'] }]);
    expect(half.quote.countRevisions?.to).toBe(half.quote.revision);
    const again = decideTold(half.quote, [{ id, told: ['a'], isSettled: false }]);
    expect(again.kind).toBe('unchanged');
    const all = decideTold(half.quote, [{ id, told: ['b'], isSettled: true }]);
    expect(all.quote).not.toHaveProperty('notices');
    expect(decideTold(all.quote, [{ id, told: [], isSettled: true }]).kind).toBe('unchanged');
  });
});
