import { decideDeliverable } from '@yiqiao/contract/commands/office/decide-deliverable';
import { keepAll } from '@yiqiao/contract/files/file-deletion';
import type { SendFile } from '../../uploads/send-file.ts';
import { answer, changedAt, type FakeDesk } from './fake-desk.ts';

/** How a fake office takes finished files: whole, at once. */
export function fakeReceiver({ meetStaff, decide }: FakeDesk): SendFile {
  return async ({ quoteId, changeId, file }, { onProgress }) => {
    try {
      const outcome = meetStaff('add-deliverable');
      onProgress(1);
      const { name: fileName, size: fileSize } = file;
      const arrived = { id: changeId, fileName, fileSize, fileSha256: 'ab'.repeat(32) };
      const command = { ...arrived, filePath: `kept-${changeId}`, changeId };
      const { kind, quote } = answer(
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
