import { describe, expect, it } from 'vitest';
import { checkRequest, firstBadField } from './check-request.ts';
import type { RequestFields } from './request-fields.ts';

const now = new Date(2026, 10, 20, 12, 0);

const complete: RequestFields = {
  customerName: '林美慧',
  customerEmail: 'm.lin@harbourlaw.example',
  translationDirection: 'Chinese to English Translation',
  deadlineDay: '',
  deadlineTime: '',
};

describe('checkRequest', () => {
  it('accepts a name, an address and a service', () => {
    expect(checkRequest(complete, now)).toEqual({ errors: {}, missing: [] });
  });

  it.each(['customerName', 'customerEmail', 'translationDirection'] as const)(
    'misses %s when it is blank',
    (name) => {
      const check = checkRequest({ ...complete, [name]: ' \u3000' }, now);
      expect(check.missing).toEqual([name]);
      expect(Object.keys(check.errors)).toEqual([name]);
    },
  );

  it('refuses an impossible address without calling the request incomplete', () => {
    const check = checkRequest({ ...complete, customerEmail: 'lin@' }, now);
    expect(check.missing).toEqual([]);
    expect(check.errors.customerEmail?.message).toMatch(/name@example\.com/);
  });

  it('accepts an address with spaces around it', () => {
    expect(checkRequest({ ...complete, customerEmail: ' a@b.example ' }, now).errors).toEqual({});
  });

  it('refuses a deadline that has passed', () => {
    const yesterday = checkRequest({ ...complete, deadlineDay: '2026-11-19' }, now);
    expect(yesterday.errors).toHaveProperty('deadlineDay');
    const deadline = { deadlineDay: '2026-11-20', deadlineTime: '08:00' };
    expect(checkRequest({ ...complete, ...deadline }, now).errors).toHaveProperty('deadlineTime');
  });
});

describe('firstBadField', () => {
  it('follows the order of the page', () => {
    const fault = { kind: 'invalid' } as const;
    expect(firstBadField({ deadlineTime: fault, customerEmail: fault })).toBe('customerEmail');
    expect(firstBadField({})).toBeUndefined();
  });
});
