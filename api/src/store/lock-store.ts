import { hostname } from 'node:os';
import { join } from 'node:path';
import { kill, pid } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Disk } from '../disk/disk.ts';
import { writeNewFile } from '../disk/durable-file.ts';
import { errorCode } from '../disk/error-code.ts';
import { dataFile } from '../settings/data-folder.ts';
import { StoreRefusal } from './store-refusal.ts';

const settleMs = 300;

const ownerSchema = z.object({
  pid: z.int(),
  host: z.string(),
  /** When the process began, in the system's own counting; empty where it cannot be told. */
  began: z.string(),
});

type LockOwner = z.infer<typeof ownerSchema>;

/** Releases the lock. */
export type Unlock = () => Promise<void>;

/**
 * One process at a time may write a store. A lock whose process has died is taken over; a process
 * number that another program has got since is told by when that program began.
 * @throws StoreRefusal while the owner lives.
 */
export async function lockStore(folder: string, disk: Disk): Promise<Unlock> {
  const path = join(folder, dataFile.lock);
  const self: LockOwner = { pid, host: hostname(), began: await whenBegan(pid, disk) };
  if (!(await claim(path, self, disk))) {
    await removeStale(path, disk);
    if (!(await claim(path, self, disk))) throw refuse(path, await readOwner(path, disk));
  }
  return () => disk.remove(path);
}

/** The process that has the store open, if one has. */
export async function findLockOwner(folder: string, disk: Disk): Promise<number | null> {
  const owner = await readOwner(join(folder, dataFile.lock), disk);
  return owner !== null && (await isAlive(owner, disk)) ? owner.pid : null;
}

async function claim(path: string, self: LockOwner, disk: Disk): Promise<boolean> {
  try {
    await writeNewFile(path, [Buffer.from(`${JSON.stringify(self)}\n`)], disk);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the stale lock away under a name of our own first: only one of two who come at once can. */
async function removeStale(path: string, disk: Disk): Promise<void> {
  const owner = (await readOwner(path, disk)) ?? (await readOwnerLater(path, disk));
  if (owner !== null && (await isAlive(owner, disk))) throw refuse(path, owner);
  const mine = `${path}.${pid}`;
  try {
    await disk.rename(path, mine);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const moved = await readOwner(mine, disk);
  if (moved !== null && (await isAlive(moved, disk))) {
    await disk.rename(mine, path);
    throw refuse(path, moved);
  }
  await disk.remove(mine);
}

/** @returns `null` when there is no lock, or one that a crash left half written. */
async function readOwner(path: string, disk: Disk): Promise<LockOwner | null> {
  const bytes = await disk.read(path);
  if (bytes === null) return null;
  try {
    return z.parse(ownerSchema, JSON.parse(bytes.toString()));
  } catch {
    return null;
  }
}

/** Another process may be between making the lock and writing its name into it. */
async function readOwnerLater(path: string, disk: Disk): Promise<LockOwner | null> {
  await delay(settleMs);
  return readOwner(path, disk);
}

/** Of a process on another machine nothing can be told: it counts as alive. */
async function isAlive(owner: LockOwner, disk: Disk): Promise<boolean> {
  const began = await whenBegan(owner.pid, disk);
  if (owner.began !== '' && began !== '') return owner.began === began;
  if (owner.host !== hostname() && owner.began === '') return true;
  return doesRun(owner.pid);
}

function doesRun(process: number): boolean {
  try {
    kill(process, 0);
    return true;
  } catch (error) {
    // The process of another user may not be signalled, but it is there.
    return errorCode(error) === 'EPERM';
  }
}

/** Linux: the number of this run of the machine and the moment the process began in it. */
async function whenBegan(process: number, disk: Disk): Promise<string> {
  const [boot, stat] = await Promise.all([
    disk.read('/proc/sys/kernel/random/boot_id'),
    disk.read(`/proc/${process}/stat`),
  ]);
  if (boot === null || stat === null) return '';
  // The program's name, in parentheses, may hold spaces; the 20th field after it is the start time.
  const fields = stat
    .toString()
    .replace(/^.*\)\s/s, '')
    .split(' ');
  return `${boot.toString().trim()}:${fields[19] ?? ''}`;
}

function refuse(path: string, owner: LockOwner | null): StoreRefusal {
  const who = owner === null ? 'Another process' : `Process ${owner.pid} on ${owner.host}`;
  return new StoreRefusal(
    `${who} has this store open (${path}). Stop it first; two processes would lose each other's changes.`,
  );
}
