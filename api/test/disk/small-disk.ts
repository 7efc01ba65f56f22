import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface SmallDisk {
  readonly folder: string;
  /** Takes every free block. */
  fill(): Promise<void>;
  empty(): Promise<void>;
}

/** Only root mounts a disk. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryMount();

/** A disk in memory, of its own for one test. */
export async function smallDisk(megabytes = 4): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'yiqiao-disk-'));
  if (!mount(folder, megabytes)) throw new Error('A small disk cannot be mounted.');
  onTestFinished(async () => {
    unmount(folder);
    await rm(folder, { recursive: true });
  });
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill() {
      for (const bytes of [1024 ** 2, 64 * 1024, 4096, 1])
        await fillWith(filler, Buffer.alloc(bytes));
    },
    empty: () => rm(filler),
  };
}

async function fillWith(path: string, block: Buffer): Promise<void> {
  try {
    for (;;) await appendFile(path, block);
  } catch (error) {
    if (!String(error).includes('ENOSPC')) throw error;
  }
}

function mount(folder: string, megabytes: number): boolean {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  return mounted.status === 0;
}

function unmount(folder: string): void {
  // A test that failed may still have files open on it.
  spawnSync('umount', ['--lazy', folder]);
}

/** Root of a container may be refused. */
function tryMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'yiqiao-disk-'));
  const isMounted = mount(folder, 4);
  if (isMounted) unmount(folder);
  rmdirSync(folder);
  return isMounted;
}
