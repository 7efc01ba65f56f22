import { type InvoiceKind, invoiceKinds } from '@yiqiao/contract/record/invoice';
import { type SourceRole, sourceRoles } from '@yiqiao/contract/record/source';
import type { LineState, SendProgress } from '@yiqiao/sending/send-progress';

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
  /** Whether the device keeps it until it has arrived. */
  readonly isKept?: boolean;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly sentBytes: number;
  /** What the server has for good, where the file goes in pieces; 0 otherwise. */
  readonly confirmedBytes: number;
  readonly isInPieces: boolean;
  readonly line: LineState;
  /** Since when its speed is measured, in ms by this device's clock, and from which byte on; `null` before that. */
  readonly startedAt: number | null;
  readonly startedFrom: number;
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
  return { id, quoteId, fileName, fileSize, ...(purpose && { purpose }), ...atStart };
}

const atStart = {
  state: 'waiting',
  sentBytes: 0,
  confirmedBytes: 0,
  isInPieces: false,
  line: { kind: 'up' },
  startedAt: null,
  startedFrom: 0,
} as const;

/**
 * The upload to start next; `null` while another one runs or none waits.
 * @param mayGo one that may not go yet does not hold up those behind it.
 */
export function nextUpload(
  uploads: readonly Upload[],
  mayGo: (upload: Upload) => boolean = () => true,
): Upload | null {
  if (uploads.some(({ state }) => state === 'sending')) return null;
  return uploads.find((upload) => upload.state === 'waiting' && mayGo(upload)) ?? null;
}

export function changeUpload(
  uploads: readonly Upload[],
  id: string,
  change: (upload: Upload) => Upload,
): readonly Upload[] {
  return uploads.map((upload) => (upload.id === id ? change(upload) : upload));
}

export function startUpload({ reason: _reason, ...upload }: Upload, now: number): Upload {
  return { ...upload, ...atStart, state: 'sending', startedAt: now };
}

/** @param now by this device's clock. Once the line is back, the speed is measured anew. */
export function moveUpload(upload: Upload, progress: SendProgress, now: number): Upload {
  const { confirmedBytes, isInPieces, line } = progress;
  const sentBytes = Math.floor(progress.sentBytes);
  const moved = { ...upload, sentBytes, confirmedBytes, isInPieces, line };
  const isBack = line.kind === 'up' && upload.line.kind !== 'up';
  return isBack ? { ...moved, startedAt: now, startedFrom: sentBytes } : moved;
}

export function failUpload(upload: Upload, reason: string): Upload {
  return { ...upload, state: 'failed', reason };
}

/** It did not arrive for want of a line: it waits where it was. */
export function restUpload({ reason: _reason, ...upload }: Upload): Upload {
  return { ...upload, ...atStart };
}

/** Puts a failed upload behind those that wait. */
export function requeueUpload(uploads: readonly Upload[], id: string): readonly Upload[] {
  const failed = uploads.find((upload) => upload.id === id && upload.state === 'failed');
  if (failed === undefined) return uploads;
  const { reason: _reason, ...upload } = failed;
  const again: Upload = { ...upload, ...atStart };
  return [...uploads.filter((other) => other !== failed), again];
}

/** The share that has arrived, in 0 … 1; in one request, that has been sent. An empty file is complete at once. */
export function uploadFraction(upload: Upload): number {
  return shareOf(upload, arrivedBytes(upload));
}

/** The share that has arrived or is on its way, in 0 … 1. */
export function sentFraction(upload: Upload): number {
  return shareOf(upload, upload.sentBytes);
}

/** What has arrived, in bytes; of a file in one request the server does not tell, so it is what has been sent. */
export function arrivedBytes({ isInPieces, confirmedBytes, sentBytes }: Upload): number {
  return isInPieces ? confirmedBytes : sentBytes;
}

function shareOf({ fileSize }: Upload, bytes: number): number {
  return fileSize === 0 ? 1 : bytes / fileSize;
}

/** Too early to judge the speed. */
const measuredAfterMs = 2_000;

/** The remaining time at the speed so far, in ms; `null` while it is not known. */
export function uploadLeftMs(upload: Upload, now: number): number | null {
  const { startedAt, startedFrom, sentBytes, fileSize } = upload;
  const movedBytes = sentBytes - startedFrom;
  if (startedAt === null || movedBytes <= 0) return null;
  const passedMs = now - startedAt;
  return passedMs < measuredAfterMs ? null : ((fileSize - sentBytes) * passedMs) / movedBytes;
}
