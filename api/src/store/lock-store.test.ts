import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { nodeDisk } from '../disk/node-disk.ts';
import { findLockOwner, lockStore } from './lock-store.ts';
import { StoreRefusal } from './store-refusal.ts';

/** A process that does nothing until it is ended. */
async function startIdleProcess(): Promise<{ pid: number; end: () => Promise<void> }> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)']);
  await once(child, 'spawn');
  const ended = once(child, 'exit');
  const end = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(end);
  return { pid: child.pid ?? 0, end };
}

async function writeLock(folder: string, fields: Record<string, unknown>): Promise<void> {
  const owner = { pid: process.pid, host: hostname(), began: '', ...fields };
  await writeFile(join(folder, 'quotes.lock'), JSON.stringify(owner));
}

describe('lockStore', () => {
  it('refuses while a living process holds the lock, and names it', async () => {
    const folder = await temporaryFolder();
    const unlock = await lockStore(folder, nodeDisk);
    await expect(lockStore(folder, nodeDisk)).rejects.toThrow(StoreRefusal);
    await expect(lockStore(folder, nodeDisk)).rejects.toThrow(`Process ${process.pid}`);
    expect(await findLockOwner(folder, nodeDisk)).toBe(process.pid);
    await unlock();
    expect(await readdir(folder)).toEqual([]);
  });

  it('takes over the lock of a process that died', async () => {
    const folder = await temporaryFolder();
    const { pid, end } = await startIdleProcess();
    await end();
    await writeLock(folder, { pid });
    expect(await findLockOwner(folder, nodeDisk)).toBeNull();
    await lockStore(folder, nodeDisk);
    const owner: unknown = JSON.parse(await readFile(join(folder, 'quotes.lock'), 'utf8'));
    expect(owner).toMatchObject({ pid: process.pid });
    expect(await readdir(folder)).toEqual(['quotes.lock']);
  });

  it.runIf(process.platform === 'linux')(
    'takes over when another program has got the number of the process that died',
    async () => {
      const folder = await temporaryFolder();
      const { pid } = await startIdleProcess();
      await writeLock(folder, { pid, began: 'an earlier start of the machine:4711' });
      await lockStore(folder, nodeDisk);
      expect(await findLockOwner(folder, nodeDisk)).toBe(process.pid);
    },
  );

  it('takes over a lock that a crash left half written', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'quotes.lock'), '{"pid":');
    await lockStore(folder, nodeDisk);
    expect(await findLockOwner(folder, nodeDisk)).toBe(process.pid);
  });

  it('lets one of many win that come at the same moment', async () => {
    const folder = await temporaryFolder();
    const attempts = await Promise.allSettled(
      Array.from({ length: 8 }, () => lockStore(folder, nodeDisk)),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
