/**
 * Uploads: throughput beside the common servers, as they come and with SHA-256 and fsync as the product pledges them;
 * memory; and pages while uploads run: `npm run bench -- upload [rounds] [first port]`.
 */
import { pageMilliseconds } from './http/page-milliseconds.ts';
import { compareThroughput } from './uploads/compare-throughput.ts';
import { form, pieces } from './uploads/contestants.ts';
import { withProgram } from './uploads/with-program.ts';

const [rounds = 5, firstPort = 4150] = process.argv.slice(2).map(Number);
const mebibyte = 1024 ** 2;
const roads = [pieces, form] as const;
type Road = (typeof roads)[number];

await compareThroughput(rounds, firstPort);
for (const road of roads) await showMemory(road);
for (const road of roads) await showPagesMeanwhile(road);

async function showMemory(road: Road): Promise<void> {
  console.log(`\n${road.name}: resident memory in MB: idle, highest, rise`);
  for (const [clients, size] of [
    [1, 10],
    [1, 100],
    [1, 1024],
    [8, 128],
    [32, 64],
  ] as const) {
    await withProgram(road, firstPort, async (program) => {
      program.forgetPeak();
      const idle = program.memory().now;
      await sendAtOnce(road, clients, size);
      const { peak } = program.memory();
      const figures = [idle, peak, peak - idle].map((value) => value.toFixed(0).padStart(6));
      console.log(`${`${clients} × ${size} MB`.padEnd(14)} ${figures.join(' ')}`);
    });
  }
  console.log('Goals: rise below 110; 32 at once in pieces, highest at most 160');
}

async function showPagesMeanwhile(road: Road): Promise<void> {
  await withProgram(road, firstPort, async ({ port }) => {
    const idle = await pageMilliseconds(port, async () => {});
    const busy = await pageMilliseconds(port, () => sendAtOnce(road, 8, 256));
    console.log(
      `\n${road.name}: a page request, median ms: idle, during 8 uploads, ratio (goal: at most 2)`,
    );
    console.log(`${idle.toFixed(2)}   ${busy.toFixed(2)}   ${(busy / idle).toFixed(1)}`);
  });
}

async function sendAtOnce({ send }: Road, clients: number, megabytes: number): Promise<void> {
  const sending = Array.from({ length: clients }, () => send(firstPort, megabytes * mebibyte));
  await Promise.all(sending);
}
