import { describe, expect, it } from 'vitest';
import { orderLife } from '../../life/order-life.ts';
import { isAtRevision } from '../../record/revision.ts';
import { sampleQuote } from '../sample-quote.ts';
import { decideSettlement } from './settle.ts';

const at = '2026-11-20T10:00:00.000Z';
const now = Date.parse(at);
const message = {
  id: 'thanks',
  from: 'client',
  text: 'Thank you!',
  at: '2026-11-20T09:00:00.000Z',
};
const mail = {
  id: 'received',
  event: 'received',
  to: 'client',
  address: 'nobody@example.com',
  language: 'en',
  queuedAt: '2026-11-20T09:00:00.000Z',
  state: 'refused',
  attempts: 1,
};
const quote = sampleQuote({ messages: [message], mails: [mail] });

describe('decideSettlement', () => {
  it('marks a message that needs no answer, once, and leaves decisions of people alone', () => {
    const command = { what: 'message', about: 'thanks', device: '前台' } as const;
    const settled = decideSettlement(quote, command, { at: now }).quote;
    expect(settled.messages).toEqual([{ ...message, settled: { at, device: '前台' } }]);
    expect(orderLife(settled, now).unanswered).toBeNull();
    expect(isAtRevision(settled, quote.revision)).toBe(true);
    expect(decideSettlement(settled, command, { at: now + 1 })).toEqual({
      kind: 'unchanged',
      quote: settled,
    });
  });

  it('marks a mail that has reached the client another way', () => {
    const settled = decideSettlement(quote, { what: 'mail', about: 'received' }, { at: now }).quote;
    expect(settled.mails).toEqual([{ ...mail, settled: { at } }]);
    expect(orderLife(settled, now).failedMail).toBeNull();
  });

  it.each([
    ['a message of the office', { messages: [{ ...message, from: 'office' }] }],
    ['a message that is not there', { messages: undefined }],
  ])('changes nothing about %s', (_, changes) => {
    const command = { what: 'message', about: 'thanks' } as const;
    expect(decideSettlement(sampleQuote(changes), command, { at: now }).kind).toBe('unchanged');
  });
});
