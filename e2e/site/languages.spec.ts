import { statSync } from 'node:fs';
import { join } from 'node:path';
import { autonyms, languages, pathPrefixes } from '@yiqiao/contract/text/languages';
import { quote as simplifiedQuote } from '../../site/src/content/zh-hans/quote/quote.ts';
import { siteTexts as traditional } from '../../site/src/content/zh-hant/site-texts.ts';
import {
  asUpload,
  chooseDocument,
  fillRequest,
  nineWords,
  openDesk,
  submitButton,
  waitUntilRead,
} from '../desk/ordering-desk.ts';
import { expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { holdRequests, waitUntilAlive } from '../waiting.ts';

const site = join(import.meta.dirname, '../../build/current/site');

test('A switch of the language keeps the document, what is typed, and the place', async ({
  page,
}) => {
  await openDesk(page);
  await chooseDocument(page);
  await waitUntilRead(page);
  await fillRequest(page, 'Lin Mei');
  await page.evaluate(() => {
    document.documentElement.dataset.same = 'document';
    window.scrollTo(0, 400);
  });
  const simplified = page.getByRole('banner').getByRole('link', { name: /简体/ });
  // Playwright's own click would scroll back to the place of the sticky header.
  const box = await simplified.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 20);

  await expect(page).toHaveURL('/zh-hans/quote');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page).toHaveTitle(/^获取报价/);
  await expect(page.locator('html')).toHaveAttribute('data-same', 'document');
  await expect(page.getByText(nineWords.name)).toBeVisible();
  await expect(page.locator('input[name="customerName"]')).toHaveValue('Lin Mei');
  await expect(page.locator('input[name="customerEmail"]')).toHaveValue('m.lin@harbourlaw.example');
  await expect(page.locator('input[name="translationDirection"]').first()).toBeChecked();
  await expect(simplified).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  await page.goBack();
  await expect(page).toHaveURL('/quote');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(nineWords.name)).toBeVisible();
});

test('An upload goes on while the language is switched', { tag: everythingOnly }, async ({
  page,
}) => {
  const release = await holdRequests(page, '**/api/upload-quote');
  let uploads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/upload-quote')) uploads += 1;
  });
  await openDesk(page);
  const text = '甲乙双方 shall agree within 10 days。'.repeat(20_000);
  await page
    .getByLabel('Choose a file')
    .setInputFiles(asUpload({ name: '框架合同.txt', type: 'text/plain', text }));
  await waitUntilRead(page);
  await fillRequest(page, `Switched ${Date.now()}`);
  await submitButton(page).click();
  await expect.poll(() => uploads).toBe(1);

  await page.getByRole('banner').getByRole('link', { name: /简体/ }).click();
  await expect(page).toHaveURL('/zh-hans/quote');
  await expect(page.getByRole('button', { name: simplifiedQuote.sending.busy })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /繁體/ }).click();
  await expect(page).toHaveURL('/zh-hant/quote');
  release();

  await expect(page).toHaveURL('/zh-hant/success');
  await expect(page.getByRole('main')).toContainText('框架合同.txt');
  expect(uploads).toBe(1);
});

test.describe('A line that breaks', () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('keeps the language and everything on the page', async ({ page }) => {
    await openDesk(page);
    await fillRequest(page, 'Lin Mei');
    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: /简体/ }).click();
    await expect(page.getByText('This page failed to load', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/quote');
    await expect(page.getByLabel('Name')).toHaveValue('Lin Mei');
    await page.context().setOffline(false);
  });
});

test.describe('A browser that prefers Chinese', () => {
  test.use({ locale: 'zh-TW' });

  test('is offered it by a line that can be followed, or sent away for good', async ({ page }) => {
    await page.goto('/about?from=mail');
    const offer = page.getByRole('complementary', { name: '本頁有繁體中文版' });
    await offer.getByRole('link').click();
    await expect(page).toHaveURL('/zh-hant/about?from=mail');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('兩種語言');
    await expect(offer).toBeHidden();

    await page.goto('/services');
    await offer.getByRole('button', { name: '不用了' }).click();
    await expect(offer).toBeHidden();
    await page.goto('/about');
    await waitUntilAlive(page);
    await expect(offer).toBeHidden();
  });
});

test('The phone menu switches the language and stays open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  // Before the page is alive, the link leads to another page, whose menu is closed.
  await waitUntilAlive(page);
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: '繁體' }).click();
  await expect(page).toHaveURL('/zh-hant/about');
  const services = page
    .getByRole('banner')
    .locator('a', { hasText: traditional.pageNames.services.name });
  await expect(services.last()).toBeVisible();
  await services.last().click();
  await expect(page).toHaveURL('/zh-hant/services');
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false, allowedConsoleErrors: [/404/] });

  test('the switch leads to the same page, and an unknown address answers in its language', async ({
    page,
  }) => {
    await page.goto('/industries/legal');
    for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const) {
      await page
        .getByRole('banner')
        .locator(`a[hreflang="${language}"]`, { hasText: autonyms[language].name })
        .first()
        .click();
      await expect(page).toHaveURL(`${pathPrefixes[language]}/industries/legal`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
    const answer = await page.goto('/zh-hant/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      traditional.pageNames.notFound.name,
    );
  });
});

test('Home stays within its budgets in every language', async ({ browser, baseURL }) => {
  for (const language of languages) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: language });
    const page = await context.newPage();
    const loaded: string[] = [];
    page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
    await page.goto(pathPrefixes[language] || '/');
    await expect(page.getByRole('list', { name: /^(Language|语言|語言)$/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const document = pathPrefixes[language] || '/index';
    // Its styles stand in the page.
    expect(packedBytes(`${document}.html`), `HTML of ${document}`).toBeLessThanOrEqual(14 * 1024);
    const first = loaded.filter((path) => path.endsWith('.js') && !comesLater.test(path));
    const scripts = sum(first.map(packedBytes));
    expect(scripts, `scripts in ${language}`).toBeGreaterThan(0);
    expect(scripts, `scripts in ${language}`).toBeLessThanOrEqual(maxScriptBytes);
    const fonts = new Set(loaded.filter((path) => path.endsWith('.woff2')));
    expect(sum([...fonts].map((path) => statSync(join(site, path)).size))).toBeLessThanOrEqual(
      60 * 1024,
    );
    await context.close();
  }
});

/** The notifications with their library, and the offer of a language: after the page has come alive. */
const comesLater = /\/(?:toaster|dist|language-offer|find-offer|chosen-language)-/;

/** Until the first interaction is possible. */
const maxScriptBytes = 91 * 1024;

function packedBytes(path: string): number {
  return statSync(join(site, `${path}.br`)).size;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
