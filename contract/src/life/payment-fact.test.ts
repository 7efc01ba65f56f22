import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samplePaid, samplePayment } from '../commands/sample-payment.ts';
import type { OrderPayment } from '../record/payment.ts';
import { type PaymentFact, withFact } from './payment-fact.ts';

const now = Date.parse('2026-11-22T10:00:00.000Z');
const intent = 'pi_1';

function refund(id: string, cents: number, status = 'succeeded', at = now): PaymentFact {
  return { kind: 'refund', intent, id, cents, status, at };
}

function dispute(status: string, at = now, id = 'dp_1'): PaymentFact {
  return { kind: 'dispute', intent, id, status, at };
}

function take(facts: readonly PaymentFact[], payment = samplePayment()): OrderPayment {
  return facts.reduce((known, fact) => withFact(known, fact, now) ?? known, payment);
}

describe('withFact', () => {
  it('is paid when the amount has come, from the first moment that says so', () => {
    const payment = take([samplePaid(), samplePaid({ at: now })]);
    expect(payment).toMatchObject({ state: 'paid', paidAt: '2026-11-20T11:00:00.000Z', intent });
  });

  it.each([
    ['less', { units: 83129 }],
    ['more', { units: 83131 }],
    ['nothing', { units: 0 }],
    ['another currency', { currency: 'hkd' }],
  ])('is never paid in full by %s', (_, changes) => {
    const payment = take([samplePaid(changes)]);
    expect(payment.state).toBe('unclear');
    expect(take([samplePaid(), samplePaid(changes)])).toEqual(
      take([samplePaid(changes), samplePaid()]),
    );
  });

  it('waits for money that is under way, and takes its failure', () => {
    const submitted = take([samplePaid({ outcome: 'submitted' })]);
    expect(submitted).toMatchObject({ state: 'open', submittedAt: '2026-11-20T11:00:00.000Z' });
    expect(take([samplePaid({ outcome: 'failed' })], submitted).state).toBe('failed');
    expect(take([samplePaid({ outcome: 'failed' }), samplePaid()], submitted).state).toBe('paid');
  });

  it('adds up refunds, each once, without those that failed', () => {
    const some = take([samplePaid(), refund('re_1', 100_00, 'pending'), refund('re_1', 100_00)]);
    expect(some).toMatchObject({ state: 'partly-refunded', refunded: '100.00' });
    const all = take([refund('re_2', 731_30)], some);
    expect(all).toMatchObject({ state: 'refunded', refunded: '831.30' });
    const failed = take([refund('re_2', 731_30, 'failed', now + 1000)], all);
    expect(failed).toMatchObject({ state: 'partly-refunded', refunded: '100.00' });
    const none = take([refund('re_1', 100_00, 'canceled', now + 1000)], failed);
    expect(none.state).toBe('paid');
    expect(none).not.toHaveProperty('refunded');
  });

  it.each([
    ['needs_response', 'disputed'],
    ['lost', 'disputed'],
    ['won', 'paid'],
    ['warning_under_review', 'paid'],
    ['warning_closed', 'paid'],
  ])('with a dispute that is %s is %s', (status, state) => {
    expect(take([samplePaid(), dispute(status)]).state).toBe(state);
  });

  it('knows the last word on a dispute within one second', () => {
    expect(take([samplePaid(), dispute('won'), dispute('under_review')]).state).toBe('paid');
  });

  it('takes nothing that is said of another page or another payment', () => {
    const paid = take([samplePaid()]);
    expect(withFact(samplePayment(), samplePaid({ session: 'cs_2' }), now)).toBeNull();
    expect(withFact(paid, { ...refund('re', 1), intent: 'pi_2' }, now)).toBeNull();
  });

  it('is the same object when a fact adds nothing, and no later by its own clock', () => {
    const paid = take([samplePaid(), refund('re_1', 5)]);
    for (const fact of [samplePaid(), refund('re_1', 5), samplePaid({ outcome: 'open' })]) {
      expect(withFact(paid, fact, now + 5000)).toBe(paid);
    }
  });

  it('bounds what it keeps', () => {
    const many = Array.from({ length: 80 }, (_, number) => refund(`re_${number + 10}`, 1));
    expect(take(many).refunds).toHaveLength(50);
  });

  it('is the same whatever the order of the facts, and however often each comes', () => {
    const second = (seconds: number) => now + seconds * 1000;
    const moment = fc.integer({ min: 0, max: 3 }).map(second);
    const statuses = ['pending', 'requires_action', 'succeeded', 'failed', 'canceled'];
    const words = ['needs_response', 'under_review', 'won', 'lost', 'warning_closed', 'new_word'];
    const id = fc.constantFrom('a', 'b');
    const anyFact: fc.Arbitrary<PaymentFact> = fc.oneof(
      fc
        .record({
          outcome: fc.constantFrom('open', 'submitted', 'paid', 'failed'),
          units: fc.constantFrom(83130, 83130, 83130, 5),
          at: moment,
        })
        .map(samplePaid),
      fc.constant<PaymentFact>({ kind: 'charge', intent, method: 'alipay' }),
      fc
        .tuple(id, fc.constantFrom(...statuses), moment)
        .map(([name, status, at]) => refund(name, name === 'a' ? 100 : 83030, status, at)),
      fc
        .tuple(id, fc.constantFrom(...words), moment)
        .map(([name, status, at]) => dispute(status, at, name)),
    );
    const shuffled = fc
      .array(anyFact, { minLength: 1, maxLength: 8 })
      .chain((facts) =>
        fc.tuple(
          fc.constant(facts),
          fc.shuffledSubarray([...facts, ...facts, ...facts], { minLength: facts.length * 3 }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([facts, again]) => {
        expect(take(again)).toEqual(take(facts));
      }),
      { seed: 17, numRuns: 500 },
    );
  });
});
