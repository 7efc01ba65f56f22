import type {
  PaymentResult,
  RequestClient,
  RequestResult,
} from '@yiqiao/contract/http/request-client';
import type { BillingDetails } from '@yiqiao/contract/record/billing';
import type { WishKind } from '@yiqiao/contract/record/wish';
import type { AddedFile, SendingFile } from './sending/added-file.ts';

export type Action =
  | 'accept'
  | 'decline'
  | 'amend'
  | 'keep'
  | 'send'
  | 'add'
  | 'take-back'
  | 'confirm'
  | 'revise'
  | 'wish'
  | 'bill'
  | 'pay';

/** What the client can do on the page; each resolves with whether it succeeded. */
export interface RequestActions {
  accept(version: number, name: string): Promise<boolean>;
  decline(version: number, reason: string): Promise<boolean>;
  /** Accepts a version in the place of the accepted one. */
  amend(version: number, name: string): Promise<boolean>;
  /** Declines such a version. */
  keep(version: number): Promise<boolean>;
  send(text: string): Promise<boolean>;
  /** Adds a document or a reference file to the order. */
  addFile(added: AddedFile, sending: SendingFile): Promise<boolean>;
  /** Takes an added file back, or keeps it as a reference. */
  takeBack(sourceId: string, becomes: 'removed' | 'reference'): Promise<boolean>;
  confirm(number: number): Promise<boolean>;
  askForRevision(number: number, text: string): Promise<boolean>;
  wish(what: WishKind): Promise<boolean>;
  /** @param replaces the id of the details that are on the page. */
  giveBilling(details: BillingDetails, replaces: string | undefined): Promise<boolean>;
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
  key: string,
  perform: Perform,
  performOnce: PerformOnce,
  keepName: (name: string) => void,
): RequestActions {
  const acceptAs = (action: 'accept' | 'amend') => (version: number, name: string) => {
    keepName(name);
    return perform(action, (client) => client.accept({ version, name }), version);
  };
  return {
    accept: acceptAs('accept'),
    amend: acceptAs('amend'),
    keep: (version) => perform('keep', (client) => client.decline({ version }), version),
    decline: (version, reason) =>
      perform('decline', (client) => client.decline({ version, reason }), version),
    send: (text) =>
      performOnce('send', (client, changeId) => client.sendMessage({ text, changeId })),
    addFile: (added, sending) =>
      perform('add', async () => {
        const { sendFile } = await import('./sending/send-file.ts');
        return sendFile(key, added, sending);
      }),
    takeBack: (sourceId, becomes) =>
      performOnce('take-back', (client, changeId) =>
        client.takeBack(sourceId, { becomes, changeId }),
      ),
    confirm: (number) => perform('confirm', (client) => client.confirm({ number })),
    askForRevision: (number, text) =>
      performOnce('revise', (client, changeId) =>
        client.requestRevision({ number, text, changeId }),
      ),
    wish: (what) => performOnce('wish', (client, changeId) => client.makeWish({ what, changeId })),
    giveBilling: (details, replaces) =>
      performOnce('bill', (client, changeId) =>
        client.giveBilling({ ...details, replaces, changeId }),
      ),
    pay: (version) => perform('pay', (client) => client.pay({ version })),
  };
}
