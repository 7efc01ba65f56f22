import type { OpenRequest } from '@yiqiao/contract/commands/office/open-request';
import { expect, it } from 'vitest';
import { enterOffice, prepareKilledServer } from '../../../test/server/killed-server.ts';
import { createOfficeClient } from '../../../test/staff-client.ts';

const rounds = 5;
const atOnce = 8;

function request(number: number): OpenRequest {
  return {
    way: 'telephone',
    customerName: `林美慧 ${number}`,
    translationDirection: 'Chinese to English Translation',
    said: '三份合同，周五前要。',
    changeId: `opening-${number}`,
  };
}

it('keeps every opened request over a kill -9, and makes one of those sent again', {
  timeout: 120_000,
}, async () => {
  const server = await prepareKilledServer();
  const acknowledged = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) {
    const { office } = await enterOffice(server);
    const orders = createOfficeClient((path, init) => office.fetch(path, init));
    const sent = Array.from({ length: atOnce }, (_, index) => request(round * atOnce + index));
    const ends = sent.map(async (body) => {
      const { quote } = await orders.openRequest(body);
      acknowledged.set(body.changeId, quote.id);
    });
    // Some are answered, the others are on their way.
    await Promise.any(ends);
    await server.kill();
    await Promise.allSettled(ends);

    const { office: again } = await enterOffice(server);
    const later = createOfficeClient((path, init) => again.fetch(path, init));
    for (const body of sent) {
      const { quote } = await later.openRequest(body);
      expect(quote.id).toBe(acknowledged.get(body.changeId) ?? quote.id);
      expect(quote.notes).toHaveLength(1);
    }
    const list = await again.client.listQuotes();
    const names = list.kind === 'whole' ? list.quotes.map((quote) => quote.customerName) : [];
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength((round + 1) * atOnce);
    await server.kill();
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds);
});
