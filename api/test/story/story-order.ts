import { createHash, randomUUID } from 'node:crypto';
import { createRequestClient, type RequestClient } from '@yiqiao/contract/http/request-client';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import { createOfficeClient, type OfficeClient } from '../staff-client.ts';
import type { MortalServer } from './mortal-server.ts';

/** One client's order on its way through the story, with what a sender has to remember to send something again. */
export interface StoryOrder {
  readonly server: MortalServer;
  readonly email: string;
  /** The network that the client calls from. */
  readonly network: string;
  readonly document: string;
  /** The sender's own ids, one for each thing that is sent. */
  readonly changeId: (what: string) => string;
  readonly office: OfficeClient;
  /** Known once the request has arrived. */
  id: string;
  key: string;
}

let orders = 0;

export function createOrder(server: MortalServer): StoryOrder {
  orders += 1;
  const ids = new Map<string, string>();
  return {
    server,
    email: `client-${orders}@example.com`,
    network: `192.0.2.${orders % 250}`,
    document: `Order ${orders}: ${'a clause '.repeat(orders)}`,
    changeId(what) {
      const id = ids.get(what) ?? randomUUID();
      ids.set(what, id);
      return id;
    },
    office: createOfficeClient((path, init) => server.staff.fetch(path, init)),
    id: '',
    key: '',
  };
}

/** What the client sends: no cookie, and from a network of its own. */
export function sendAsClient(
  { server, network }: Pick<StoryOrder, 'server' | 'network'>,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  return server.fetch(path, {
    ...init,
    headers: { ...Object.fromEntries(new Headers(init.headers)), 'X-Forwarded-For': network },
  });
}

export function clientOf(order: StoryOrder): RequestClient {
  return createRequestClient((path, init) => sendAsClient(order, path, init), order.key);
}

/** All submissions as staff have them now, by id. */
export async function readRecords(
  server: MortalServer,
): Promise<ReadonlyMap<string, QuoteSubmission>> {
  const list = await server.staff.client.listQuotes();
  if (list.kind !== 'whole') throw new Error('A whole list was asked for.');
  return new Map(list.quotes.map((quote) => [quote.id, quote]));
}

export async function readRecord({ server, id }: StoryOrder): Promise<QuoteSubmission> {
  const quote = (await readRecords(server)).get(id);
  if (quote === undefined) throw new Error(`${id} is not there.`);
  return quote;
}

export function sha256Of(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
