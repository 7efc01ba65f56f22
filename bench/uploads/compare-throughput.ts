import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../http/make-folder.ts';
import { median } from '../http/median.ts';
import { type Contestant, nginx, ours, peers } from './contestants.ts';
import { startSendingBrowser, writeFileToSend } from './page/open-page.ts';
import { removeDocuments, withProgram } from './with-program.ts';

const sizes = [64, 1024] as const;
const senders = ['raw client', 'Chromium'] as const;
const goals = { plain: 0.9, secured: 1.2 } as const;

type Sender = (typeof senders)[number];

/** Speeds in MB/s, by who sends how much to whom. */
type Speeds = Map<string, number[]>;

export async function compareThroughput(rounds: number, firstPort: number): Promise<void> {
  const contestants = [...ours, ...peers];
  if (spawnSync('nginx', ['-v']).status === 0) contestants.unshift(nginx);
  const folder = await makeFolder('upload-files-');
  const pathOf = (megabytes: number) => join(folder, `${megabytes}.bin`);
  for (const megabytes of sizes) await writeFileToSend(pathOf(megabytes), megabytes);
  const browser = await startSendingBrowser();
  const speeds: Speeds = new Map();
  let port = firstPort;

  async function measure(contestant: Contestant, sender: Sender): Promise<void> {
    const { call, send } = contestant;
    if (sender === 'Chromium' && call === null) return;
    port += 1;
    await withProgram(contestant, port, async (_program, stored) => {
      // The first one is not counted: nothing is warm yet.
      for (const [place, megabytes] of [sizes[0], ...sizes].entries()) {
        const seconds =
          sender === 'Chromium' && call !== null
            ? await browser.send(port, pathOf(megabytes), call)
            : await send(port, megabytes * 1024 ** 2);
        await removeDocuments(stored);
        if (place > 0) note(speeds, keyOf(contestant, sender, megabytes), megabytes / seconds);
      }
    });
  }

  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const contestant of shuffled(contestants)) {
        for (const sender of senders) await measure(contestant, sender);
      }
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
  for (const sender of senders) {
    for (const megabytes of sizes) show(contestants, speeds, sender, megabytes, rounds);
  }
}

function keyOf({ name, column }: Contestant, sender: Sender, megabytes: number): string {
  return [name, column, sender, megabytes].join();
}

function note(speeds: Speeds, key: string, speed: number): void {
  speeds.set(key, [...(speeds.get(key) ?? []), speed]);
}

/** What one contestant leaves to the disk slows the next: nobody should always follow the same. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

function show(
  contestants: readonly Contestant[],
  speeds: Speeds,
  sender: Sender,
  megabytes: number,
  rounds: number,
): void {
  const rate = (contestant: Contestant) =>
    median(speeds.get(keyOf(contestant, sender, megabytes)) ?? []);
  const inColumn = (column: Contestant['column']) =>
    contestants.filter((one) => one.column === column && !Number.isNaN(rate(one)));
  const best = (column: 'plain' | 'secured') => Math.max(...inColumn(column).map(rate));
  const line = (name: string, ...cells: readonly string[]) =>
    console.log(name.padEnd(18) + cells.map((cell) => cell.padStart(12)).join(''));

  console.log(`\n${megabytes} MB by one ${sender}, MB/s, median of ${rounds} rounds`);
  line('', 'as it comes', 'secured');
  for (const limit of inColumn('limit')) line(limit.name, rate(limit).toFixed(0));
  for (const plain of inColumn('plain')) {
    const secured = inColumn('secured').filter(({ name }) => name === plain.name);
    line(plain.name, ...[plain, ...secured].map((one) => rate(one).toFixed(0)));
  }
  for (const one of inColumn('product')) {
    const speed = rate(one);
    const shares = [speed / best('plain'), speed / best('secured')];
    line(one.name, speed.toFixed(0), '', ...shares.map((share) => share.toFixed(2)));
  }
  line('Goal, pieces', '', '', goals.plain.toFixed(2), goals.secured.toFixed(2));
}
