import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, checkAccessibility, checkAtBothSizes, expect, signIn } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { statusOnServer } from './at-server.ts';
import { buildConsole, createDeployment, type Deployment } from './deployment.ts';
import {
  choose,
  findCard,
  installWorker,
  noAnswerOrRefusal,
  openInstalledConsole,
  openSearch,
  openStillList,
  pressTool,
  submitQuote,
} from './office.ts';

// One worker for all of them: the next version is built once.
base.describe.configure({ mode: 'default' });

const test = base.extend<{ deployment: Deployment }, { nextVersion: string }>({
  nextVersion: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'yiqiao-deploy-'));
      await buildConsole(folder, '2.0.0');
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  deployment: async ({ product }, use) => {
    const deployment = await createDeployment(product.origin);
    await use(deployment);
    await deployment.close();
  },
  baseURL: async ({ deployment }, use) => {
    await use(deployment.origin);
  },
});

test.use({
  allowedConsoleErrors: [
    new RegExp(`${noAnswerOrRefusal.source}|A bad HTTP response code .404. was received`),
  ],
});

async function findUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText('A new version of the console is ready.')).toBeVisible();
}

async function readVersion(page: Page): Promise<string> {
  await pressTool(page, 'Help');
  const text = await page
    .getByRole('dialog')
    .getByText(/^Version/)
    .textContent();
  await page.keyboard.press('Escape');
  return text ?? '';
}

test('P13: a new version is offered, taken over with consent only, and works offline', async ({
  page,
  context,
  deployment,
  nextVersion,
}) => {
  const quote = await openInstalledConsole(page);
  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  await expect(other.getByRole('feed')).toBeVisible();

  deployment.deploy(nextVersion);
  let navigations = 0;
  page.on('framenavigated', () => {
    navigations += 1;
  });
  await findUpdate(page);
  await checkAtBothSizes(page);
  await findCard(page, quote);
  expect(await readVersion(page)).not.toContain('2.0.0');
  expect(navigations).toBe(0);

  await page.getByRole('button', { name: 'Update now' }).click();
  await expect.poll(() => navigations).toBe(1);
  await expect(page.getByRole('feed')).toBeVisible();
  expect(await readVersion(page)).toBe('Version 2.0.0');
  await expect(other.getByText('The console was updated in another tab.')).toBeVisible();
  expect(await readVersion(other)).not.toContain('2.0.0');
  await checkAccessibility(other);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Offline, as of/)).toBeVisible();
  expect(await readVersion(page)).toBe('Version 2.0.0');
  const first = await openStillList(context);
  await expect(first.getByRole('article').first()).toBeVisible();
});

test('the offer of a new version lies on no card', { tag: everythingOnly }, async ({
  page,
  deployment,
  nextVersion,
}) => {
  for (let count = 0; count < 4; count += 1) {
    await submitQuote(page, { customerName: 'Offered' });
  }
  await signIn(page);
  await installWorker(page);
  await openSearch(page);
  await page.getByRole('searchbox').fill('Offered');
  deployment.deploy(nextVersion);
  await findUpdate(page);
  const lowest = page.locator('article[aria-posinset="4"]');
  for (const [width, height] of [
    [1440, 900],
    [1000, 500],
    [390, 664],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.getByRole('article').first().focus();
    await page.keyboard.press('End');
    await expect(lowest).toBeFocused();
    // On a narrow screen the current status is the only one that can be pressed.
    const name = width > 900 ? 'completed' : 'pending';
    await lowest.getByRole('button', { name }).click({ trial: true, timeout: 5000 });
  }
});

test('P13: offline, an old version goes on without a reload', { tag: everythingOnly }, async ({
  page,
  context,
  deployment,
  nextVersion,
}) => {
  const quote = await openInstalledConsole(page);
  deployment.deploy(nextVersion);
  await context.setOffline(true);
  await page.reload();
  await findCard(page, quote);
  expect(await readVersion(page)).not.toContain('2.0.0');
});

test('P17: a change in flight survives an update', { tag: everythingOnly }, async ({
  page,
  deployment,
  nextVersion,
}) => {
  const quote = await openInstalledConsole(page);
  deployment.deploy(nextVersion);
  await findUpdate(page);
  const inFlight = new Promise<void>((resolve) => {
    // Neither answered nor refused: the reload ends it.
    void page.route('**/api/quotes/*/status', () => resolve(), { times: 1 });
  });
  await choose(await findCard(page, quote), 'completed');
  await inFlight;
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).click();
  await reloaded;
  await expect.poll(() => statusOnServer(page, quote)).toBe('completed');
  expect(await readVersion(page)).toBe('Version 2.0.0');
});

test('P18: a worker whose file is gone removes itself, and the console works', {
  tag: everythingOnly,
}, async ({ page, deployment }) => {
  const quote = await openInstalledConsole(page);
  deployment.withdrawWorker();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        document.dispatchEvent(new Event('visibilitychange'));
        return (await navigator.serviceWorker.getRegistrations()).length;
      }),
    )
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await page.reload();
  await findCard(page, quote);
});
