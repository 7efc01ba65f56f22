import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import { orderLife } from '../../life/order-life.ts';
import type { Decidable } from '../../record/decision.ts';
import { sampleOffer } from '../sample-order.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideAcceptance } from './accept-offer.ts';
import { decideRefusal } from './decline-offer.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);
const quote = sampleQuote({ offers: [sampleOffer()] });

const decide = (version = 1, reason?: string, of: Decidable = quote) =>
  decideRefusal(of, { version, reason }, { at: now, rules: keepAll });

describe('decideRefusal', () => {
  it('leaves what was accepted in force when an amendment is declined', () => {
    const acceptance = { version: 1, name: '林美', at: '2026-11-20T09:00:00.000Z' };
    const offers = [sampleOffer(), sampleOffer({ version: 2, amends: 1 })];
    const accepted = sampleQuote({ offers, acceptance, status: 'in-progress' });
    const at = Date.parse('2026-11-20T10:00:00.000Z');
    const declined = decideRefusal(accepted, { version: 2 }, { at, rules: keepAll }).quote;
    expect(declined.acceptance).toEqual(acceptance);
    expect(orderLife(declined, at)).toMatchObject({ state: 'accepted', openOffer: null });
  });

  it('records version, reason and moment, and leaves the status', () => {
    const { quote: declined } = decide(1, ' Too late\nfor us ');
    expect(declined).toMatchObject({ status: 'pending', revision: 4, updatedAt: at });
    expect(declined.refusals).toEqual([{ version: 1, reason: 'Too late\nfor us', at }]);
    expect(decide().quote.refusals).toEqual([{ version: 1, at }]);
  });

  it('takes the same refusal once', () => {
    const declined = decide().quote;
    expect(decide(1, 'Again.', declined)).toEqual({ kind: 'unchanged', quote: declined });
  });

  it('refuses what is not open, and a reason that is too long', () => {
    expect(decide(2)).toMatchObject({ reason: 'offer-missing' });
    const { quote: accepted } = decideAcceptance(
      quote,
      { version: 1, name: '林美' },
      { at: now, rules: keepAll },
    );
    expect(decide(1, '', accepted)).toMatchObject({ reason: 'order-accepted' });
    expect(decide(1, 'x'.repeat(501))).toMatchObject({ reason: 'text-too-long' });
  });
});
