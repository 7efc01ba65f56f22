import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import type { DiskLock } from './disk.ts';

const { O_RDWR, O_CREAT, O_NONBLOCK } = constants;
const ownerOnly = 0o600;

/**
 * A lock that the kernel holds on the open file: it ends with the process, even after kill -9, works between
 * containers that share a folder, and is not copied with the folder. Node has no call for it. macOS and Windows
 * lock on opening, by a flag of libuv; on Linux flock(1), part of every system, locks the open file that it
 * inherits, and the lock stays with the file after flock has exited.
 * @returns `null` while somebody else holds it.
 */
export async function lockFile(path: string): Promise<DiskLock | null> {
  const file = process.platform === 'linux' ? await openThenFlock(path) : await openLocked(path);
  return (
    file && {
      async note(text) {
        const bytes = Buffer.from(text);
        await file.write(bytes, 0, bytes.length, 0);
        await file.truncate(bytes.length);
      },
      release: () => file.close(),
    }
  );
}

async function openThenFlock(path: string): Promise<FileHandle | null> {
  const file = await open(path, O_RDWR | O_CREAT, ownerOnly);
  try {
    if (await runFlock(file.fd)) return file;
  } catch (error) {
    await file.close();
    throw error;
  }
  await file.close();
  return null;
}

/** @returns false when the lock is taken. @throws Error when flock is missing or the disk has no locks. */
async function runFlock(fd: number): Promise<boolean> {
  const flock = spawn('flock', ['-n', '-x', '3'], { stdio: ['ignore', 'ignore', 'pipe', fd] });
  let complaint = '';
  flock.stderr?.on('data', (text) => {
    complaint += text;
  });
  const [code] = await once(flock, 'close');
  if (code === 0 || code === 1) return code === 0;
  throw new Error(`flock(1) failed: ${complaint.trim() || code}`);
}

/** UV_FS_O_EXLOCK: flock(2) at opening on macOS, no sharing on Windows. */
const exclusive = process.platform === 'win32' ? 0x1000_0000 : 0x20;

async function openLocked(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, O_RDWR | O_CREAT | exclusive | (O_NONBLOCK ?? 0), ownerOnly);
  } catch (error) {
    if (['EAGAIN', 'EBUSY'].includes(errorCode(error) ?? '')) return null;
    throw error;
  }
}
