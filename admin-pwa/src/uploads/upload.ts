import { type InvoiceKind, invoiceKinds } from '@yiqiao/contract/record/invoice';
import { type SourceRole, sourceRoles } from '@yiqiao/contract/record/source';

/** What a file is uploaded for, where it is no finished one: it is added for the client, or an invoice. */
export type UploadPurpose = SourceRole | InvoiceKind;

export function isSourceRole(purpose: UploadPurpose | undefined): purpose is SourceRole {
  return sourceRoles.some((role) => role === purpose);
}

export function isInvoiceKind(purpose: UploadPurpose | undefined): purpose is InvoiceKind {
  return invoiceKinds.some((kind) => kind === purpose);
}

/**
 * A finished file, one that is added for the client, or an invoice, being uploaded. It is part of the console's state,
 * not of a screen: leaving the submission does not stop it. One is sent at a time; the others wait.
 */
export interface Upload {
  /** The change id of the call: repeated, it still makes one file. */
  readonly id: string;
  readonly quoteId: string;
  readonly fileName: string;
  /** In bytes. */
  readonly fileSize: number;
  /** What it is for; a finished file has none. */
  readonly purpose?: UploadPurpose;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly sentBytes: number;
  /** When sending began, in ms by this device's clock; `null` before that. */
  readonly startedAt: number | null;
  /** Why it failed, in words for the person; absent otherwise. */
  readonly reason?: string;
}

export function createUpload(
  id: string,
  quoteId: string,
  file: { readonly name: string; readonly size: number },
  purpose?: UploadPurpose,
): Upload {
  const { name: fileName, size: fileSize } = file;
  const upload = { id, quoteId, fileName, fileSize, sentBytes: 0, startedAt: null };
  return { ...upload, ...(purpose && { purpose }), state: 'waiting' };
}

/** The upload to start next; `null` while another one runs or none waits. */
export function nextUpload(uploads: readonly Upload[]): Upload | null {
  if (uploads.some(({ state }) => state === 'sending')) return null;
  return uploads.find(({ state }) => state === 'waiting') ?? null;
}

export function changeUpload(
  uploads: readonly Upload[],
  id: string,
  change: (upload: Upload) => Upload,
): readonly Upload[] {
  return uploads.map((upload) => (upload.id === id ? change(upload) : upload));
}

export function startUpload({ reason: _reason, ...upload }: Upload, now: number): Upload {
  return { ...upload, state: 'sending', sentBytes: 0, startedAt: now };
}

/** @param fraction of the whole form, in 0 … 1. */
export function moveUpload(upload: Upload, fraction: number): Upload {
  return { ...upload, sentBytes: Math.floor(upload.fileSize * fraction) };
}

export function failUpload(upload: Upload, reason: string): Upload {
  return { ...upload, state: 'failed', reason };
}

/** Puts a failed upload behind those that wait. */
export function requeueUpload(uploads: readonly Upload[], id: string): readonly Upload[] {
  const failed = uploads.find((upload) => upload.id === id && upload.state === 'failed');
  if (failed === undefined) return uploads;
  const { reason: _reason, ...upload } = failed;
  const again: Upload = { ...upload, state: 'waiting', sentBytes: 0, startedAt: null };
  return [...uploads.filter((other) => other !== failed), again];
}

/** The share that has been sent, in 0 … 1; an empty file is complete at once. */
export function uploadFraction({ sentBytes, fileSize }: Upload): number {
  return fileSize === 0 ? 1 : sentBytes / fileSize;
}

/** Too early to judge the speed. */
const measuredAfterMs = 2_000;

/** The remaining time at the speed so far, in ms; `null` while it is not known. */
export function uploadLeftMs(upload: Upload, now: number): number | null {
  const { startedAt, sentBytes, fileSize } = upload;
  if (startedAt === null || sentBytes === 0) return null;
  const passedMs = now - startedAt;
  return passedMs < measuredAfterMs ? null : ((fileSize - sentBytes) * passedMs) / sentBytes;
}
