import { describe, expect, it } from 'vitest';
import { samplePaid } from '../sample-payment.ts';
import {
  type Advance,
  beginAdvance,
  decideAdvance,
  decideAdvanceFact,
  decideAdvanceSession,
} from './advance.ts';

const now = Date.parse('2026-11-20T10:00:00.000Z');
const begun: Advance = { payment: beginAdvance('pi_a', 83130, now) };
const opened = decideAdvanceSession(begun, { session: 'cs_1', expiresAt: '' }, now).advance;

describe('an advance', () => {
  it('is begun once', () => {
    const intent = { id: 'pi_a', amount: 83130 };
    const { advance } = decideAdvance(intent, now);
    expect(advance).toMatchObject({ payment: { id: 'pi_a', amount: '831.30', state: 'open' } });
    expect(decideAdvance(advance, now + 1)).toEqual({ kind: 'unchanged', advance });
  });

  it('is paid by what the provider says, once', () => {
    const { advance } = decideAdvanceFact(opened, { fact: samplePaid(), event: 'evt_1' }, now);
    expect(advance).toMatchObject({ payment: { state: 'paid' }, events: ['evt_1'] });
    const again = decideAdvanceFact(
      advance,
      { fact: samplePaid({ units: 5 }), event: 'evt_1' },
      now,
    );
    expect(again).toEqual({ kind: 'unchanged', advance });
    expect(decideAdvanceFact(advance, { fact: samplePaid() }, now).kind).toBe('unchanged');
  });

  it('has one page of the provider, and takes nothing that is said of another', () => {
    expect(decideAdvanceSession(opened, { session: 'cs_2', expiresAt: '' }, now).kind).toBe(
      'unchanged',
    );
    const other = samplePaid({ session: 'cs_2' });
    expect(decideAdvanceFact(opened, { fact: other }, now)).toMatchObject({
      reason: 'other-session',
    });
  });

  it('is none where only an intent was recorded', () => {
    expect(decideAdvanceFact({}, { fact: samplePaid() }, now)).toMatchObject({
      reason: 'unknown-payment',
    });
    expect(decideAdvanceSession({}, { session: 'cs_1', expiresAt: '' }, now).kind).toBe(
      'unchanged',
    );
  });
});
