import { type Calls, calls } from '@yiqiao/contract/http/calls';

type Path<Name extends keyof Calls> = Calls[Name]['path'];

/** Every call of the API for which the key of a client's page is the proof. */
export type ClientCall = {
  [Name in keyof Calls]: Path<Name> extends `/api/requests/:key${string}` ? Name : never;
}[keyof Calls];

/** A body that each of them takes. The types name a new call that has none. */
export const goodBodies: Readonly<Record<ClientCall, unknown>> = {
  clientRequest: undefined,
  acceptOffer: { version: 1, name: '林美' },
  declineOffer: { version: 1, reason: 'Too late' },
  sendClientMessage: { text: 'Hello', changeId: 'hostile-1' },
  clientDeliverable: undefined,
  clientInvoice: undefined,
  // A file; its form is not read before the key is known to be right.
  addClientSource: undefined,
  takeBackSource: { becomes: 'reference', changeId: 'hostile-5' },
  confirmDelivery: { number: 1 },
  requestRevision: { number: 1, text: 'Again.', changeId: 'hostile-2' },
  beginPayment: { version: 1 },
  giveBilling: { title: '林氏律所', changeId: 'hostile-4' },
  makeWish: { what: 'export', changeId: 'hostile-3' },
};

/** What a call is sent with. @param body none for one that takes none. */
export function callInit(name: ClientCall, body = goodBodies[name]): RequestInit {
  const { method } = calls[name];
  if (body === undefined) return { method };
  const headers = { 'Content-Type': 'application/json' };
  return { method, headers, body: JSON.stringify(body) };
}

/** The same as a page without scripts sends it. */
export function formInit(name: ClientCall): RequestInit {
  const body = new URLSearchParams(Object(goodBodies[name]));
  return { method: 'POST', headers: { Accept: 'text/html' }, body };
}
