import { sampleOffer } from '@yiqiao/contract/commands/sample-order';
import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../../test/sample-quote.ts';
import { clientsMoment, proposeDue } from './propose-due.ts';

const zone = 'Asia/Shanghai';
const at = '2026-11-20T02:00:00.000Z';

/** An order whose translation is promised for then. */
function promised(deliverBy: string) {
  return sampleQuote({
    status: 'in-progress',
    offers: [sampleOffer({ at, deliverBy })],
    acceptance: { version: 1, name: 'Margaret Okafor', at },
  });
}

const dueOf = (deliverBy: string, now: string) =>
  new Date(proposeDue(promised(deliverBy), Date.parse(now), zone)).toISOString();

describe('clientsMoment', () => {
  it('is what was agreed, else what was asked for, else nothing', () => {
    expect(clientsMoment(promised('2026-11-27T09:30:00.000Z'))).toBe(
      Date.parse('2026-11-27T09:30:00.000Z'),
    );
    expect(clientsMoment(sampleQuote())).toBeNull();
  });
});

describe('proposeDue', () => {
  it('is the end of the working day before the client’s moment, in the office', () => {
    // Friday 27 November, 17:30 in Shanghai.
    expect(dueOf('2026-11-27T09:30:00.000Z', '2026-11-24T02:00:00.000Z')).toBe(
      '2026-11-26T10:00:00.000Z',
    );
  });

  it('leaves the weekend out', () => {
    // Monday morning: the Friday before.
    expect(dueOf('2026-11-30T01:00:00.000Z', '2026-11-24T02:00:00.000Z')).toBe(
      '2026-11-27T10:00:00.000Z',
    );
  });

  it('is after three quarters of the time where no such day is left', () => {
    expect(dueOf('2026-11-27T10:00:00.000Z', '2026-11-27T02:00:00.000Z')).toBe(
      '2026-11-27T08:00:00.000Z',
    );
  });

  it('is the client’s moment itself where that is all but there', () => {
    expect(dueOf('2026-11-27T02:20:00.000Z', '2026-11-27T02:00:00.000Z')).toBe(
      '2026-11-27T02:20:00.000Z',
    );
  });

  it('lies in the future where the client’s moment has passed', () => {
    const now = '2026-11-28T02:00:00.000Z';
    expect(dueOf('2026-11-27T02:20:00.000Z', now) > now).toBe(true);
  });
});
