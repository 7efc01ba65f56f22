import type { BigIntStats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { ReceivedDocument } from '@yiqiao/ports/document-store';

/** A document that nobody touched since is not read again. */
const maxRemembered = 10_000;

/** @returns whether the bytes on the disk are those that arrived. */
export type CheckDocument = (
  key: string,
  file: FileHandle,
  received: ReceivedDocument,
) => Promise<boolean>;

/** Reads a document whole before it is first handed out, and again once the system says it changed. */
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
