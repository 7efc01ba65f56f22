import { describe, expect, it } from 'vitest';
import { tellTrial } from './mail-trial.ts';
import type { Delivery } from './message.ts';

const login = { user: 'office', password: 'p@ss word' };

function tell(code: string, reason: string, kind: 'refused' | 'unreachable' = 'unreachable') {
  const delivery: Delivery = { kind, code, reason };
  return tellTrial(delivery, { login });
}

describe('tellTrial', () => {
  it.each([
    ['EDNS', 'getaddrinfo ENOTFOUND smtp.example', 'host'],
    ['ETLS', 'Error upgrading connection with STARTTLS', 'tls'],
    ['ESOCKET', 'self-signed certificate', 'tls'],
    ['ESOCKET', 'connect ECONNREFUSED 127.0.0.1:25', 'connection'],
    ['ECONNECTION', 'Connection closed unexpectedly', 'connection'],
    ['ETIMEDOUT', 'Greeting never received', 'timeout'],
    ['EABORT', 'The operation was aborted', 'timeout'],
    ['ENOAUTH', 'Missing credentials', 'login'],
  ])('takes %s, %s for a fault of %s', (code, reason, fault) => {
    expect(tell(code, reason)).toEqual({ fault, said: reason });
  });

  it('tells an address that SMTP does not take from a mail that the server does not', () => {
    expect(tell('EADDRESS', 'This is not one mail address.', 'refused').fault).toBe('recipient');
    expect(tell('EMESSAGE 554', 'spam', 'refused').fault).toBe('mail');
  });

  it('keeps to one line of a length that can be read', () => {
    expect(tell('EAUTH', '535-first\r\n535 second').said).toBe('535-first 535 second');
    expect(tell('EAUTH', 'x'.repeat(999)).said).toHaveLength(201);
  });

  it('leaves out what was given to log in', () => {
    const plain = Buffer.from('\0office\0p@ss word').toString('base64');
    expect(tell('EAUTH', `office p@ss word p%40ss%20word ${plain}`).said).toBe('… … … …');
    expect(tellTrial({ kind: 'sent' }, { login })).toEqual({});
  });
});
