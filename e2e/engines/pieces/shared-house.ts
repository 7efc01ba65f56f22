import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { makeCheapCredential } from '../../../api/test/cheap-credential.ts';
import {
  databaseEnvironment,
  formatPlace,
  openEngine,
} from '../../../api/test/engine/postgres/open-postgres.ts';
import type { PostgresServer } from '../../../api/test/engine/postgres/postgres-server.ts';
import { type FakeStore, startFakeStore } from '../../../api/test/engine/s3/fake-store.ts';
import { createProduct, type Product, password } from '../../product.ts';
import type { Fault } from './faults.ts';
import type { House } from './house.ts';
import { prepareServerClock } from './server-clock.ts';
import { type WatchedProduct, watchProduct } from './watched-product.ts';

/** Two servers on one database and one bucket. */
export async function openSharedHouse(postgres: PostgresServer): Promise<House> {
  const store = await startFakeStore();
  const url = await postgres.makeDatabase();
  const products = [await createOne(), await createOne()];
  const clock = await prepareServerClock(products[0]?.folder ?? '');
  const engine = await openEngine(formatPlace(url, join(products[0]?.folder ?? '', 'unused')));
  await engine.sessions.writeCredential(makeCheapCredential(password));
  await engine.close();
  const environment = { ...databaseEnvironment(url), ...bucketOf(store), ...clock.environment };
  const watched: WatchedProduct[] = [];
  for (const product of products) {
    // By a clock that the store refuses, a server does not start: its operator is to hear of it.
    const start = () => clock.setRight().then(() => product.start(environment));
    await start();
    watched.push(watchProduct(product, start));
  }
  const [first, second] = watched;
  if (first === undefined || second === undefined) throw new Error('There are two.');
  return {
    port: first.port,
    faults: [...createFaults(first, second, store), ...clock.faults],
    output: () => watched.map(({ output }) => output()).join('\n'),
    async readPeakBytes() {
      return Math.max(await first.readPeakBytes(), await second.readPeakBytes());
    },
  };
}

async function createOne(): Promise<Product> {
  const product = await createProduct();
  onTestFinished(() => product.discard());
  return product;
}

function createFaults(
  first: WatchedProduct,
  second: WatchedProduct,
  store: FakeStore,
): readonly Fault[] {
  let current = first;
  const takeOther = () => {
    current = current === first ? second : first;
    return current;
  };
  return [
    {
      name: 'kill -9 of a process, and its place taken by the other',
      async strike({ line, lastsMs }, random) {
        const killed = current;
        line.leadTo(takeOther().port);
        await killed.restart((random() * lastsMs) / 2);
      },
    },
    {
      name: 'another process, while the first waits for bytes',
      async strike({ line }) {
        line.leadTo(takeOther().port);
        line.breakOff(false);
      },
    },
    {
      name: 'a full bucket',
      async strike({ lastsMs }) {
        store.mishap = ({ method }) =>
          method === 'PUT'
            ? { kind: 'refuse', status: 507, code: 'InsufficientStorage' }
            : undefined;
        await delay(lastsMs);
        store.mishap = () => undefined;
      },
    },
  ];
}

function bucketOf({ settings }: FakeStore): Record<string, string> {
  return {
    S3_ENDPOINT: settings.endpoint,
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  };
}
