import { describe, expect, it } from 'vitest';
import { checkClient, forgedClient } from './check-client.ts';

const answer = (client: string) => ({ body: JSON.stringify({ client }), isLocal: false });

describe('checkClient', () => {
  it('finds that a forged address is believed', () => {
    expect(checkClient(answer(forgedClient))[0]?.remedy).toContain('TRUST_PROXY');
  });

  it('is content with an address that the proxy has seen', () => {
    expect(checkClient(answer('203.0.113.5'))).toEqual([]);
  });

  it('draws no conclusion from a call of the machine itself', () => {
    expect(checkClient({ ...answer(forgedClient), isLocal: true })).toEqual([]);
  });
});
