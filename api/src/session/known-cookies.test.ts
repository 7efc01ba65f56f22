import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createKnownCookies } from './known-cookies.ts';

function requestWith(cookie: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.headers.cookie = cookie;
  return request;
}

describe('createKnownCookies', () => {
  it('knows the very header that was noted', () => {
    const known = createKnownCookies('off');
    known.note(requestWith('a=1'), 'one');
    expect(known.sessionIdOf(requestWith('a=1'))).toBe('one');
    expect(known.sessionIdOf(requestWith('a=1; b=2'))).toBeNull();
    expect(known.sessionIdOf(new IncomingMessage(new Socket()))).toBeNull();
  });

  it('forgets the oldest of too many', () => {
    const known = createKnownCookies('off');
    for (let index = 0; index <= 100; index += 1) known.note(requestWith(`a=${index}`), `${index}`);
    expect(known.sessionIdOf(requestWith('a=0'))).toBeNull();
    expect(known.sessionIdOf(requestWith('a=1'))).toBe('1');
    expect(known.sessionIdOf(requestWith('a=100'))).toBe('100');
  });
});
