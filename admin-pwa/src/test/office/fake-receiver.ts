import { addSource } from '@yiqiao/contract/commands/add-source';
import { decideInvoice } from '@yiqiao/contract/commands/office/attach-invoice';
import { decideDeliverable } from '@yiqiao/contract/commands/office/decide-deliverable';
import { keepAll } from '@yiqiao/contract/files/file-deletion';
import type { QuoteSubmission } from '@yiqiao/contract/record/quote';
import type { SendFile } from '../../uploads/send-file.ts';
import { isInvoiceKind, isSourceRole, type UploadPurpose } from '../../uploads/upload.ts';
import { sampleProgress } from '../sample-progress.ts';
import { answer, changedAt, type FakeDesk } from './fake-desk.ts';

/** How a fake office takes files: whole, at once. */
export function fakeReceiver({ meetStaff, decide }: FakeDesk): SendFile {
  return async ({ quoteId, changeId, file, purpose }, { onProgress }) => {
    try {
      const outcome = meetStaff(nameOf(purpose));
      const { name: fileName, size: fileSize } = file;
      onProgress(sampleProgress(fileSize));
      const arrived = { id: changeId, fileName, fileSize, fileSha256: 'ab'.repeat(32), changeId };
      const rules = { ...keepAll, invoiceYears: 10 };
      const take = (now: QuoteSubmission) => {
        if (isSourceRole(purpose)) {
          const source = { ...arrived, role: purpose, from: 'office', measurement: null } as const;
          return addSource(now, source, { at: changedAt, rules });
        }
        return isInvoiceKind(purpose)
          ? decideInvoice(now, { ...arrived, kind: purpose, format: 'pdf' }, changedAt, rules)
          : decideDeliverable(now, arrived, changedAt, rules);
      };
      const { kind, quote } = answer(decide(quoteId, take), outcome);
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

function nameOf(purpose: UploadPurpose | undefined): string {
  if (isSourceRole(purpose)) return 'add-source';
  return isInvoiceKind(purpose) ? 'attach-invoice' : 'add-deliverable';
}
