import {
  documentField,
  idempotencyKeyHeader,
  uploadQuotePath,
} from '@yiqiao/contract/record/upload-form';
import type { KeptUpload } from '@yiqiao/sending/kept-upload';
import type { Posted } from '@yiqiao/sending/posted';
import { sendForm } from '@yiqiao/sending/send-form';
import { followPieces } from './follow-pieces.ts';
import { isLarge } from './large-file.ts';
import { forgetOnItsWay, rememberOnItsWay } from './on-its-way.ts';
import type { SendOptions } from './send-options.ts';

/** Under which the browser remembers what is on its way from the desk. */
export const keptPurpose = 'quote';

/** The uploads of before a reload that go on with documents of this visit. */
const begun = new WeakMap<File, KeptUpload>();

/** Has the next sending of the file go on with what the server has of it since before a reload. */
export function goOnWith(file: File, kept: KeptUpload): void {
  begun.set(file, kept);
}

/** Sends the form of a request, a large document in pieces. Never rejects. */
export async function postRequest(form: FormData, options: SendOptions): Promise<Posted> {
  const file = form.get(documentField);
  if (file instanceof File && isLarge(file)) return sendInPieces(form, file, options);
  const { idempotencyKey, signal, onProgress } = options;
  return sendForm(uploadQuotePath, form, {
    headers: { [idempotencyKeyHeader]: idempotencyKey },
    signal,
    onProgress: ({ sentBytes }) => onProgress(sentBytes),
  });
}

async function sendInPieces(form: FormData, file: File, options: SendOptions): Promise<Posted> {
  const { idempotencyKey, signal, onProgress, onPieces, isOnDisk } = options;
  const before = begun.get(file);
  // What is left after this attempt, the sender remembers by the file.
  begun.delete(file);
  const following = followPieces({
    survivesReload: isOnDisk,
    before,
    onPieces,
    now: () => performance.now(),
    getTime: () => Date.now(),
  });
  if (isOnDisk) rememberOnItsWay(form, file, idempotencyKey);
  const posted = await sendForm(uploadQuotePath, form, {
    headers: { [idempotencyKeyHeader]: idempotencyKey },
    signal,
    onProgress(told) {
      if (told.isInPieces) return following.report(told);
      following.stop();
      onProgress(told.sentBytes);
    },
    onControls: following.control,
    ...(isOnDisk && { keep: { purpose: keptPurpose } }),
    ...(before !== undefined && { goOnWith: before }),
  });
  following.stop();
  if (isTaken(posted) || posted.kind === 'cancelled') forgetOnItsWay();
  return posted;
}

function isTaken(posted: Posted): boolean {
  return posted.kind === 'answered' && posted.status < 300;
}
