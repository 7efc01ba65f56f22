import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts';
import { createVisitor } from '../../../test/visitor.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('seals', () => {
  it('gives a new key to anybody, and the same key again only with a session', async () => {
    const visitor = createVisitor(server.url);
    const seal = await visitor.client.makeSeal();
    expect(seal).toEqual({
      id: expect.stringMatching(/^\w{32}$/),
      key: expect.stringMatching(/^\w{64}$/),
    });
    expect((await visitor.client.makeSeal()).key).not.toBe(seal.key);
    await expect(visitor.client.readSeal(seal.id)).rejects.toMatchObject({ status: 401 });
    await visitor.logIn();
    expect(await visitor.client.readSeal(seal.id)).toEqual([seal.key]);
  });
});
