import type {
  PaymentResult,
  RequestClient,
  RequestResult,
} from '@yiqiao/contract/http/request-client';
import type { WishKind } from '@yiqiao/contract/record/wish';

export type Action = 'accept' | 'decline' | 'send' | 'confirm' | 'revise' | 'wish' | 'pay';

/** What the client can do on the page; each resolves with whether it succeeded. */
export interface RequestActions {
  accept(version: number, name: string): Promise<boolean>;
  decline(version: number, reason: string): Promise<boolean>;
  send(text: string): Promise<boolean>;
  confirm(number: number): Promise<boolean>;
  askForRevision(number: number, text: string): Promise<boolean>;
  wish(what: WishKind): Promise<boolean>;
  /** Goes to the provider's page. */
  pay(version: number): Promise<boolean>;
}

export type Perform = (
  action: Action,
  ask: (client: RequestClient) => Promise<RequestResult | PaymentResult>,
  version?: number,
) => Promise<boolean>;

/** With an id that makes a repeat harmless; the next action gets another one. */
export type PerformOnce = (
  action: Action,
  ask: (client: RequestClient, changeId: string) => Promise<RequestResult>,
) => Promise<boolean>;

export function createActions(
  perform: Perform,
  performOnce: PerformOnce,
  keepName: (name: string) => void,
): RequestActions {
  return {
    accept(version, name) {
      keepName(name);
      return perform('accept', (client) => client.accept({ version, name }), version);
    },
    decline: (version, reason) =>
      perform('decline', (client) => client.decline({ version, reason }), version),
    send: (text) =>
      performOnce('send', (client, changeId) => client.sendMessage({ text, changeId })),
    confirm: (number) => perform('confirm', (client) => client.confirm({ number })),
    askForRevision: (number, text) =>
      performOnce('revise', (client, changeId) =>
        client.requestRevision({ number, text, changeId }),
      ),
    wish: (what) => performOnce('wish', (client, changeId) => client.makeWish({ what, changeId })),
    pay: (version) => perform('pay', (client) => client.pay({ version })),
  };
}
