import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, readlink, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { markInUse, provideBuild } from './builds.mjs';

let folder;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Two files, as a build that can be interrupted between them. */
async function makeBoth(target, text, between = async () => {}) {
  await writeFile(join(target, 'first'), text);
  await between();
  await writeFile(join(target, 'second'), text);
}

function provide(fingerprint, make = (target) => makeBoth(target, fingerprint)) {
  return provideBuild({ folder, fingerprint, make });
}

async function textsOf(build) {
  return Promise.all(['first', 'second'].map((name) => readFile(join(build, name), 'utf8')));
}

describe('provideBuild', () => {
  it('makes a build once', async () => {
    const build = await provide('aaa');
    expect(await textsOf(build)).toEqual(['aaa', 'aaa']);
    expect(await provide('aaa', () => Promise.reject(new Error('made again')))).toBe(build);
    expect(await readlink(join(folder, 'current'))).toBe('aaa');
  });

  it('never gives out a mix after an interrupted build and a return to the old sources', async () => {
    const old = await provide('old');
    const interrupted = provide('new', (target) =>
      makeBoth(target, 'new', () => Promise.reject(new Error('interrupted'))),
    );
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(await textsOf(await provide('old'))).toEqual(['old', 'old']);
    expect(await provide('old')).toBe(old);
    expect((await readdir(folder)).sort()).toEqual(['current', 'old']);
  });

  it('takes the remains of a killed build for no build, and removes them', async () => {
    const source = `
      import { writeFileSync } from 'node:fs';
      import { provideBuild } from ${JSON.stringify(join(import.meta.dirname, 'builds.mjs'))};
      await provideBuild({ folder: ${JSON.stringify(folder)}, fingerprint: 'aaa', make: (target) => {
        writeFileSync(target + '/first', 'half');
        process.kill(process.pid, 'SIGKILL');
        return new Promise(() => {});
      } });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', source]);
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
    expect(await readdir(folder)).toEqual([`partial-${child.pid}`]);
    expect(await textsOf(await provide('aaa'))).toEqual(['aaa', 'aaa']);
    expect((await readdir(folder)).sort()).toEqual(['aaa', 'current']);
  });

  it('lets two processes build the same at once, and each has a whole one', async () => {
    const source = `
      import { writeFileSync } from 'node:fs';
      import { once } from 'node:events';
      import { provideBuild } from ${JSON.stringify(join(import.meta.dirname, 'builds.mjs'))};
      await provideBuild({ folder: ${JSON.stringify(folder)}, fingerprint: 'aaa', make: async (target) => {
        writeFileSync(target + '/first', 'other');
        console.log('building');
        await once(process.stdin, 'data');
        writeFileSync(target + '/second', 'other');
      } });`;
    const other = spawn(process.execPath, ['--input-type=module', '--eval', source]);
    await once(other.stdout, 'data');
    const build = await provide('aaa');
    other.stdin.end('go on');
    expect((await once(other, 'exit'))[0]).toBe(0);
    expect(await textsOf(build)).toEqual(['aaa', 'aaa']);
    expect((await readdir(folder)).sort()).toEqual(['aaa', 'current']);
  });

  it('keeps two builds for a way back, and whatever a running server still reads', async () => {
    const served = await provide('served');
    markInUse(served);
    for (const [index, name] of ['one', 'two', 'three', 'four'].entries()) {
      await utimes(await provide(name), index, index);
    }
    await provide('five');
    expect((await readdir(folder)).sort()).toEqual(['current', 'five', 'four', 'served', 'three']);
    await rm(join(served, 'in-use'), { recursive: true });
    await utimes(served, 0, 0);
    await provide('six');
    expect(existsSync(served)).toBe(false);
  });
});
