import { addSource } from '@yiqiao/contract/commands/add-source';
import { decideDeliverable } from '@yiqiao/contract/commands/office/decide-deliverable';
import { keepAll } from '@yiqiao/contract/files/file-deletion';
import type { SendFile } from '../../uploads/send-file.ts';
import { answer, changedAt, type FakeDesk } from './fake-desk.ts';

/** How a fake office takes files: whole, at once. */
export function fakeReceiver({ meetStaff, decide }: FakeDesk): SendFile {
  return async ({ quoteId, changeId, file, role }, { onProgress }) => {
    try {
      const outcome = meetStaff(role === undefined ? 'add-deliverable' : 'add-source');
      onProgress(1);
      const { name: fileName, size: fileSize } = file;
      const arrived = { id: changeId, fileName, fileSize, fileSha256: 'ab'.repeat(32) };
      const command = { ...arrived, filePath: `kept-${changeId}`, changeId };
      const { kind, quote } = answer(
        decide(quoteId, (now) =>
          role === undefined
            ? decideDeliverable(now, command, changedAt, keepAll)
            : addSource(
                now,
                { ...arrived, role, from: 'office', measurement: null, changeId },
                { at: changedAt, rules: keepAll },
              ),
        ),
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
