import { company } from '@yiqiao/contract/company';
import { describe, expect, it } from 'vitest';
import { supportLink } from './support-link.ts';

describe('supportLink', () => {
  it('is a mail to the office with the amount in its subject', () => {
    const link = new URL(supportLink(123456));
    expect(link.protocol + link.pathname).toBe(`mailto:${company.email}`);
    expect(link.searchParams.get('subject')).toBe('Payment of $1,234.56');
  });

  it('names no amount while there is none', () => {
    expect(new URL(supportLink(null)).searchParams.get('subject')).toBe('Payment');
  });
});
