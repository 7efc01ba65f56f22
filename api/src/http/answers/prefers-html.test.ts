import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { prefersHtml } from './prefers-html.ts';

function requestThatAccepts(accept: string | undefined): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  if (accept !== undefined) request.headers.accept = accept;
  return request;
}

describe('prefersHtml', () => {
  it.each([
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', true],
    ['application/json;q=0.5, text/html', true],
    ['text/html;q=0.5, application/json', false],
    ['application/json', false],
    ['*/*', false],
    [undefined, false],
  ])('tells what reads the answer from %j', (accept, expected) => {
    expect(prefersHtml(requestThatAccepts(accept))).toBe(expected);
  });
});
