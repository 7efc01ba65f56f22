import { constants, fdatasyncSync, writeSync } from 'node:fs';
import { type FileHandle, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { absentAs, errorCode } from '@yiqiao/ports/faults/error-code';
import type { Disk, DiskFile } from './disk.ts';
import { lockFile } from './lock-file.ts';
import { makeFolder } from './make-folder.ts';

const ownerOnly = { file: 0o600, folder: 0o700 };

/** Linux can flush as part of the write: one call instead of two, and a third more changes per second. */
const writesThrough = process.platform === 'linux';

/** Files of this machine. */
export const nodeDisk: Disk = {
  async create(path) {
    return createDiskFile(await open(path, 'wx', ownerOnly.file), false);
  },
  async open(path) {
    return createDiskFile(await open(path, constants.O_RDWR), false);
  },
  async openDurable(path) {
    const flags = constants.O_RDWR | (writesThrough ? constants.O_DSYNC : 0);
    return createDiskFile(await open(path, flags), !writesThrough);
  },
  read: (path) => readFile(path).catch(namingFolder(path)).catch(absentAs(null)),
  list: (folder) => readdir(folder).catch(absentAs([])),
  rename,
  remove: (path) => rm(path, { force: true }),
  makeFolder: (path) => makeFolder(path, ownerOnly.folder),
  lock: lockFile,
  syncFolder,
};

function createDiskFile(handle: FileHandle, syncsEachWrite: boolean): DiskFile {
  return {
    async write(bytes, position) {
      await writeAll(handle, bytes, position);
      if (syncsEachWrite) await handle.datasync();
    },
    writeInPlace(bytes, position) {
      let written = 0;
      while (written < bytes.length) {
        const rest = bytes.length - written;
        written += writeSync(handle.fd, bytes, written, rest, position + written);
      }
      if (syncsEachWrite) fdatasyncSync(handle.fd);
    },
    sync: () => handle.datasync(),
    truncate: (length) => handle.truncate(length),
    close: () => handle.close(),
  };
}

/** A nearly full disk accepts a part first and fails at the next call. */
async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const rest = bytes.length - written;
    written += (await handle.write(bytes, written, rest, position + written)).bytesWritten;
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows cannot flush a folder; its file system journals names itself.
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The system's error does not name the file. */
function namingFolder(path: string): (error: unknown) => never {
  return (cause) => {
    if (errorCode(cause) !== 'EISDIR') throw cause;
    throw Object.assign(new Error(`EISDIR: ${path}`, { cause }), { code: 'EISDIR' });
  };
}
