import { hostname } from 'node:os';
import { join } from 'node:path';
import { pid } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { isOutOfSpace } from '@yiqiao/ports/faults/error-code';
import * as z from 'zod/mini';
import type { Disk, DiskLock } from '../../disk/disk.ts';
import { parseJson } from '../../disk/parse-json.ts';
import { dataFile, uploadsFile } from './data-folder.ts';
import { StoreRefusal } from './store-refusal.ts';

/** The doctor holds a lock for a few milliseconds while it checks whether the lock is taken. */
const attempts = { count: 5, pauseMs: 100 };

const ownerSchema = z.object({ pid: z.int(), host: z.string() });

export type LockOwner = z.infer<typeof ownerSchema>;

/** Releases the locks. */
export type Unlock = () => Promise<void>;

/**
 * Only one process may write a store, and only one may keep documents in a folder. The system holds both locks, so
 * they end exactly when the process does.
 * @throws StoreRefusal while another process holds one of them.
 */
export async function lockStore(
  dataFolder: string,
  uploadsFolder: string | undefined,
  disk: Disk,
): Promise<Unlock> {
  const store = await lock(join(dataFolder, dataFile.lock), 'this store', disk);
  if (uploadsFolder === undefined) return store.release;
  try {
    const path = join(uploadsFolder, uploadsFile.lock);
    const documents = await lock(path, 'the documents of this folder', disk);
    return async () => {
      await documents.release();
      await store.release();
    };
  } catch (error) {
    await store.release();
    throw error;
  }
}

/** The process that has the store open, or `null`. While it has not written down who it is, its pid is given as 0. */
export async function findLockOwner(dataFolder: string, disk: Disk): Promise<LockOwner | null> {
  const path = join(dataFolder, dataFile.lock);
  if ((await disk.read(path)) === null) return null;
  const held = await disk.lock(path);
  await held?.release();
  return held === null ? ((await readOwner(path, disk)) ?? { pid: 0, host: 'unknown' }) : null;
}

async function lock(path: string, what: string, disk: Disk): Promise<DiskLock> {
  for (let attempt = 1; attempt <= attempts.count; attempt += 1) {
    const held = await tryLock(path, disk);
    if (held !== null) {
      // Informational only: a full disk may refuse it.
      await held.note(`${JSON.stringify({ pid, host: hostname() })}\n`).catch(() => {});
      return held;
    }
    await delay(attempts.pauseMs);
  }
  throw refuse(path, what, await readOwner(path, disk));
}

async function tryLock(path: string, disk: Disk): Promise<DiskLock | null> {
  try {
    return await disk.lock(path);
  } catch (cause) {
    // On a full disk the file cannot be created; that is reported as a full disk.
    if (isOutOfSpace(cause)) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StoreRefusal(
      `${path} cannot be locked: ${why}. Without a lock two processes could lose each other's ` +
        'changes: the folder has to be on a disk that knows locks, and on Linux flock(1) installed.',
      { cause },
    );
  }
}

/** @returns `null` when the file does not say. */
async function readOwner(path: string, disk: Disk): Promise<LockOwner | null> {
  return parseJson(ownerSchema, await disk.read(path).catch(() => null));
}

function refuse(path: string, what: string, owner: LockOwner | null): StoreRefusal {
  const who = owner === null ? 'Another process' : `Process ${owner.pid} on ${owner.host}`;
  return new StoreRefusal(
    `${who} has ${what} open (${path}). Stop it first, or give this server its own folders ` +
      "(DATA_DIR, UPLOADS_DIR); two processes would lose each other's changes.",
  );
}
