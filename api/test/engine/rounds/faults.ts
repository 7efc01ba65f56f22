import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '@yiqiao/ports/faults/error-code';
import type { PostgresServer } from '../postgres/postgres-server.ts';
import type { SwiftServer } from '../s3/swift-server.ts';
import type { OfficeBehindNginx } from './office-behind-nginx.ts';

export interface Fault {
  readonly name: string;
  /** Whether nobody can be served meanwhile: if then no request is refused, it was none. */
  readonly stopsAll: boolean;
  strike(office: OfficeBehindNginx, random: () => number): Promise<void>;
}

interface Surroundings {
  readonly postgres: PostgresServer;
  readonly swift: SwiftServer;
  /** The database's own; `null` where none can be mounted. */
  readonly disk: string | null;
  /** How long a network is cut and a disk is full. */
  readonly lastsMs: number;
}

const pause = (random: () => number, ms: number) => delay(ms / 2 + random() * ms);

export function createFaults({ postgres, swift, disk, lastsMs }: Surroundings): readonly Fault[] {
  const faults: readonly Fault[] = [
    {
      name: 'kill -9 of a process',
      stopsAll: false,
      async strike({ processes }, random) {
        const victim = processes[Math.floor(random() * processes.length)];
        await pause(random, 500);
        await victim?.kill();
        await pause(random, 500);
        await victim?.start();
      },
    },
    {
      name: 'a crash of the database',
      stopsAll: false,
      async strike(_office, random) {
        await pause(random, 500);
        postgres.crash();
        await pause(random, 1500);
        postgres.start();
      },
    },
    {
      name: "an end of the store's proxy",
      stopsAll: false,
      async strike(_office, random) {
        await pause(random, 500);
        await swift.killProxy();
        await pause(random, 1500);
        await swift.startProxy();
      },
    },
    {
      name: 'a network cut to the database',
      stopsAll: true,
      async strike({ databaseNetwork }) {
        databaseNetwork.cut();
        await delay(lastsMs);
        databaseNetwork.mend();
      },
    },
    {
      name: 'a network cut to the store',
      stopsAll: false,
      async strike({ bucketNetwork }) {
        bucketNetwork.cut();
        await delay(lastsMs);
        bucketNetwork.mend();
      },
    },
  ];
  if (disk === null) return faults;
  return [
    ...faults,
    {
      name: "a full disk of the database's",
      stopsAll: true,
      async strike() {
        await keepFull(disk, lastsMs);
        // A server that could not write its log has ended; its supervisor restarts it.
        postgres.ensureStarted();
      },
    },
  ];
}

/** Takes every free block, and again each that the database gives up meanwhile. */
async function keepFull(disk: string, ms: number): Promise<void> {
  const ballast = join(disk, 'ballast');
  const until = performance.now() + ms;
  while (performance.now() < until) {
    for (const bytes of [1024 ** 2, 4096, 1]) await fillWith(ballast, Buffer.alloc(bytes));
    await delay(100);
  }
  await rm(ballast);
}

async function fillWith(path: string, block: Buffer): Promise<void> {
  try {
    for (;;) await appendFile(path, block);
  } catch (error) {
    if (errorCode(error) !== 'ENOSPC') throw error;
  }
}
