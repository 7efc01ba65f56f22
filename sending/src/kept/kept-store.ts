import { unfinishedLifeMs } from '@yiqiao/contract/http/upload-pieces';
import type { KeptUpload } from './kept.ts';

const databaseName = 'yiqiao-sending';
const storeName = 'uploads';

/** Keeps an upload, in the place of what was known of it. @returns whether the browser lets pages keep anything. */
export function writeKept(kept: KeptUpload): Promise<boolean> {
  return inStore((store) => store.put(kept)).then(
    () => true,
    () => false,
  );
}

export async function deleteKept(id: string): Promise<void> {
  await inStore((store) => store.delete(id)).catch(() => null);
}

/** The uploads of this device, the newest first. Deletes those that the server has deleted by now. */
export async function readKept(): Promise<readonly KeptUpload[]> {
  const now = Date.now();
  const stored = await inStore<unknown[]>((store) => store.getAll()).catch((): unknown[] => []);
  const kept = stored.filter(isKept);
  const current = kept.filter((one) => isCurrent(one, now));
  const old = kept.filter((one) => !current.includes(one));
  for (const { id } of old) await deleteKept(id);
  return current.sort((one, other) => other.begunAt - one.begunAt);
}

function isCurrent({ expiresAt, begunAt }: KeptUpload, now: number): boolean {
  return now < Math.min(expiresAt, begunAt + unfinishedLifeMs);
}

async function inStore<T>(act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName, { keyPath: 'id' });
  const database = await settled(opening);
  try {
    const transaction = database.transaction(storeName, 'readwrite');
    const request = act(transaction.objectStore(storeName));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Whether it is as this release writes it. */
function isKept(value: unknown): value is KeptUpload {
  if (typeof value !== 'object' || value === null) return false;
  const kept: Partial<Record<keyof KeptUpload, unknown>> = value;
  const { size, begunAt, confirmedBytes, expiresAt, blocks } = kept;
  return (
    [size, begunAt, confirmedBytes, expiresAt].every((each) => typeof each === 'number') &&
    [kept.id, kept.purpose].every((each) => typeof each === 'string') &&
    Array.isArray(blocks) &&
    blocks.every((each) => typeof each === 'string')
  );
}
