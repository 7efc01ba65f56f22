import type { ClientRequest } from '@yiqiao/contract/client-page/client-request';
import type { ReceiptFile } from '@yiqiao/contract/files/receipt-files';
import type { PageTexts } from '../request-texts.ts';

/** When a file was deleted, or by when it will be; empty if neither is known. */
export function describeDeletion(
  { fileDeletedAt }: ReceiptFile,
  { fileDeletionDueAt }: ClientRequest,
  { receipt, moments }: PageTexts,
): string {
  if (fileDeletedAt !== undefined) return moments.short(fileDeletedAt);
  return fileDeletionDueAt === undefined ? '' : receipt.by(moments.short(fileDeletionDueAt));
}
