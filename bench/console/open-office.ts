import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { startOfficeServer } from './office-server.ts';

/** A device that has the worker and a list already. */
export interface Office {
  readonly count: number;
  readonly people: number;
  readonly context: BrowserContext;
  readonly origin: string;
  /** Ends the worker, as the browser does half a minute after its last use. */
  stopWorker(): Promise<void>;
  close(): Promise<void>;
}

const patienceMs = 120_000;

export async function openOffice(count: number, people = 1): Promise<Office> {
  const server = await startOfficeServer(count, people);
  const folder = await mkdtemp(join(tmpdir(), 'yiqiao-bench-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    viewport: { width: 1440, height: 900 },
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}/admin/login`);
  await page.getByRole('article').first().waitFor({ timeout: patienceMs });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(isListStored, undefined, { timeout: patienceMs, polling: 200 });
  await page.goto(`${server.origin}/admin/empty`);
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  return {
    count,
    people,
    context,
    origin: server.origin,
    async stopWorker() {
      await session.send('ServiceWorker.stopAllWorkers');
      await setTimeout(200);
    },
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
