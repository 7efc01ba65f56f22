// Uploads: throughput beside the common parsers and nginx, memory, and pages while uploads run.
// npm run bench -- upload [rounds] [first port]
import { spawnSync } from 'node:child_process';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './http/make-folder.ts';
import { median } from './http/median.ts';
import { pageMilliseconds } from './http/page-milliseconds.ts';
import type { Program } from './http/program.ts';
import { type Contestant, durable, nginx, peers, volatile } from './uploads/contestants.ts';

const [rounds = 6, firstPort = 4150] = process.argv.slice(2).map(Number);
const mebibyte = 1024 ** 2;
let port = firstPort;

await compareThroughput();
await showMemory();
await showPagesMeanwhile();

async function compareThroughput(): Promise<void> {
  const hasNginx = spawnSync('nginx', ['-v']).status === 0;
  const contestants = [...(hasNginx ? [nginx] : []), ...peers, volatile, durable];
  const speeds = new Map(contestants.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const contestant of shuffled(contestants)) {
      await withProgram(contestant, async (program, folder) => {
        await contestant.send(program.port, 64 * mebibyte);
        await empty(folder);
        const seconds = await contestant.send(program.port, 1024 * mebibyte);
        speeds.get(contestant.name)?.push(1024 / seconds);
      });
    }
  }
  const rate = (name: string) => median(speeds.get(name) ?? []);
  const best = Math.max(...peers.map(({ name }) => rate(name)));
  console.log(
    `\n1 GB from one client, median of ${rounds} rounds, MB/s, and share of the best peer`,
  );
  for (const { name } of contestants) {
    console.log(
      `${name.padEnd(20)} ${rate(name).toFixed(0).padStart(6)}   ${(rate(name) / best).toFixed(2)}`,
    );
  }
  console.log(`Goals: ${durable.name} at least 0.75, ${volatile.name} at least 1.00`);
}

/** What one contestant leaves to the disk slows the next: nobody should always follow the same. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

async function showMemory(): Promise<void> {
  console.log('\nResident memory of the product in MB: idle, highest, rise (goal: rise below 110)');
  for (const [clients, size] of [
    [1, 10],
    [1, 100],
    [1, 1024],
    [8, 128],
    [32, 64],
  ] as const) {
    await withProgram(durable, async (program) => {
      program.forgetPeak();
      const idle = program.memory().now;
      await sendAtOnce(program, clients, size);
      const { peak } = program.memory();
      const label = `${clients} × ${size} MB`;
      console.log(
        `${label.padEnd(14)} ${idle.toFixed(0).padStart(6)} ${peak.toFixed(0).padStart(6)} ${(peak - idle).toFixed(0).padStart(6)}`,
      );
    });
  }
}

async function showPagesMeanwhile(): Promise<void> {
  await withProgram(durable, async (program) => {
    const idle = await pageMilliseconds(program.port, async () => {});
    const busy = await pageMilliseconds(program.port, () => sendAtOnce(program, 8, 256));
    console.log('\nA page request, median ms: idle, during 8 uploads, ratio (goal: at most 2)');
    console.log(`${idle.toFixed(2)}   ${busy.toFixed(2)}   ${(busy / idle).toFixed(1)}`);
  });
}

async function sendAtOnce({ port }: Program, clients: number, megabytes: number): Promise<void> {
  await Promise.all(
    Array.from({ length: clients }, () => durable.send(port, megabytes * mebibyte)),
  );
}

async function withProgram(
  contestant: Contestant,
  work: (program: Program, folder: string) => Promise<void>,
): Promise<void> {
  const folder = await makeFolder('upload-');
  port += 1;
  // What the contestant before has written and deleted still occupies the disk.
  spawnSync('sync');
  const program = await contestant.start(folder, port);
  try {
    await work(program, folder);
  } finally {
    await program.stop();
    await rm(folder, { recursive: true });
  }
}

/** Makes room between two uploads; a stored document is only bytes here. */
async function empty(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const isDocument = /^[\da-f-]{36}$|^(multer|fastify)-|^[\da-z]{25}$/.test(entry.name);
    if (entry.isFile() && isDocument) await rm(join(entry.parentPath, entry.name));
  }
}
