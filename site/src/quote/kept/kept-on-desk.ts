import {
  bytesToCompare,
  compareWithKept,
  findKept,
  forgetKept,
  type KeptUpload,
} from '@yiqiao/sending/kept-upload';
import { setKept } from '../desk/desk-transitions.ts';
import type { KeptDocument, KeptStep, TakenFile } from '../desk/kept-document.ts';
import { quoteDesk } from '../desk/quote-desk.ts';
import { removeOldHint } from '../sending/kept-hint.ts';
import { forgetOnItsWay, recallOnItsWay } from '../sending/on-its-way.ts';
import { goOnWith, keptPurpose } from '../sending/post-request.ts';

let isLookedFor = false;

/**
 * Offers to go on with what was on its way when the page was left; once, since it may be set aside. What is too old
 * for that is deleted from the device.
 */
export async function lookForKept(): Promise<void> {
  if (isLookedFor) return;
  isLookedFor = true;
  const upload = await findKept(keptPurpose);
  if (upload === null) removeOldHint();
  // A document may have been chosen meanwhile.
  else if (quoteDesk.store.getState().document === null) offerKeptUpload(upload);
}

export function offerKeptUpload(upload: KeptUpload): void {
  offerKept({
    upload,
    known: recallOnItsWay(upload.size),
    step: { kind: 'waiting' },
    choose: (offer) => void check(offer),
  });
}

/** Leaves it where it is, for the next time. */
export function setAside(): void {
  offerKept(null);
}

/** Deletes what has arrived of it. */
export function deleteKept({ upload }: KeptDocument): void {
  void forgetKept(upload);
  forgetOnItsWay();
  offerKept(null);
}

/** Puts the other file on the desk, and deletes what has arrived of the first. */
export function takeInstead(kept: KeptDocument, file: File): void {
  deleteKept(kept);
  quoteDesk.offer({ kind: 'taken', file, offeredFiles: 1 });
}

let checking = new AbortController();

export function stopChecking(): void {
  checking.abort();
}

async function check(offer: TakenFile): Promise<void> {
  checking.abort();
  checking = new AbortController();
  const { signal } = checking;
  const { kept } = quoteDesk.store.getState();
  if (kept === null) return;
  const { upload, known } = kept;
  const file = pickFile(offer, upload.size);
  const allBytes = bytesToCompare(upload);
  const onProgress = (checkedBytes: number) =>
    setStep({ kind: 'checking', file, checkedBytes, allBytes });
  onProgress(0);
  const compared = await compareWithKept(file, upload, { signal, onProgress });
  switch (compared.kind) {
    case 'same':
      goOnWith(file, upload);
      quoteDesk.goOnWith(file, { arrivedBytes: upload.confirmedBytes, known });
      return;
    case 'other':
      return setStep({ kind: 'other', file, differsFrom: compared.differsFrom });
    case 'document-gone':
      return setStep({ kind: 'waiting', after: 'unreadable' });
    case 'cancelled':
      // A newer check has its own step.
      if (signal === checking.signal) setStep({ kind: 'waiting', after: 'stopped' });
  }
}

/** Of several files, the one that is as long as the document. */
function pickFile({ file, offered }: TakenFile, size: number): File {
  return offered?.files.find((one) => one.file.size === size)?.file ?? file;
}

function setStep(step: KeptStep): void {
  const { kept } = quoteDesk.store.getState();
  if (kept !== null) offerKept({ ...kept, step });
}

function offerKept(kept: KeptDocument | null): void {
  quoteDesk.store.setState(setKept(kept), true);
}
