import { describe, expect, it } from 'vitest';
import { sampleAdvance, samplePaid } from '../sample-payment.ts';
import { type Advance, decideAdvanceFact } from './advance.ts';

const now = Date.parse('2026-11-20T10:00:00.000Z');
const opened: Advance = { payment: sampleAdvance() };

describe('an advance', () => {
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

  it('takes nothing that is said of another page', () => {
    const other = samplePaid({ session: 'cs_2' });
    expect(decideAdvanceFact(opened, { fact: other }, now)).toMatchObject({
      reason: 'other-session',
    });
  });

  it('is none where only an intent was recorded', () => {
    expect(decideAdvanceFact({}, { fact: samplePaid() }, now)).toMatchObject({
      reason: 'unknown-payment',
    });
  });
});
