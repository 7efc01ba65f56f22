import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { describe, expect, it } from 'vitest';
import { sampleRequest } from '../test/sample-request.ts';
import { findClock, listSteps, lookOf } from './describe-state.ts';

const now = Date.parse('2026-11-20T12:31:00.000Z');
const late = Date.parse('2026-11-21T06:31:01.000Z');

describe('lookOf', () => {
  it('fills as the promised time passes, and loses its colour when it is over', () => {
    expect(lookOf(sampleRequest(), now)).toEqual({ kind: 'clock', fraction: 0.25 });
    expect(lookOf(sampleRequest(), late)).toEqual({ kind: 'late' });
  });

  it.each([
    ['question', 'question'],
    ['quoted', 'open'],
    ['expired', 'void'],
    ['declined', 'void'],
    ['accepted', 'full'],
    ['completed', 'full'],
    ['cancelled', 'void'],
    ['deleted', 'gone'],
  ])('shows %s as %s', (state, kind) => {
    expect(lookOf(sampleRequest({ state }), now).kind).toBe(kind);
  });
});

describe('findClock', () => {
  it('counts a delivery from the payment, and an answer from the question', () => {
    const acceptance = { version: 1, name: 'Lin', at: '2026-11-20T09:00:00.000Z' };
    const due = { what: 'delivery', by: 'office', at: '2026-11-27T09:00:00.000Z' };
    const payment = { canPayByCard: false, state: 'paid', paidAt: '2026-11-20T10:00:00.000Z' };
    const accepted = sampleRequest({ state: 'accepted', acceptance, due });
    expect(findClock(accepted)).toBeNull();
    expect(findClock({ ...accepted, payment })).toEqual({
      subject: 'delivery',
      from: Date.parse(payment.paidAt),
      until: Date.parse(due.at),
    });
    const answer = { what: 'answer', by: 'office', at: '2026-11-21T10:00:00.000Z' };
    expect(findClock(sampleRequest({ due: answer }))).toMatchObject({
      subject: 'answer',
      from: Date.parse('2026-11-20T10:00:00.000Z'),
    });
  });

  it('runs for no one else than the office', () => {
    const due = { what: 'decision', by: 'client', at: '2026-11-27T09:00:00.000Z' };
    expect(findClock(sampleRequest({ state: 'quoted', due }))).toBeNull();
  });
});

describe('listSteps', () => {
  it('says how far the request has come, and when', () => {
    const steps = listSteps(sampleRequest({ state: 'quoted', offers: [sampleOffer()] }), now);
    expect(steps.map(({ look }) => look.kind)).toEqual(['full', 'open', 'open', 'open', 'open']);
    expect(steps.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false, false, false]);
    expect(steps.map(({ at }) => at)).toEqual([
      '2026-11-20T06:31:00.000Z',
      '2026-11-20T09:00:00.000Z',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('counts as accepted what waits for its payment', () => {
    const waiting = sampleRequest({
      state: 'accepted',
      offers: [sampleOffer()],
      acceptance: { version: 1, name: 'Lin', at: '2026-11-21T09:00:00.000Z' },
      payment: { state: 'due', canPayByCard: true },
    });
    expect(lookOf(waiting, now).kind).toBe('open');
    const kinds = listSteps(waiting, now).map(({ look }) => look.kind);
    expect(kinds).toEqual(['full', 'full', 'full', 'open', 'open']);
  });

  it('ends with the completion, and fills no step that was never made', () => {
    const completedAt = '2026-11-22T10:00:00.000Z';
    const thanks = listSteps(sampleRequest({ state: 'deleted', completedAt }), now);
    expect(thanks[4]).toMatchObject({ step: 'completed', isCurrent: true, at: completedAt });
    const fileDeletedAt = '2026-11-22T10:00:00.000Z';
    const steps = listSteps(sampleRequest({ state: 'deleted', fileDeletedAt }), now);
    expect(steps.map(({ look }) => look.kind)).toEqual(['gone', 'open', 'open', 'open', 'open']);
  });
});
