import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { nodeDisk } from '../../../src/engine/disk/node-disk.ts';
import { findLockOwner, lockStore } from '../../../src/engine/embedded/folder/lock-store.ts';
import { StoreRefusal } from '../../../src/engine/embedded/folder/store-refusal.ts';
import { temporaryFolder } from '../../disk/temporary-folder.ts';

const isLinux = process.platform === 'linux';
const mayUnshare = isLinux && spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0;

async function officeFolders() {
  const folder = await temporaryFolder();
  const folders = { data: join(folder, 'data'), uploads: join(folder, 'uploads') };
  await mkdir(folders.data);
  await mkdir(folders.uploads);
  return folders;
}

/** Another process that holds the lock of a store; `before` are the commands that start it. */
async function holdElsewhere(dataFolder: string, before: readonly string[] = []) {
  const program = `
    import { lockStore } from '${join(import.meta.dirname, '../../../src/engine/embedded/folder/lock-store.ts')}';
    import { nodeDisk } from '${join(import.meta.dirname, '../../../src/engine/disk/node-disk.ts')}';
    await lockStore('${dataFolder}', undefined, nodeDisk);
    console.log('locked ' + process.pid);
    setInterval(() => {}, 1e6);`;
  const command = [
    ...before,
    process.execPath,
    '--import',
    import.meta.resolve('tsx'),
    '--input-type=module',
    '-e',
    program,
  ];
  const child = spawn(command[0] ?? '', command.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return { child, pid: await untilLocked(child) };
}

async function untilLocked({ stdout }: ChildProcess): Promise<number> {
  if (stdout === null) throw new Error('The process has no output.');
  const [line] = await once(stdout, 'data');
  return Number(/locked (\d+)/.exec(String(line))?.[1]);
}

describe('lockStore', () => {
  it('refuses while another process holds the lock, and names it', async () => {
    const { data } = await officeFolders();
    const { pid } = await holdElsewhere(data);
    await expect(lockStore(data, undefined, nodeDisk)).rejects.toThrow(StoreRefusal);
    await expect(lockStore(data, undefined, nodeDisk)).rejects.toThrow(`Process ${pid}`);
    expect(await findLockOwner(data, nodeDisk)).toMatchObject({ pid });
  });

  it('refuses a second store the documents of the first', async () => {
    const { data, uploads } = await officeFolders();
    await mkdir(`${data}-2`);
    const unlock = await lockStore(data, uploads, nodeDisk);
    const second = lockStore(`${data}-2`, uploads, nodeDisk);
    await expect(second).rejects.toThrow(/the documents of this folder open .*UPLOADS_DIR/);
    await unlock();
    await (await lockStore(`${data}-2`, uploads, nodeDisk))();
  });

  it('is free once it is released, and nobody is named', async () => {
    const { data } = await officeFolders();
    expect(await findLockOwner(data, nodeDisk)).toBeNull();
    await (await lockStore(data, undefined, nodeDisk))();
    expect(await findLockOwner(data, nodeDisk)).toBeNull();
    await (await lockStore(data, undefined, nodeDisk))();
  });

  it('takes over from a process that was killed, whatever the file says', async () => {
    const { data } = await officeFolders();
    const { child } = await holdElsewhere(data);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    await (await lockStore(data, undefined, nodeDisk))();
    await writeFile(join(data, 'quotes.lock'), '{"pid":1,"host":"another"');
    await (await lockStore(data, undefined, nodeDisk))();
  });

  it.runIf(isLinux)('takes over from a killed process that its parent never reaps', async () => {
    const { data } = await officeFolders();
    const { child, pid } = await holdElsewhere(data, ['sh', '-c', '"$@" & exec sleep 60', 'sh']);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => stateOf(pid)).toBe('Z');
    expect(child.exitCode).toBeNull();
    await (await lockStore(data, undefined, nodeDisk))();
  });

  it.runIf(mayUnshare)('refuses across containers that share nothing but the folder', async () => {
    const { data } = await officeFolders();
    const own = ['unshare', '--pid', '--fork', '--kill-child', '--net', '--uts', '--mount-proc'];
    await holdElsewhere(data, own);
    await expect(lockStore(data, undefined, nodeDisk)).rejects.toThrow(StoreRefusal);
  });

  it('is not copied with the folder', async () => {
    const { data } = await officeFolders();
    const unlock = await lockStore(data, undefined, nodeDisk);
    await cp(data, `${data}-copy`, { recursive: true });
    await (await lockStore(`${data}-copy`, undefined, nodeDisk))();
    await unlock();
  });

  it('lets one of many win that come at the same moment', async () => {
    const { data } = await officeFolders();
    const comers = Array.from({ length: 8 }, () => lockStore(data, undefined, nodeDisk));
    const attempts = await Promise.allSettled(comers);
    const winners = attempts.filter((attempt) => attempt.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    for (const { value: unlock } of winners) await unlock();
  });
});

/** "Z" of a process that has ended and that nobody has asked how. */
function stateOf(pid: number): string | undefined {
  return spawnSync('ps', ['-o', 'state=', '-p', `${pid}`])
    .stdout.toString()
    .trim();
}
