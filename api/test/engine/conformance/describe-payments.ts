import {
  beginAdvance,
  decideAdvanceFact,
  decideAdvanceSession,
} from '@yiqiao/contract/payment/advance';
import { decideFact } from '@yiqiao/contract/payment/decide-payment';
import { samplePaid, samplePayment } from '@yiqiao/contract/payment/sample-payment';
import { keepAll } from '@yiqiao/contract/quote/file-deletion';
import { describe, expect, it } from 'vitest';
import type { PaymentIntent, RecordStore } from '../../../src/engine/record-store.ts';
import { addQuote, changeQuote } from '../../keep-quotes.ts';
import { sampleQuote } from '../../sample-quote.ts';
import { type EngineUnderTest, openForTest } from './engine-under-test.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);

function intent(id: string, isAdvance = true): PaymentIntent {
  return {
    id,
    amount: 83130,
    currency: 'usd',
    status: 'requires_payment_method',
    createdAt: at,
    ...(isAdvance && { payment: beginAdvance(id, 83130, now) }),
  };
}

async function openPage(records: RecordStore, id: string): Promise<void> {
  const page = { session: 'cs_1', expiresAt: at };
  await records.changePaymentIntent(id, (it) => decideAdvanceSession(it, page, now));
}

function pay(records: RecordStore, id: string, event: string) {
  const told = { fact: samplePaid(), event };
  return records.changePaymentIntent(id, (it) => decideAdvanceFact(it, told, now));
}

/** Money is counted once, whatever dies. */
export function describePayments(name: string, under: EngineUnderTest): void {
  describe(`payments of ${name}`, () => {
    it('keep what has become of advances, also after a crash', async () => {
      const place = await under.makePlace();
      const { records } = await openForTest(under, place);
      for (const id of ['a', 'b']) await records.addPaymentIntent(intent(id));
      await records.addPaymentIntent(intent('none', false));
      expect(await records.findAdvances('open')).toEqual([]);
      for (const id of ['a', 'b', 'none']) await openPage(records, id);
      await pay(records, 'b', 'evt_1');
      const later = await openForTest(under, await under.crash(place));
      for (const each of [records, later.records]) {
        expect((await each.findAdvances('open')).map(({ id }) => id)).toEqual(['a']);
        expect(await each.findAdvances('settled')).toMatchObject([
          { id: 'b', payment: { state: 'paid' }, events: ['evt_1'] },
        ]);
        expect(await each.getPaymentIntent('none')).toEqual(intent('none', false));
        expect(await each.getPaymentIntent('missing')).toBeUndefined();
        expect(await pay(each, 'missing', 'evt_1')).toBeNull();
        expect((await pay(each, 'b', 'evt_1'))?.kind).toBe('unchanged');
      }
    });

    it('take one event once, however many bring it at the same moment', async () => {
      const { records } = await openForTest(under, await under.makePlace());
      await records.addPaymentIntent(intent('a'));
      await openPage(records, 'a');
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
  });
}
