import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { writeCheapCredential } from '../../../api/test/cheap-credential.ts';
import { smallDisk } from '../../../api/test/disk/small-disk.ts';
import { createProduct, password } from '../../product.ts';
import type { Fault } from './faults.ts';
import type { House } from './house.ts';
import { prepareServerClock } from './server-clock.ts';
import { watchProduct } from './watched-product.ts';

/** What the server needs beside the document. */
const otherMegabytes = 24;

/** One server, on a disk that can be full. @param megabytes of the document. */
export async function openEmbeddedHouse(megabytes: number): Promise<House> {
  const disk = await smallDisk(megabytes + otherMegabytes);
  const data = join(disk.folder, 'data');
  await writeCheapCredential(data, password);
  const uploads = join(disk.folder, 'uploads');
  const product = await createProduct();
  onTestFinished(() => product.discard());
  const clock = await prepareServerClock(product.folder);
  const environment = { DATA_DIR: data, UPLOADS_DIR: uploads, ...clock.environment };
  const start = () => product.start(environment);
  await start();
  const watched = watchProduct(product, start);

  const faults: readonly Fault[] = [
    {
      name: 'kill -9 of the server',
      strike: ({ lastsMs }, random) => watched.restart((random() * lastsMs) / 2),
    },
    {
      name: 'a full disk',
      async strike({ lastsMs }) {
        await disk.fill();
        await delay(lastsMs);
        await disk.empty();
      },
    },
    ...clock.faults,
  ];
  const { port, output, readPeakBytes } = watched;
  return { port, faults, output, readPeakBytes };
}
