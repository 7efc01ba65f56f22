import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { canMount } from '../../api/test/disk/small-disk.ts';
import {
  type PostgresServer,
  startPostgres,
} from '../../api/test/engine/postgres/postgres-server.ts';
import { startBrowser } from './engine.ts';
import type { Page } from './page.ts';
import { openEmbeddedHouse } from './pieces/embedded-house.ts';
import { asArrived } from './pieces/house.ts';
import { sendThroughFaults } from './pieces/send-through-faults.ts';
import { openSharedHouse } from './pieces/shared-house.ts';
import { writeSource } from './pieces/source-document.ts';

/** `FAULTS=30 MEGABYTES=1024 SEEDS=10 FAULT_SECONDS=10` is what a change of uploads in pieces deserves. */
const {
  SEED = '1',
  SEEDS = '1',
  FAULTS = '8',
  MEGABYTES = '30',
  FAULT_SECONDS = '2',
} = process.env;
/** Only faults whose name matches. */
const chosen = new RegExp(process.env.FAULT ?? '');
const seeds = Array.from({ length: Number(SEEDS) }, (_, index) => Number(SEED) + index);
const megabytes = Number(MEGABYTES);
const measure = { chosen, faults: Number(FAULTS), lastsMs: Number(FAULT_SECONDS) * 1000 };
const postgresPrograms = process.env.POSTGRES_BIN ?? '';
const timeoutMs = 60_000 + measure.faults * (20_000 + 12 * measure.lastsMs);

let page: Page;
let folder: string;
let postgres: PostgresServer | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yiqiao-documents-'));
  if (postgresPrograms !== '') postgres = await startPostgres(postgresPrograms);
  page = await startBrowser();
});
afterAll(async () => {
  await page?.close();
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

/** Browsers log every request that fails, which is what happens here. */
const failedRequest = /Failed to load resource|network|NetworkError|status of|access control/i;
afterEach(() => {
  expect(page.takeErrors().filter((text) => !failedRequest.test(text))).toEqual([]);
});

for (const seed of seeds) {
  test.skipIf(!canMount)(
    `A document survives ${measure.faults} faults on its way to one server, with seed ${seed}`,
    async () => {
      const house = await openEmbeddedHouse(megabytes);
      await expectOneDocument(house, seed);
    },
    timeoutMs,
  );

  test.skipIf(postgresPrograms === '')(
    `A document survives ${measure.faults} faults on its way to two servers, with seed ${seed}`,
    async () => {
      if (postgres === undefined) throw new Error('PostgreSQL was not started.');
      const house = await openSharedHouse(postgres);
      await expectOneDocument(house, seed);
    },
    timeoutMs,
  );
}

async function expectOneDocument(
  house: Awaited<ReturnType<typeof openEmbeddedHouse>>,
  seed: number,
): Promise<void> {
  const source = await writeSource(join(folder, `Tender 招标文件 ${seed}.bin`), megabytes, seed);
  const { arrived, uploads, sentAgainBytes } = await sendThroughFaults({
    page,
    house,
    source,
    seed,
    ...measure,
  });
  expect(arrived).toEqual([asArrived(source)]);
  expect({ uploads, sentAgainBytes }).toEqual({ uploads: 1, sentAgainBytes: 0 });
}
