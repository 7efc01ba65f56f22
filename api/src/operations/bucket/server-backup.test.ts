import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { healthSchema } from '@yiqiao/contract/http/health';
import { describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { backupEnvironment, backupSettings, restoredIds } from '../../../test/bucket-office.ts';
import { writeCheapCredential } from '../../../test/cheap-credential.ts';
import { startFakeStore } from '../../../test/engine/s3/fake-store.ts';
import { makeFolder, startOperatedServer } from '../../../test/server/operated-server.ts';
import { password, startTestServer } from '../../../test/server/test-server.ts';
import { submitQuote } from '../../../test/submit-quote.ts';
import { createStaffVisitor, createVisitor } from '../../../test/visitor.ts';

/** A thread that starts from source takes its time. */
const patience = { timeout: 30_000, interval: 100 };

async function backedUpServer(seconds: number) {
  const fake = await startFakeStore();
  const backup = backupSettings(fake);
  const server = await startTestServer({ environment: backupEnvironment(fake, seconds) });
  const office = await createStaffVisitor(server.url);
  const stranger = createVisitor(server.url);
  async function read(visitor = office) {
    const health = await visitor.fetch('/api/health');
    expect(health.status).toBe(200);
    return z.parse(healthSchema, await health.json()).backup;
  }
  const isWhole = async () => (await read())?.ageSeconds ?? null;
  return { fake, backup, server, read, isWhole, stranger };
}

describe('a server with BACKUP_TO', () => {
  it('backs itself up, and takes orders while the bucket is away, saying so', async () => {
    const { fake, backup, server, read, isWhole, stranger } = await backedUpServer(1);
    onTestFinished(() => server.close());
    await expect.poll(isWhole, patience).not.toBeNull();
    const first = await submitQuote(server);
    await expect.poll(async () => restoredIds(backup), patience).toEqual([first]);
    await fake.stop();
    await expect
      .poll(async () => (await read())?.concern, patience)
      .toMatch(/^BACKUP_S3_ENDPOINT: http:.* cannot be reached \(ECONNREFUSED\)/);
    const second = await submitQuote(server);
    await expect.poll(isWhole, patience).toBeGreaterThan(2);
    expect(await read(stranger)).toEqual({ ageSeconds: expect.any(Number), isLate: false });
    await fake.start();
    await expect.poll(async () => (await read())?.concern, patience).toBeUndefined();
    await expect.poll(async () => restoredIds(backup), patience).toEqual([first, second].sort());
    const told = server.logged
      .map(({ event }) => event)
      .filter((event) => `${event}`.startsWith('bucket'));
    expect(told.slice(0, 2)).toEqual(['bucket-backup', 'bucket-backup-made']);
    expect(told.filter((event) => event === 'bucket-backup-late')).toHaveLength(1);
    expect(told).toContain('bucket-backup-again');
  }, 90_000);

  it('makes a last backup when it stops', async () => {
    const { backup, server, isWhole } = await backedUpServer(3600);
    await expect.poll(isWhole, patience).not.toBeNull();
    const id = await submitQuote(server);
    await server.close();
    expect(await restoredIds(backup)).toEqual([id]);
  }, 60_000);

  it('stops in time while the bucket does not answer', async () => {
    const { fake, server, isWhole } = await backedUpServer(3600);
    await expect.poll(isWhole, patience).not.toBeNull();
    await submitQuote(server);
    await fake.stop();
    const before = performance.now();
    await server.close();
    expect(performance.now() - before).toBeLessThan(15_000);
  }, 60_000);

  it('ends in order when it is told to while the bucket takes everything and answers nothing', async () => {
    const fake = await startFakeStore();
    fake.mishap = () => ({ kind: 'hold' });
    const folder = await makeFolder();
    await writeCheapCredential(join(folder, 'data'), password);
    const { child, listening, exited, said } = startOperatedServer(
      folder,
      // Rounds fall due while the first one goes on.
      backupEnvironment(fake, 1),
    );
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true });
    });
    await listening;
    await expect.poll(() => fake.seen.length, patience).toBeGreaterThan(0);
    const before = performance.now();
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    await expect.poll(said).toContain('"event":"stopped"');
    expect(performance.now() - before).toBeLessThan(15_000);
  }, 60_000);
});
