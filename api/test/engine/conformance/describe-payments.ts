import { decideFact } from '@yiqiao/contract/commands/client/decide-payment';
import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { sampleAdvance, samplePaid, samplePayment } from '@yiqiao/contract/commands/sample-payment';
import { decideAdvanceFact } from '@yiqiao/contract/commands/server/advance';
import { keepAll } from '@yiqiao/contract/files/file-deletion';
import type { Payment } from '@yiqiao/contract/record/payment';
import type { PaymentIntent, RecordStore } from '@yiqiao/ports/record-store';
import { describe, expect, it } from 'vitest';
import { addQuote, changeQuote } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';
import { type EngineUnderTest, openForTest } from './engine-under-test.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);

function intent(id: string, payment?: Payment): PaymentIntent {
  return {
    id,
    amount: 83130,
    currency: 'usd',
    status: 'requires_payment_method',
    createdAt: at,
    ...(payment && { payment }),
  };
}

/** An advance of which the provider's page was never opened. */
function unopened(id: string, begun: string): Payment {
  const { session: _, ...payment } = sampleAdvance({ id, at: begun });
  return payment;
}

function pay(records: RecordStore, id: string, event: string) {
  const told = { fact: samplePaid(), event };
  return records.changePaymentIntent(id, (it) => decideAdvanceFact(it, told, now));
}

/** Money is counted once, whichever process dies. */
export function describePayments(name: string, under: EngineUnderTest): void {
  describe(`payments of ${name}`, () => {
    it('keep what has become of advances, also after a crash', async () => {
      const place = await under.makePlace();
      const { records } = await openForTest(under, place);
      await records.addPaymentIntent(intent('unopened', unopened('unopened', at)));
      await records.addPaymentIntent(intent('none'));
      expect(await records.findAdvances('open')).toEqual([]);
      for (const id of ['a', 'b']) {
        await records.addPaymentIntent(intent(id, sampleAdvance({ id })));
      }
      await pay(records, 'b', 'evt_1');
      const later = await openForTest(under, await under.crash(place));
      for (const each of [records, later.records]) {
        expect((await each.findAdvances('open')).map(({ id }) => id)).toEqual(['a']);
        expect(await each.findAdvances('settled')).toMatchObject([
          { id: 'b', payment: { state: 'paid' }, events: ['evt_1'] },
        ]);
        expect(await each.getPaymentIntent('none')).toEqual(intent('none'));
        expect(await each.getPaymentIntent('missing')).toBeUndefined();
        expect(await pay(each, 'missing', 'evt_1')).toBeNull();
        expect((await pay(each, 'b', 'evt_1'))?.kind).toBe('unchanged');
      }
    });

    it('forget what nobody paid, by age and number, and nothing of which money has come or may come', async () => {
      const place = await under.makePlace();
      const { records } = await openForTest(under, place);
      const day = (number: number) => `2026-11-${number}T10:00:00.000Z`;
      const recorded = (id: string, number: number, begun?: number): PaymentIntent => ({
        ...intent(id),
        createdAt: day(number),
        ...(begun !== undefined && { payment: unopened(id, day(begun)) }),
      });
      for (const [id, number, begun] of [
        ['old', 10],
        ['paid', 10, 10],
        ['left', 10, 10],
        ['pressed-late', 10, 20],
        ['third', 17],
        ['second', 18],
        ['newest', 19],
      ] as const) {
        await records.addPaymentIntent(recorded(id, number, begun));
      }
      await pay(records, 'paid', 'evt_1');
      const limits = { recordedBefore: day(15), begunBefore: day(18), most: 2 };
      expect(await records.forgetIntents(limits)).toBe(3);
      expect(await records.forgetIntents(limits)).toBe(0);
      await records.addPaymentIntent(recorded('next', 20));
      const later = await openForTest(under, await under.crash(place));
      for (const each of [records, later.records]) {
        const found = async (id: string) => (await each.getPaymentIntent(id))?.id;
        for (const id of ['paid', 'pressed-late', 'second', 'newest', 'next']) {
          expect(await found(id)).toBe(id);
        }
        for (const id of ['old', 'left', 'third']) expect(await found(id)).toBeUndefined();
      }
      expect((await pay(later.records, 'paid', 'evt_1'))?.kind).toBe('unchanged');
    });

    it('take one event once, however many bring it at the same moment', async () => {
      const { records } = await openForTest(under, await under.makePlace());
      await records.addPaymentIntent(intent('a', sampleAdvance({ id: 'a' })));
      await addQuote(records, sampleQuote('q'));
      await changeQuote(records, 'q', { payments: [samplePayment()] });
      const told = { payment: 'payment-1', fact: samplePaid(), event: 'evt_1' };
      const deliveries = Array.from({ length: 8 }, async () => [
        (await pay(records, 'a', 'evt_1'))?.kind,
        (await records.change('q', (quote) => decideFact(quote, told, now, keepAll)))?.kind,
      ]);
      const kinds = await Promise.all(deliveries);
      for (const place of [0, 1]) {
        expect(kinds.filter((each) => each[place] === 'changed')).toHaveLength(1);
      }
      expect(await records.get('q')).toMatchObject({
        payments: [{ state: 'paid' }],
        paymentEvents: ['evt_1'],
      });
    });

    it('wait for the provider as jobs, until it has spoken', async () => {
      const { records, jobs } = await openForTest(under, await under.makePlace());
      await addQuote(records, sampleQuote('q'));
      await changeQuote(records, 'q', { payments: [samplePayment()] });
      expect((await jobs.findWaiting('payment')).map(({ id }) => id)).toEqual(['q']);
      const told = { payment: 'payment-1', fact: samplePaid() };
      await records.change('q', (quote) => decideFact(quote, told, now, keepAll));
      expect(await jobs.findWaiting('payment')).toEqual([]);
    });

    it('name the order whose money goes back, until it has gone, also after a crash', async () => {
      const place = await under.makePlace();
      const { records, jobs } = await openForTest(under, place);
      await addQuote(records, sampleQuote('q'));
      const paid = samplePayment({ state: 'paid', paidAt: at, intent: 'pi_1' });
      await changeQuote(records, 'q', {
        offers: [sampleOffer({ total: '831.30', fromEstimate: true })],
        acceptance: { version: 1, name: '林美', byPayment: true, at },
        payments: [paid],
      });
      expect(await jobs.findWaiting('pay-back')).toEqual([]);
      await changeQuote(records, 'q', { decline: { at, reason: '方言', changeId: 'decline' } });
      const later = await openForTest(under, await under.crash(place));
      for (const each of [jobs, later.jobs]) {
        const waiting = await each.findWaiting('pay-back');
        expect(waiting).toMatchObject([{ id: 'q', decline: { reason: '方言' } }]);
      }
      const refund = { id: 're_1', cents: 83130, status: 'succeeded', at: now } as const;
      const told = {
        payment: 'payment-1',
        fact: { kind: 'refund', intent: 'pi_1', ...refund },
      } as const;
      await later.records.change('q', (quote) => decideFact(quote, told, now, keepAll));
      expect(await later.jobs.findWaiting('pay-back')).toEqual([]);
    });
  });
}
