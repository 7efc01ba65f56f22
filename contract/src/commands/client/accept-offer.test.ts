import { describe, expect, it } from 'vitest';
import { keepAll } from '../../files/file-deletion.ts';
import type { Decidable } from '../../record/decision.ts';
import { sampleOffer } from '../sample-order.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideAcceptance } from './accept-offer.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);
const offers = [sampleOffer(), sampleOffer({ version: 2, total: '2.00' })];
const quote = sampleQuote({ offers });

const decide = (version = 2, of: Decidable = quote, moment = now, name = ' 林美 ') =>
  decideAcceptance(of, { version, name }, { at: moment, rules: keepAll });

describe('decideAcceptance', () => {
  it('records version, person and moment, and the work begins', () => {
    const rules = { retentionHours: 23, abandonedDays: 30 } as const;
    const due = { ...quote, fileDeletionDueAt: '2026-12-20T09:00:00.000Z' };
    const { kind, quote: accepted } = decideAcceptance(
      due,
      { version: 2, name: ' 林美 ' },
      { at: now, rules },
    );
    expect(kind).toBe('changed');
    expect(accepted).toMatchObject({
      acceptance: { version: 2, name: '林美', at },
      status: 'in-progress',
      revision: 4,
      updatedAt: at,
    });
    expect(accepted.history.at(-1)).toEqual({ status: 'in-progress', at });
    expect(accepted).not.toHaveProperty('fileDeletionDueAt');
  });

  it('leaves a status other than pending as it is', () => {
    const underWay = sampleQuote({ offers, status: 'in-progress' });
    expect(decide(2, underWay).quote.history).toEqual(underWay.history);
  });

  it('accepts the same version once, under any name and at any time', () => {
    const accepted = decide().quote;
    const later = Date.parse('2027-12-20T10:00:00.000Z');
    expect(decide(2, accepted, later, '')).toEqual({ kind: 'unchanged', quote: accepted });
  });

  it('lets an amendment replace what was accepted, and keeps that on record', () => {
    const accepted = decide().quote;
    const amendment = sampleOffer({ version: 3, total: '3.00', amends: 2 });
    const amended = { ...accepted, offers: [...offers, amendment] };
    const { quote: changed } = decide(3, amended, now + 1000, '王小明');
    expect(changed.acceptance).toMatchObject({ version: 3, name: '王小明' });
    expect(changed.earlierAcceptances).toEqual([accepted.acceptance]);
    expect(changed.status).toBe('in-progress');
    // What was accepted before is not open again.
    expect(decide(2, changed)).toMatchObject({ reason: 'order-accepted' });
  });

  it('refuses a version that is not the latest', () => {
    expect(decide(1)).toEqual({ kind: 'refused', reason: 'offer-superseded', quote });
  });

  it('refuses a version that never was', () => {
    expect(decide(3)).toEqual({ kind: 'refused', reason: 'offer-missing', quote });
  });

  it('refuses where there is no offer', () => {
    expect(decide(1, sampleQuote())).toMatchObject({ reason: 'offer-missing' });
  });

  it('refuses an expired version from its moment on', () => {
    const until = Date.parse('2026-12-20T10:00:00.000Z');
    expect(decide(2, quote, until)).toMatchObject({ reason: 'offer-expired' });
    expect(decide(2, quote, until - 1)).toMatchObject({ kind: 'changed' });
  });

  it('refuses a declined version, another one after acceptance, and any when the order is over', () => {
    const declined = { ...quote, refusals: [{ version: 2, at }] };
    expect(decide(2, declined)).toMatchObject({ reason: 'offer-declined' });
    const accepted = decide().quote;
    expect(decide(1, accepted)).toMatchObject({ reason: 'order-accepted' });
    expect(decide(2, { ...quote, status: 'cancelled' })).toMatchObject({ reason: 'order-closed' });
  });

  it('needs a name of a length that names have', () => {
    expect(decide(2, quote, now, ' \u3164')).toMatchObject({ reason: 'text-missing' });
    expect(decide(2, quote, now, '林'.repeat(201))).toMatchObject({ reason: 'text-too-long' });
  });
});
