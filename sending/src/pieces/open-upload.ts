import type { KeptUpload } from '../kept/kept.ts';
import { type Ledger, openLedger } from '../kept/ledger.ts';
import { takeUpload } from '../kept/upload-lock.ts';
import type { SendFormOptions } from '../send-options.ts';
import { deleteUpload, type Received } from './upload-calls.ts';

/** An upload that this tab is sending. */
export interface OpenUpload {
  readonly id: string;
  readonly ledger: Ledger;
  confirmedBytes: number;
  expiresAt: number;
  /** Leaves it at the server, so that the same document need not be sent again. */
  leave(): void;
  /** It is complete, or the server does not know it. */
  forget(): Promise<void>;
  /** It is not wanted any more. */
  discard(): Promise<void>;
}

/** Uploads whose form was refused, by their document: the form is corrected and sent again. */
const left = new WeakMap<File, KeptUpload>();

/** The upload that was left of this document. */
export function takeLeft(file: File): KeptUpload | undefined {
  const upload = left.get(file);
  left.delete(file);
  return upload;
}

/** @returns `null` if another tab is sending it. */
export async function openUpload(
  file: File,
  begun: KeptUpload,
  isKept: boolean,
): Promise<OpenUpload | null> {
  const release = await takeUpload(begun.id);
  if (release === null) return null;
  const { id, confirmedBytes, expiresAt } = begun;
  const ledger = openLedger(file, isKept ? begun : null);
  const upload: OpenUpload = {
    id,
    ledger,
    confirmedBytes,
    expiresAt,
    leave() {
      const { confirmedBytes, expiresAt } = upload;
      left.set(file, { ...begun, confirmedBytes, expiresAt, blocks: ledger.blocks });
      release();
    },
    async forget() {
      await ledger.forget();
      release();
    },
    async discard() {
      await Promise.all([ledger.forget(), deleteUpload(id)]);
      release();
    },
  };
  return upload;
}

/** A new upload, as it is remembered. */
export function beginUpload(
  { size }: File,
  { id, bytes, expiresAt }: Received,
  { keep }: Pick<SendFormOptions, 'keep'>,
): KeptUpload {
  const purpose = keep?.purpose ?? '';
  return { id, size, begunAt: Date.now(), confirmedBytes: bytes, expiresAt, blocks: [], purpose };
}
