import { chromium } from '@playwright/test';
import { wholeBrowser } from '../browsers.ts';
import { test as base, expect } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { findCard, noAnswerOrRefusal, openInstalledConsole } from './office.ts';

/**
 * The build without a window neither installs a page nor goes on after a download in a tab of its own;
 * and only a context that is not "incognito" can install. Such a browser takes long to start, so this
 * is one story.
 */
const test = base.extend({
  context: async ({ product }, use) => {
    const options = { ...wholeBrowser, baseURL: product.origin, locale: 'en-US' };
    const context = await chromium.launchPersistentContext('', options);
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()));
  },
});

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

test('the console can be installed, and P12: a download is the file itself, and says so when it cannot be', {
  tag: everythingOnly,
}, async ({ page, context, product }) => {
  await test.step('nothing stands in the way of installing', async () => {
    await page.goto('/admin/login');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    const session = await context.newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const { appId } = await session.send('Page.getAppId');
    expect(appId).toBe(`${product.origin}/admin/`);
  });

  const quote = await openInstalledConsole(page, { text: 'the very bytes' });
  const card = await findCard(page, quote);
  const [download] = await Promise.all([
    page.waitForEvent('download').catch(() => null),
    context.waitForEvent('page').then((tab) => tab.waitForEvent('download').catch(() => null)),
    card.getByRole('link', { name: 'Download' }).click(),
  ]).then((downloads) => downloads.filter((found) => found !== null && found !== undefined));
  expect(download?.suggestedFilename()).toBe('合同 草案.txt');

  await context.setOffline(true);
  await card.getByRole('link', { name: 'Download' }).click();
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
});
