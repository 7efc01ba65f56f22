import { describe, expect, it } from 'vitest';
import { parseProblem } from './http-error.ts';

describe('parseProblem', () => {
  it('shows the message of an answer that has no code', () => {
    expect(parseProblem('{"message":"Quote not found"}')?.message).toBe('Quote not found');
  });

  it('shows the message beside a code, a field or a number of another kind', () => {
    const body = '{"message":"Too long","code":413,"field":null,"requestId":7}';
    expect(parseProblem(body)).toEqual({ message: 'Too long' });
  });

  it.each([
    '',
    '<h1>Bad Gateway</h1>',
    '{"message":" "}',
    '{"message":5}',
    '{"code":"internal"}',
    '[]',
  ])('finds no explanation in %s', (body) => {
    expect(parseProblem(body)).toBeNull();
  });
});
