import { describe, expect, it } from 'vitest';
import { sampleQuote } from '../sample-quote.ts';
import { decideContact } from './correct-contact.ts';

const at = Date.parse('2026-11-24T10:00:00.000Z');
const mail = {
  id: 'received',
  event: 'received',
  to: 'client',
  address: 'wang@exmaple.com',
  language: 'zh-Hans',
  queuedAt: '2026-11-20T09:00:00.000Z',
  state: 'refused',
  attempts: 1,
  lastReason: '550 5.1.1 no such user',
};
const quote = sampleQuote({ customerEmail: 'wang@exmaple.com', mails: [mail] });
const decide = (request: Parameters<typeof decideContact>[1], of = quote) =>
  decideContact(of, request, { at });

describe('decideContact', () => {
  const command = { customerEmail: ' wang@example.com ', device: '前台', changeId: 'correct-1' };

  it('writes what it was into the history, once', () => {
    const { quote: corrected } = decide(command);
    expect(corrected.customerEmail).toBe('wang@example.com');
    expect(corrected.history.at(-1)).toEqual({
      status: 'pending',
      at: '2026-11-24T10:00:00.000Z',
      contact: { customerEmail: 'wang@exmaple.com' },
      device: '前台',
      changeId: 'correct-1',
    });
    expect(decide(command, corrected)).toEqual({ kind: 'unchanged', quote: corrected });
  });

  it('sends what has not arrived to the new address', () => {
    expect(decide(command).quote.mails).toEqual([
      {
        id: 'received',
        event: 'received',
        to: 'client',
        address: 'wang@example.com',
        language: 'zh-Hans',
        queuedAt: '2026-11-20T09:00:00.000Z',
        state: 'queued',
        attempts: 0,
      },
    ]);
    const sent = sampleQuote({ mails: [{ ...mail, state: 'sent' }] });
    expect(decide(command, sent).quote.mails).toEqual(sent.mails);
  });

  it('leaves mails alone when only the name was wrong', () => {
    const { quote: corrected } = decide({ customerName: '王晓明' });
    expect(corrected).toMatchObject({ customerName: '王晓明', mails: [mail] });
  });

  it('refuses what nobody could be called or reached by', () => {
    expect(decide({ customerName: ' \u200b ' })).toMatchObject({ reason: 'name-invalid' });
    expect(decide({ customerEmail: 'wang@example' })).toMatchObject({ reason: 'email-invalid' });
  });

  it('changes nothing where nothing is new', () => {
    expect(decide({ customerEmail: 'wang@exmaple.com' })).toEqual({ kind: 'unchanged', quote });
  });
});
