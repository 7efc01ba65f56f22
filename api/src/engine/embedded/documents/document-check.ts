import type { BigIntStats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { ReceivedDocument } from '@yiqiao/ports/document-store';

/** Unchanged documents (same size and mtime) are not read again. */
const maxRemembered = 10_000;

/** @returns whether the bytes on the disk are those that were received. */
export type CheckDocument = (
  key: string,
  file: FileHandle,
  received: ReceivedDocument,
) => Promise<boolean>;

/** Verifies a document before it is first handed out, and again when the system reports a change. */
export function createDocumentCheck(hash: (key: string) => Promise<string>): CheckDocument {
  const checked = new Set<string>();
  return async (key, file, { fileSize, fileSha256 }) => {
    const stats = await file.stat({ bigint: true });
    if (stats.size !== BigInt(fileSize)) return false;
    const state = describeState(stats, fileSha256);
    if (checked.has(state)) return true;
    if ((await hash(key)) !== fileSha256) return false;
    if (checked.size >= maxRemembered) checked.clear();
    checked.add(state);
    return true;
  };
}

function describeState({ ino, mtimeNs, ctimeNs }: BigIntStats, sha256: string): string {
  return `${ino} ${mtimeNs} ${ctimeNs} ${sha256}`;
}
