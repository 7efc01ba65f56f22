import {
  decideDeliverable,
  decideDeliverableRemoval,
} from '@yiqiao/contract/commands/office/decide-deliverable';
import { decideDelivery } from '@yiqiao/contract/commands/office/decide-delivery';
import { decideFileDeleted } from '@yiqiao/contract/commands/office/decide-file-deletion';
import { decideMessage } from '@yiqiao/contract/commands/office/decide-message';
import { decideNote } from '@yiqiao/contract/commands/office/decide-note';
import { decideOffer } from '@yiqiao/contract/commands/office/decide-offer';
import { decideOpening } from '@yiqiao/contract/commands/office/decide-opening';
import { decideSettlement } from '@yiqiao/contract/commands/office/decide-settlement';
import { keepAll } from '@yiqiao/contract/files/file-deletion';
import { removedKeysOf } from '@yiqiao/contract/files/order-files';
import type { OfficeClient } from '@yiqiao/contract/http/office-client';
import type { SendFile } from '../../uploads/send-file.ts';
import { answer, changedAt, type FakeDesk, orderAnswer } from './fake-desk.ts';

/** What a fake office does to orders. */
export function fakeOrders({ meet, meetStaff, decide }: FakeDesk): OfficeClient {
  return {
    async markOpened(id) {
      const outcome = meetStaff('opening');
      return answer(
        decide(id, (quote) => decideOpening(quote, changedAt)),
        outcome,
      ).quote;
    },
    async makeOffer(id, { device, changeId, ...offer }, ifRevision) {
      const outcome = meetStaff('offer');
      const command = { ...offer, device, changeId, ifRevision };
      return orderAnswer(
        decide(id, (quote) => decideOffer(quote, command, changedAt, keepAll)),
        outcome,
      );
    },
    async sendMessage(id, { text, device, changeId = '' }) {
      const outcome = meetStaff('message');
      const command = { id: changeId, from: 'office', text, device } as const;
      return orderAnswer(
        decide(id, (quote) => decideMessage(quote, command, changedAt, keepAll)),
        outcome,
      );
    },
    async keepNote(id, { text, device, changeId = '' }) {
      const outcome = meetStaff('note');
      return orderAnswer(
        decide(id, (quote) => decideNote(quote, { id: changeId, text, device }, changedAt)),
        outcome,
      );
    },
    async settle(id, { what, about, device }) {
      const outcome = meetStaff('settlement');
      return orderAnswer(
        decide(id, (quote) => decideSettlement(quote, { what, about, device }, changedAt)),
        outcome,
      );
    },
    async deliver(id, delivery, ifRevision) {
      const outcome = meetStaff('deliver');
      const command = { ...delivery, ifRevision };
      return orderAnswer(
        decide(id, (quote) => decideDelivery(quote, command, changedAt, keepAll)),
        outcome,
      );
    },
    async removeDeliverable(id, fileId) {
      const outcome = meetStaff('remove-deliverable');
      const removal = decide(id, (quote) =>
        decideDeliverableRemoval(quote, { id: fileId }, changedAt),
      );
      if (removal.kind === 'refused') return orderAnswer(removal, outcome);
      const keys = removedKeysOf(removal.quote);
      return orderAnswer(
        decide(id, (quote) => decideFileDeleted(quote, { cause: 'by-hand', keys }, changedAt)),
        outcome,
      );
    },
    async readLink(id) {
      meet('link');
      return `/request/key-of-${id}`;
    },
    async renewLink(id) {
      meet('renew-link');
      return `/request/new-key-of-${id}`;
    },
  };
}

/** How a fake office takes finished files: whole, at once. */
export function fakeReceiver({ meetStaff, decide }: FakeDesk): SendFile {
  return async ({ quoteId, changeId, file }, { onProgress }) => {
    try {
      const outcome = meetStaff('add-deliverable');
      onProgress(1);
      const { name: fileName, size: fileSize } = file;
      const arrived = { id: changeId, fileName, fileSize, fileSha256: 'ab'.repeat(32) };
      const command = { ...arrived, filePath: `kept-${changeId}`, changeId };
      const { kind, quote } = orderAnswer(
        decide(quoteId, (now) => decideDeliverable(now, command, changedAt, keepAll)),
        outcome,
      );
      if (kind === 'updated') return { kind: 'arrived', quote };
      return {
        kind: 'refused',
        status: 409,
        problem: { message: 'Not taken', code: 'order-pending' },
      };
    } catch {
      return { kind: 'lost' };
    }
  };
}
