/**
 * Measures the console with many submissions in IndexedDB on a CPU slowed four times:
 * `npm run bench -- console [rounds]`. Beside it, the cost of rendering all rows plainly, and of
 * an empty page: the part that is the machine's.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import {
  measureFirstRow,
  measureScrolling,
  measureTyping,
  openSlowly,
  readLongTasks,
  slowdown,
  watchLongTasks,
} from './console/measure-console.ts';
import { startOfficeServer } from './console/office-server.ts';

const rounds = Number(process.argv[2] ?? 5);
const sizes = [10_000, 50_000];

interface Office {
  readonly count: number;
  readonly context: BrowserContext;
  readonly origin: string;
  close(): Promise<void>;
}

/** A device that has the worker and the list already. */
async function openOffice(count: number): Promise<Office> {
  const server = await startOfficeServer(count);
  const folder = await mkdtemp(join(tmpdir(), 'yiqiao-bench-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    viewport: { width: 1440, height: 900 },
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}/admin/login`);
  await page.getByLabel('Username').or(page.getByRole('feed')).first().waitFor();
  const total = count.toLocaleString('en-US');
  await page.getByText(`${total}, newest first`).waitFor({ timeout: 120_000 });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(isListStored, undefined, { timeout: 120_000, polling: 200 });
  await page.close();
  return {
    count,
    context,
    origin: server.origin,
    async close() {
      await context.close();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function isListStored(): Promise<boolean> {
  const request = indexedDB.open('yiqiao-console');
  const database = await new Promise<IDBDatabase>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  const head = database.transaction('meta').objectStore('meta').get('list');
  const isStored = await new Promise<boolean>((resolve) => {
    head.onsuccess = () => resolve(head.result !== undefined);
  });
  database.close();
  return isStored;
}

async function measureUse({ context, origin, count }: Office) {
  const page = await openSlowly(context);
  await page.goto(`${origin}/admin/dashboard`);
  await page.getByText(`${count.toLocaleString('en-US')}, newest first`).waitFor();
  await watchLongTasks(page);
  const frames = await measureScrolling(page);
  const keys = await measureTyping(page, 'chen 42');
  const longTasks = await readLongTasks(page);
  await page.close();
  return { frames, keys, longTasks };
}

const offices = await Promise.all(sizes.map(openOffice));
const firstRows = new Map<string, number[]>();
for (let round = 0; round < rounds; round += 1) {
  for (const { context, origin, count } of offices) {
    for (const path of ['empty', 'dashboard', 'plain']) {
      const key = `${path} ${count}`;
      const ms = await measureFirstRow(context, `${origin}/admin/${path}`);
      firstRows.set(key, [...(firstRows.get(key) ?? []), ms]);
    }
  }
}

console.info(`CPU slowed ${slowdown} times, medians of ${rounds} rounds, milliseconds\n`);
console.info(
  'submissions | first rows | all rows, plainly | worst frame | worst key | longest task',
);
for (const office of offices) {
  const { frames, keys, longTasks } = await measureUse(office);
  const cells = [
    office.count.toLocaleString('en-US').padStart(11),
    medianOf(firstRows.get(`empty ${office.count}`)).padStart(10),
    medianOf(firstRows.get(`dashboard ${office.count}`)).padStart(10),
    medianOf(firstRows.get(`plain ${office.count}`)).padStart(17),
    worstOf(frames).padStart(11),
    worstOf(keys).padStart(9),
    worstOf(longTasks).padStart(12),
  ];
  console.info(cells.join(' | '));
}
console.info(
  '\nGoals: first rows ≤ 300 at 10,000 and ≤ 1.5 times that at 50,000; frame, key ≤ 50.',
);
for (const office of offices) await office.close();

function medianOf(values: readonly number[] = []): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? Number.NaN).toFixed(0);
}

function worstOf(values: readonly number[]): string {
  return Math.max(0, ...values).toFixed(0);
}
