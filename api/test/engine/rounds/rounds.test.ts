import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listDocuments } from '@yiqiao/engines/s3/bucket/list-bucket';
import { createS3Client } from '@yiqiao/engines/s3/client/s3-client';
import { documentsPrefix } from '@yiqiao/engines/s3/object-name';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../seeded-random.ts';
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts';
import { type SwiftServer, startSwift } from '../s3/swift-server.ts';
import { createFaults } from './faults.ts';
import { createInspector } from './find-losses.ts';
import { type OfficeBehindNginx, openOfficeBehindNginx, ports } from './office-behind-nginx.ts';
import { type OfficeLoad, startOfficeLoad } from './office-load.ts';
import { isNginxThere } from './start-nginx.ts';

const { POSTGRES_BIN, SWIFT_TESTS, LONG_TESTS } = process.env;
const canRun = POSTGRES_BIN !== undefined && SWIFT_TESTS === '1' && LONG_TESTS && isNginxThere();

/** Of each fault; `ROUNDS=30` is what an upgrade of an engine deserves. */
const rounds = Number(process.env.ROUNDS ?? 1);
/** How long a network is cut or a disk is full: longer than any request waits. */
const lastsMs = Number(process.env.FAULT_SECONDS ?? 30) * 1000;
/** Only faults whose name matches: several runs, each with its own ROUNDS_PORT, can run in parallel. */
const chosen = new RegExp(process.env.FAULT ?? '');
const timeoutMs = 7_200_000;
const diskMegabytes = 400;

let disk: string;
let isOnSmallDisk = false;
let swiftFolder: string;
let postgres: PostgresServer;
let swift: SwiftServer;

/** A disk that can be filled: only root may make one. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'tmpfs', disk]);
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!canRun)(
  'three processes behind nginx, on PostgreSQL and Swift (LONG_TESTS, POSTGRES_BIN, SWIFT_TESTS, nginx)',
  () => {
    beforeAll(async () => {
      disk = mkdtempSync(join(tmpdir(), 'yiqiao-disk-'));
      isOnSmallDisk = mountSmallDisk();
      postgres = await startPostgres(POSTGRES_BIN ?? '', disk);
      swiftFolder = mkdtempSync(join(tmpdir(), 'yiqiao-swift-'));
      swift = await startSwift(swiftFolder, ports.swift);
    }, 180_000);

    afterAll(async () => {
      await postgres.stop();
      await swift.stop();
      if (isOnSmallDisk) execFileSync('umount', ['-l', disk]);
      rmdirSync(disk);
      await rm(swiftFolder, { recursive: true });
    });

    it(
      `lose nothing that was acknowledged in ${rounds} rounds of each fault, and go on by themselves`,
      async () => {
        const office = await openOfficeBehindNginx(postgres, swift);
        const random = createRandom(Number(process.env.SEED ?? 15));
        const load = startOfficeLoad(office.url, random);
        const { inspect } = createInspector(office.url, load, () => readKeys(office));
        const faults = createFaults({
          postgres,
          swift,
          disk: isOnSmallDisk ? disk : null,
          lastsMs,
        });
        if (!isOnSmallDisk) console.info('No disk can be mounted here: none is filled.');
        await untilWorking(load);
        for (let round = 1; round <= rounds; round += 1) {
          for (const { name, stopsAll, strike } of faults) {
            if (!chosen.test(name)) continue;
            const refusedBefore = refusals(load);
            await strike(office, random);
            const refused = refusals(load) - refusedBefore;
            const seconds = await untilWorking(load);
            const { losses, submissions, documents } = await inspect('new');
            console.info(
              `round ${round}, ${name}: ${refused} refused or cut; works again after ${seconds.toFixed(1)} s; ` +
                `${submissions} submissions and ${documents} new documents compared, ${losses.length} losses`,
            );
            expect(losses).toEqual([]);
            if (stopsAll) expect(refused, 'refused or cut').toBeGreaterThan(0);
          }
        }
        await load.stop();
        const { losses, submissions, documents } = await inspect('all');
        console.info(
          `at the end ${submissions} submissions and ${documents} documents compared, ${losses.length} losses; ` +
            `answers: ${[...load.answers].map(([name, count]) => `${name}: ${count}`).join(', ')}`,
        );
        expect(losses).toEqual([]);
      },
      timeoutMs,
    );

    it(
      'lose no request while each of them is restarted in turn, as an upgrade does it',
      async () => {
        const office = await openOfficeBehindNginx(postgres, swift);
        const load = startOfficeLoad(office.url, createRandom(60));
        await untilWorking(load);
        for (const each of office.processes) {
          await each.stop();
          await untilWorking(load);
          await each.start();
          await untilWorking(load);
        }
        await load.stop();
        expect([...load.answers.keys()].sort()).toEqual(['200', '201']);
        const { inspect } = createInspector(office.url, load, () => readKeys(office));
        expect((await inspect('all')).losses).toEqual([]);
      },
      timeoutMs,
    );
  },
);

/** @returns the seconds until the next upload was acknowledged. */
async function untilWorking({ hashes }: OfficeLoad): Promise<number> {
  const startedAt = performance.now();
  const before = hashes.size;
  await expect.poll(() => hashes.size, { timeout: 120_000, interval: 50 }).toBeGreaterThan(before);
  return (performance.now() - startedAt) / 1000;
}

/** Answers that a strike costs. */
function refusals({ answers }: OfficeLoad): number {
  return ['502', '503', '504', 'cut'].reduce((sum, name) => sum + (answers.get(name) ?? 0), 0);
}

async function readKeys({ bucket }: OfficeBehindNginx): Promise<ReadonlySet<string>> {
  const client = createS3Client(bucket);
  const keys = new Set<string>();
  for await (const page of listDocuments(client))
    for (const { name } of page) keys.add(name.replace(documentsPrefix, ''));
  client.close();
  return keys;
}
