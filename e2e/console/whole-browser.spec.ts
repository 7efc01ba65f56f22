import { chromium } from '@playwright/test';
import { wholeBrowser } from '../browsers.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { findCard, installWorker, noAnswerOrRefusal, submitQuote } from './office.ts';

// The build without a window neither installs a page nor goes on after a download in a tab of its own.
test.use({ allowedConsoleErrors: [noAnswerOrRefusal], launchOptions: wholeBrowser });

test('P12: a download is the file itself, and says so when it cannot be', async ({
  page,
  context,
  product,
}) => {
  const quote = await submitQuote(product.origin, { text: 'the very bytes' });
  await signIn(page);
  await installWorker(page);
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

test('Chromium finds nothing that stands in the way of installing', async ({ product }) => {
  // A context that is not "incognito": only such a one can install.
  const context = await chromium.launchPersistentContext('', wholeBrowser);
  const page = await context.newPage();
  await page.goto(`${product.origin}/admin/login`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  const session = await context.newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { appId } = await session.send('Page.getAppId');
  expect(appId).toBe(`${product.origin}/admin/`);
  await context.close();
});
