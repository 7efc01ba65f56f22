import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import { decideStatus } from '../office/set-status.ts';
import { sampleOffer } from '../sample-order.ts';
import { samplePaid, samplePayment } from '../sample-payment.ts';
import { sampleQuote } from '../sample-quote.ts';
import {
  decideFact,
  decidePayment,
  decideSession,
  findOpenPayment,
  type Payable,
} from './decide-payment.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);
const accepted = sampleQuote({
  status: 'in-progress',
  offers: [sampleOffer(), sampleOffer({ version: 2, total: '831.30' })],
  acceptance: { version: 2, name: '林美', at },
});

const begin = (of = accepted, version = 2) =>
  decidePayment(of, { id: 'payment-1', version }, now, keepAll);
const paying: Payable = {
  ...accepted,
  payments: [samplePayment({ version: 2 })],
};
const tell = (of: Payable, changes = {}, event?: string, payment = 'payment-1') =>
  decideFact(of, { payment, event, fact: samplePaid(changes) }, now, keepAll);

describe('decidePayment', () => {
  it('begins with the amount of the accepted quote', () => {
    expect(begin().quote.payments).toEqual([
      {
        id: 'payment-1',
        version: 2,
        amount: '831.30',
        currency: 'USD',
        state: 'open',
        at,
        updatedAt: at,
      },
    ]);
  });

  it('continues the one that is open', () => {
    const { quote } = begin();
    const again = decidePayment(quote, { id: 'payment-2', version: 2 }, now, keepAll);
    expect(again).toEqual({ kind: 'unchanged', quote });
    expect(findOpenPayment(quote)?.id).toBe('payment-1');
  });

  it.each([
    ['another version', accepted, 1],
    ['no acceptance', sampleQuote({ offers: [sampleOffer({ version: 2 })] }), 2],
    ['a cancelled order', { ...accepted, status: 'cancelled' }, 2],
  ])('refuses %s', (_, quote, version) => {
    expect(begin(quote, version)).toEqual({ kind: 'refused', reason: 'not-payable', quote });
  });

  it.each(['paid', 'refunded', 'partly-refunded', 'disputed', 'unclear'])(
    'asks for nothing more once a payment is %s',
    (state) => {
      const quote = { ...accepted, payments: [samplePayment({ version: 2, state })] };
      expect(begin(quote)).toMatchObject({ reason: 'already-paid' });
    },
  );

  it('asks for nothing while money is under way, and again after a failure', () => {
    const underWay = samplePayment({ version: 2, submittedAt: at });
    expect(begin({ ...accepted, payments: [underWay] })).toMatchObject({ reason: 'already-paid' });
    const failed = samplePayment({ version: 2, state: 'failed', submittedAt: at });
    expect(begin({ ...accepted, payments: [failed] })).toMatchObject({ kind: 'changed' });
  });

  it('ends at twenty', () => {
    const payments = Array.from({ length: 20 }, () => samplePayment({ state: 'failed' }));
    expect(begin({ ...accepted, payments })).toMatchObject({ reason: 'order-full' });
  });

  it('leaves in force what somebody decided on before it came', () => {
    const context = { at: now, rules: keepAll, ifRevision: accepted.revision };
    expect(decideStatus(begin().quote, { status: 'completed' }, context).kind).toBe('changed');
  });
});

describe('decideSession', () => {
  const session = { id: 'payment-1', session: 'cs_1', expiresAt: '2026-11-21T10:00:00.000Z' };

  it('records the provider’s page, once', () => {
    const { quote } = decideSession(begin().quote, session, now);
    expect(quote.payments).toMatchObject([{ session: 'cs_1', expiresAt: session.expiresAt }]);
    const other = { ...session, session: 'cs_2' };
    expect(decideSession(quote, other, now)).toEqual({ kind: 'unchanged', quote });
  });
});

describe('decideFact', () => {
  it('records the fact, and the event that reported it', () => {
    const { quote } = tell(paying, {}, 'evt_1');
    expect(quote.payments).toMatchObject([{ state: 'paid' }]);
    expect(quote.paymentEvents).toEqual(['evt_1']);
    expect(quote.status).toBe('in-progress');
  });

  it('takes an event once, whatever it says the second time', () => {
    const once = tell(paying, { outcome: 'submitted' }, 'evt_1').quote;
    expect(tell(once, {}, 'evt_1')).toEqual({ kind: 'unchanged', quote: once });
  });

  it('refuses what it was not asked about', () => {
    expect(tell(paying, {}, 'evt_1', 'payment-2')).toMatchObject({ reason: 'unknown-payment' });
    expect(tell(paying, { session: 'cs_2' }, 'evt_1')).toMatchObject({ reason: 'other-session' });
  });

  it('takes what comes for an order that was cancelled meanwhile', () => {
    expect(tell({ ...paying, status: 'cancelled' }).quote.payments).toMatchObject([
      { state: 'paid' },
    ]);
  });

  it('bounds the events that it remembers', () => {
    const paymentEvents = Array.from({ length: 100 }, (_, number) => `evt_${number}`);
    const { quote } = tell({ ...paying, paymentEvents }, {}, 'evt_new');
    expect(quote.paymentEvents).toHaveLength(100);
    expect(quote.paymentEvents?.at(-1)).toBe('evt_new');
  });
});
