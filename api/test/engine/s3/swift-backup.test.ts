import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { storedFiles } from '@yiqiao/contract/files/order-files';
import { healthSchema } from '@yiqiao/contract/http/health';
import { createS3Client } from '@yiqiao/engines/s3/client/s3-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { hashFile } from '../../../src/engine/disk/hash-file.ts';
import { backupEnvironment, quotesIn } from '../../bucket-office.ts';
import { quoteForm } from '../../quote-form.ts';
import { builtServer } from '../../server/built-programs.ts';
import { prepareKilledServer } from '../../server/killed-server.ts';
import { testEnvironment } from '../../server/test-environment.ts';
import { submitQuote } from '../../submit-quote.ts';
import { type SwiftServer, startSwift } from './swift-server.ts';

/** Set by `npm run test:everything` where Swift can be had. */
const isThere = process.env.SWIFT_TESTS === '1';
const rounds = process.env.ROUNDS === undefined ? 4 : 30;
const timeoutMs = 120_000 + rounds * 30_000;
const port = 3140;
const builtOperate = join(dirname(builtServer), 'operate.js');

let folder: string;
let swift: SwiftServer;

/** A bucket of its own, as an operator's settings name it. */
async function makeEnvironment() {
  const settings = swift.settings(`b-${randomUUID()}`);
  const client = createS3Client(settings);
  await client.ask({ method: 'PUT' });
  client.close();
  return backupEnvironment({ settings }, 1);
}

type Environment = Awaited<ReturnType<typeof makeEnvironment>>;

/** An empty machine, on which a command is run. */
async function makeMachine(environment: Environment) {
  const home = await mkdtemp(join(tmpdir(), 'yiqiao-new-'));
  onTestFinished(() => rm(home, { recursive: true }));
  const env = { PATH: process.env.PATH ?? '', ...testEnvironment(home), ...environment };
  function operate(...args: string[]) {
    const child = spawn(process.execPath, [builtOperate, ...args], { env, cwd: tmpdir() });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    const ended = once(child, 'exit').then(([code]) => ({ code, said }));
    return { child, ended };
  }
  return { dataFolder: join(home, 'data'), uploadsFolder: join(home, 'uploads'), operate };
}

/** What a restore brings, each document compared with its hash. */
async function restoredIds(environment: Environment): Promise<readonly string[]> {
  const machine = await makeMachine(environment);
  const { code, said } = await machine.operate('restore', environment.BACKUP_TO).ended;
  expect(code, said).toBe(0);
  return wholeIds(machine);
}

async function wholeIds(machine: {
  readonly dataFolder: string;
  readonly uploadsFolder: string;
}): Promise<readonly string[]> {
  const quotes = await quotesIn({ ...machine, backupsFolder: '' });
  const names = await readdir(machine.uploadsFolder);
  for (const { filePath, fileSha256 } of quotes.flatMap(storedFiles)) {
    expect(names).toContain(filePath);
    expect(await hashFile(join(machine.uploadsFolder, filePath))).toBe(fileSha256);
  }
  return quotes.map(({ id }) => id);
}

async function readAge(url: string): Promise<number | null> {
  const health = await (await fetch(`${url}/api/health`)).json();
  return z.parse(healthSchema, health).backup?.ageSeconds ?? null;
}

function formWith(bytes: Buffer): FormData {
  const form = quoteForm();
  form.set('file', new File([new Uint8Array(bytes)], 'document.bin'));
  return form;
}

describe.runIf(isThere)('a backup in a bucket kept by Swift', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'swift-backup-'));
    swift = await startSwift(folder, port);
  }, 240_000);

  afterAll(async () => {
    await swift.stop();
    await rm(folder, { recursive: true });
  });

  it(
    'has whatever was acknowledged before the age that health told, after kill -9 at any moment',
    async () => {
      const environment = await makeEnvironment();
      const server = await prepareKilledServer();
      const acknowledged: { readonly id: string; readonly at: number }[] = [];
      let lost = 0;
      for (let round = 0; round < rounds; round += 1) {
        const url = await server.start(environment);
        await expect.poll(() => readAge(url), { timeout: 30_000 }).not.toBeNull();
        const until = performance.now() + 2000 + Math.random() * 4000;
        let wholeAt = Number.NEGATIVE_INFINITY;
        while (performance.now() < until) {
          const id = await submitQuote({ url }, formWith(randomBytes(200_000)));
          acknowledged.push({ id, at: performance.now() });
          const asked = performance.now();
          // Whole seconds: it may be half a second older than it says.
          const age = await readAge(url);
          if (age !== null) wholeAt = asked - age * 1000 - 500;
        }
        await server.kill();
        const ids = new Set(await restoredIds(environment));
        const missing = acknowledged.filter(({ id }) => !ids.has(id));
        expect(missing.filter(({ at }) => at < wholeAt)).toEqual([]);
        lost += missing.length;
        expect(acknowledged.length).toBeGreaterThanOrEqual(ids.size);
      }
      console.info(`${acknowledged.length} orders, ${rounds} kills, ${lost} not yet in the bucket`);
      const url = await server.start(environment);
      await expect
        .poll(async () => (await restoredIds(environment)).length, { timeout: 60_000 })
        .toBe(acknowledged.length);
      expect(await readAge(url)).toBeLessThan(60);
    },
    timeoutMs,
  );

  it(
    'is restored whole by the restore after one that was killed, wherever that was',
    async () => {
      const environment = await makeEnvironment();
      const server = await prepareKilledServer();
      const url = await server.start(environment);
      const ids: string[] = [];
      for (let count = 0; count < 12; count += 1) {
        ids.push(await submitQuote({ url }, formWith(randomBytes(5_000_000))));
      }
      await expect
        .poll(async () => (await restoredIds(environment)).length, { timeout: 60_000 })
        .toBe(ids.length);
      await server.kill();
      for (let round = 0; round < rounds; round += 1) {
        const machine = await makeMachine(environment);
        const { child, ended } = machine.operate('restore', environment.BACKUP_TO);
        await pause(300 + Math.random() * 1500);
        child.kill('SIGKILL');
        await ended;
        const { code, said } = await machine.operate('restore', environment.BACKUP_TO).ended;
        expect(code, said).toBe(0);
        expect((await wholeIds(machine)).toSorted()).toEqual(ids.toSorted());
      }
    },
    timeoutMs,
  );

  it('goes on when the store was away', async () => {
    const environment = await makeEnvironment();
    const server = await prepareKilledServer();
    const url = await server.start(environment);
    await expect.poll(() => readAge(url), { timeout: 30_000 }).not.toBeNull();
    await swift.killProxy();
    const id = await submitQuote({ url });
    await expect.poll(() => readAge(url), { timeout: 30_000 }).toBeGreaterThan(3);
    await swift.startProxy();
    await expect.poll(() => restoredIds(environment), { timeout: 60_000 }).toEqual([id]);
  }, 240_000);
});
