import type { RequestOf } from '@yiqiao/contract/commands/command';
import { answerSource } from '@yiqiao/contract/commands/office/answer-source';
import { deleteFile } from '@yiqiao/contract/commands/office/delete-file';
import { type DeliveryRequest, deliver } from '@yiqiao/contract/commands/office/deliver';
import { enterBilling } from '@yiqiao/contract/commands/office/enter-billing';
import { keepNote } from '@yiqiao/contract/commands/office/keep-note';
import { makeOffer, type OfferRequest } from '@yiqiao/contract/commands/office/make-offer';
import { markOpened } from '@yiqiao/contract/commands/office/mark-opened';
import { type OpenRequest, openRequest } from '@yiqiao/contract/commands/office/open-request';
import {
  type PaymentRequest,
  recordPayment,
} from '@yiqiao/contract/commands/office/record-payment';
import { removeDeliverable } from '@yiqiao/contract/commands/office/remove-deliverable';
import { renewLink } from '@yiqiao/contract/commands/office/renew-link';
import { reversePayment } from '@yiqiao/contract/commands/office/reverse-payment';
import { sendMessage } from '@yiqiao/contract/commands/office/send-message';
import { setStatus } from '@yiqiao/contract/commands/office/set-status';
import { settle } from '@yiqiao/contract/commands/office/settle';
import { takeReading } from '@yiqiao/contract/commands/office/take-reading';
import { endpoints } from '@yiqiao/contract/http/endpoints';
import { listQuotes } from '@yiqiao/contract/http/quote-list';
import { createAsk, createSend, type Fetch } from '@yiqiao/contract/http/send';
import type { LoginRequest } from '@yiqiao/contract/http/session';
import { createTake } from '@yiqiao/contract/http/take';
import { createVisitorClient } from '@yiqiao/contract/http/visitor-client';
import type { ReadScanRequest } from '@yiqiao/contract/record/scan-reading';

export type StaffClient = ReturnType<typeof createStaffClient>;
export type OfficeClient = ReturnType<typeof createOfficeClient>;

/** The calls of a visitor and of staff, for tests that make many. */
export function createStaffClient(fetch: Fetch) {
  const send = createSend(fetch);
  const ask = createAsk(send);
  const take = createTake(send);
  return {
    ...createVisitorClient(fetch),
    isAuthenticated: async () => (await ask(endpoints.adminCheck, {})).authenticated,
    login: async (body: LoginRequest) => void (await ask(endpoints.adminLogin, {}, { body })),
    logout: async () => void (await ask(endpoints.adminLogout, {})),
    makeSeal: (personId?: string) =>
      ask(endpoints.makeSeal, {}, { query: personId === undefined ? {} : { personId } }),
    readSeal: async (id: string) => (await ask(endpoints.readSeal, { id })).keys,
    listQuotes: (cursor?: string | null) => listQuotes(send, cursor),
    setStatus: (id: string, body: RequestOf<typeof setStatus>, ifRevision?: number) =>
      take(setStatus, { id }, { body, ifRevision }),
    deleteFile: (id: string, ifRevision?: number) => take(deleteFile, { id }, { ifRevision }),
    countAgain: (id: string) => ask(endpoints.countAgain, { id }),
    analyzeQuote: (id: string) => ask(endpoints.quoteAnalysis, { id }),
    readScan: (id: string, body: ReadScanRequest) => ask(endpoints.readScan, { id }, { body }),
    cancelReading: (id: string) => ask(endpoints.cancelReading, { id }),
    takeReading: (id: string, device: string) => ask(takeReading, { id }, { body: { device } }),
  };
}

/** What the office does to orders. */
export function createOfficeClient(fetch: Fetch) {
  const send = createSend(fetch);
  const ask = createAsk(send);
  const take = createTake(send);
  return {
    openRequest: (body: OpenRequest) => ask(openRequest, {}, { body }),
    enterBilling: (id: string, body: RequestOf<typeof enterBilling>) =>
      take(enterBilling, { id }, { body }),
    markOpened: (id: string) => ask(markOpened, { id }),
    makeOffer: (id: string, body: OfferRequest, ifRevision?: number) =>
      take(makeOffer, { id }, { body, ifRevision }),
    sendMessage: (id: string, body: RequestOf<typeof sendMessage>) =>
      take(sendMessage, { id }, { body }),
    recordPayment: (id: string, body: PaymentRequest) => take(recordPayment, { id }, { body }),
    reversePayment: (id: string, paymentId: string, body: RequestOf<typeof reversePayment>) =>
      take(reversePayment, { id, paymentId }, { body }),
    keepNote: (id: string, body: RequestOf<typeof keepNote>) => take(keepNote, { id }, { body }),
    settle: (id: string, body: RequestOf<typeof settle>) => take(settle, { id }, { body }),
    answerSource: (id: string, sourceId: string, body: RequestOf<typeof answerSource>) =>
      take(answerSource, { id, sourceId }, { body }),
    deliver: (id: string, body: DeliveryRequest, ifRevision?: number) =>
      take(deliver, { id }, { body, ifRevision }),
    removeDeliverable: (id: string, fileId: string) => take(removeDeliverable, { id, fileId }),
    readLink: async (id: string) => (await ask(endpoints.readLink, { id })).requestPath,
    renewLink: async (id: string, body: RequestOf<typeof renewLink> = {}) =>
      (await ask(renewLink, { id }, { body })).requestPath,
  };
}
