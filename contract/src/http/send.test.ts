import { describe, expect, it } from 'vitest';
import { removePerson } from '../commands/people/remove-person.ts';
import { createAsk, createSend, type FetchResponse } from './send.ts';

/** As `fetch` gives it: what has no body cannot be read as JSON. */
function answer(status: number, body = ''): FetchResponse {
  return {
    ok: status < 400,
    status,
    statusText: '',
    headers: { get: () => null },
    text: async () => body,
    json: async () => JSON.parse(body),
  };
}

function ask(response: FetchResponse) {
  return createAsk(createSend(async () => response))(removePerson, { id: 'a' });
}

describe('createAsk', () => {
  it('takes an answer without a body', async () => {
    await expect(ask(answer(204))).resolves.toBeUndefined();
  });

  it('rejects with what the server says when it refuses', async () => {
    const body = '{"message":"An office needs an owner.","code":"last-owner"}';
    await expect(ask(answer(409, body))).rejects.toMatchObject({
      status: 409,
      problem: { code: 'last-owner' },
    });
  });
});
