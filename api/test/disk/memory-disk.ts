import { basename, dirname } from 'node:path';
import type { Disk, DiskFile } from '../../src/engine/disk/disk.ts';
import { createMemoryFile, type MemoryFile } from './memory-file.ts';

/** What the disk does at one call: fail with a code, or never answer again, as when the power goes. */
export type Fault = 'EIO' | 'ENOSPC' | 'power loss';

export interface MemoryDisk extends Disk {
  /** Every call so far: "rename quotes.json.tmp". */
  readonly calls: readonly string[];
  /** The next calls behave so, the first one now; a fault happens once. */
  failAt(call: number, fault: Fault): void;
  /** From now on every call that needs room fails, until it returns; a write over old bytes may pass. */
  setRoom(hasRoom: boolean, exceptions?: { readonly inPlace: boolean }): void;
  /** The disk that the machine finds when it starts again. */
  afterPowerLoss(arrives: () => boolean): MemoryDisk;
  /** The disk that the next process finds after this one was killed. */
  afterKill(): MemoryDisk;
  writeText(path: string, bytes: string | Buffer): void;
}

interface Contents {
  readonly names: Map<string, MemoryFile>;
  /** Changes of names, each a function, in order, that no flush of the folder has made durable yet. */
  readonly storedNames: Map<string, MemoryFile>;
  readonly pending: ((names: Map<string, MemoryFile>) => void)[];
}

/** Files in memory with the failures of real ones. */
export function createMemoryDisk(contents: Contents = emptyContents()): MemoryDisk {
  const { names, storedNames, pending } = contents;
  // Of this process: the system ends them with it.
  const locks = new Set<string>();
  const calls: string[] = [];
  const faults = new Map<number, Fault>();
  let hasRoom = true;
  let passesInPlace = false;
  let hasPower = true;

  /** @returns the fault of this call, if it is to have one. */
  function meet(what: string, path: string): Fault | undefined {
    calls.push(`${what} ${basename(path)}`);
    const fault = faults.get(calls.length - 1);
    if (fault === 'power loss') hasPower = false;
    return fault ?? (hasRoom || !needsRoom.has(what) ? undefined : 'ENOSPC');
  }

  async function call(what: string, path: string): Promise<Fault | undefined> {
    const fault = meet(what, path);
    await Promise.resolve();
    return hasPower ? fault : new Promise(() => {});
  }

  async function callOrFail(what: string, path: string): Promise<void> {
    const fault = await call(what, path);
    if (fault !== undefined) throw failure(fault, what);
  }

  function rename(change: (entries: Map<string, MemoryFile>) => void): void {
    change(names);
    pending.push(change);
  }

  function openFile(path: string, file: MemoryFile, isDurable: boolean): DiskFile {
    function take(bytes: Uint8Array, position: number, fault: Fault | undefined): void {
      // Without room a part is written; a failing device lets all of it reach the cache.
      const written = fault === 'ENOSPC' ? bytes.length / 2 : bytes.length;
      file.write(bytes.subarray(0, written), position);
      if (isDurable && fault === undefined) file.flush();
      if (isDurable && fault !== undefined) file.failFlush();
      if (fault !== undefined) throw failure(fault, 'write');
    }

    return {
      async write(bytes, position) {
        const isOver = passesInPlace && position + bytes.length <= file.read().length;
        take(bytes, position, await call(isOver ? 'overwrite' : 'write', path));
      },
      writeInPlace(bytes, position) {
        take(bytes, position, meet('write', path));
      },
      async sync() {
        const fault = await call('sync', path);
        if (fault !== undefined) {
          file.failFlush();
          throw failure(fault, 'sync');
        }
        file.flush();
      },
      async truncate(length) {
        await callOrFail('truncate', path);
        file.truncate(length);
      },
      close: () => callOrFail('close', path),
    };
  }

  async function openExisting(path: string, isDurable: boolean): Promise<DiskFile> {
    await callOrFail('open', path);
    const file = names.get(path);
    if (file === undefined) throw failure('ENOENT', 'open');
    return openFile(path, file, isDurable);
  }

  return {
    calls,
    failAt: (number, fault) => faults.set(calls.length + number, fault),
    setRoom(next, exceptions) {
      hasRoom = next;
      passesInPlace = exceptions?.inPlace ?? false;
    },
    async create(path) {
      await callOrFail('create', path);
      if (names.has(path)) throw Object.assign(new Error('there'), { code: 'EEXIST' });
      const file = createMemoryFile();
      rename((entries) => entries.set(path, file));
      return openFile(path, file, false);
    },
    open: (path) => openExisting(path, false),
    openDurable: (path) => openExisting(path, true),
    async read(path) {
      await callOrFail('read', path);
      return names.get(path)?.read() ?? null;
    },
    async list(folder) {
      await callOrFail('list', folder);
      return [...names.keys()]
        .filter((path) => dirname(path) === folder)
        .map((path) => basename(path));
    },
    async rename(from, to) {
      await callOrFail('rename', to);
      const file = names.get(from);
      if (file === undefined) throw failure('ENOENT', 'rename');
      rename((entries) => {
        entries.delete(from);
        entries.set(to, file);
      });
    },
    async remove(path) {
      await callOrFail('remove', path);
      rename((entries) => entries.delete(path));
    },
    async lock(path) {
      if (locks.has(path)) return null;
      locks.add(path);
      return {
        note: async () => {},
        async release() {
          locks.delete(path);
        },
      };
    },
    makeFolder(path) {
      const isThere = [...names.keys()].some((name) => dirname(name) === path);
      return callOrFail(isThere ? 'find-folder' : 'make-folder', path);
    },
    async syncFolder(path) {
      await callOrFail('sync-folder', path);
      for (const change of pending.splice(0)) change(storedNames);
    },
    writeText(path, bytes) {
      const file = createMemoryFile(Buffer.from(bytes));
      names.set(path, file);
      storedNames.set(path, file);
    },
    afterKill: () => createMemoryDisk({ names, storedNames, pending }),
    afterPowerLoss: (arrives) =>
      createMemoryDisk(loseCache({ storedNames, pending, names }, arrives)),
  };
}

const needsRoom = new Set(['write', 'create', 'make-folder']);

function emptyContents(): Contents {
  return { names: new Map(), storedNames: new Map(), pending: [] };
}

/** Names change in order, so that some of the last changes are missing; pages are lost at random. */
function loseCache({ storedNames, pending }: Contents, arrives: () => boolean): Contents {
  const entries = new Map(storedNames);
  for (const change of pending) {
    if (!arrives()) break;
    change(entries);
  }
  const kept = new Map([...entries].map(([path, file]) => [path, file.afterPowerLoss(arrives)]));
  return { names: kept, storedNames: new Map(kept), pending: [] };
}

function failure(code: string, what: string): Error {
  return Object.assign(new Error(`${code}: ${what}`), { code });
}
