import { describe, expect, it } from 'vitest';
import { sampleReceipt as receipt } from '../test/sample-receipt.ts';
import { readAnswer, secondsUntilFree } from './send-quote.ts';

describe('readAnswer', () => {
  it('reads the receipt', async () => {
    expect(await readAnswer(201, JSON.stringify(receipt))).toEqual({ kind: 'received', receipt });
  });

  it('takes a confirmation without details for one', async () => {
    expect(await readAnswer(200, '{}')).toEqual({ kind: 'received', receipt: null });
  });

  it('keeps a confirmation whose details cannot be read, because the line broke behind it', async () => {
    const lost = Promise.resolve(null);
    expect(await readAnswer(201, JSON.stringify(receipt), lost)).toEqual({
      kind: 'received',
      receipt: null,
    });
  });

  it('does not take the log-in page of a network for a confirmation', async () => {
    expect(await readAnswer(200, '<html>Welcome to the hotel</html>')).toMatchObject({
      kind: 'failed',
    });
  });

  it('gives the reason of a refusal in the server’s words', async () => {
    const body = '{"message":"Enter your name.","code":"bad-field","field":"customerName"}';
    expect(await readAnswer(400, body)).toEqual({
      kind: 'failed',
      failure: {
        kind: 'refused',
        status: 400,
        reason: 'Enter your name.',
        field: 'customerName',
        code: 'bad-field',
      },
    });
  });

  it('knows no reason when something in between answered', async () => {
    expect(await readAnswer(502, 'Bad Gateway')).toEqual({
      kind: 'failed',
      failure: { kind: 'refused', status: 502, reason: null, field: undefined },
    });
  });
});

describe('secondsUntilFree', () => {
  async function waitAfter(status: number, code: string, retryAfter: string | null) {
    const body = JSON.stringify({ message: 'Not now.', code });
    const outcome = await readAnswer(status, body, undefined, retryAfter);
    return outcome.kind === 'failed' ? secondsUntilFree(outcome.failure) : undefined;
  }

  it('is what the server said while its places are taken', async () => {
    expect(await waitAfter(503, 'busy', '7')).toBe(7);
  });

  it.each([
    [503, 'busy', null],
    [503, 'busy', '300'],
    [503, 'busy', 'Tue, 24 Nov 2026 01:00:00 GMT'],
    [503, 'no-storage', '30'],
    [429, 'too-many-requests', '30'],
  ])('is unknown after %i %s with %s', async (status, code, retryAfter) => {
    expect(await waitAfter(status, code, retryAfter)).toBe(null);
  });
});
