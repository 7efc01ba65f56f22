/**
 * Takes the pictures of the manifest from the built console (`npm run build`) and invented
 * submissions. They show the symbol in place of the company's name, so that a rename needs no new
 * ones: CHROME_PATH=/usr/bin/chromium npx tsx admin-pwa/scripts/take-screenshots.ts
 */
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { pictureQuotes } from './picture-quotes.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'public/screenshots');
const telephone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

const server = await preview({
  root,
  logLevel: 'error',
  build: { outDir: '../build/current/admin' },
  preview: { port: 4790 },
});
const origin = server.resolvedUrls?.local[0];
const browser = await chromium.launch({
  ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
  args: ['--no-sandbox'],
});

async function take(
  name: string,
  options: BrowserContextOptions,
  arrange: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  await page.route('**/api/admin/check', (route) =>
    route.fulfill({ json: { authenticated: true } }),
  );
  await page.route('**/api/admin/quotes', (route) => route.fulfill({ json: pictureQuotes }));
  await page.goto(`${origin}dashboard`);
  await page.getByRole('feed').waitFor();
  await arrange(page);
  await page.evaluate(showNoName);
  await page.evaluate("document.querySelector('header img').decode()");
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  await page.screenshot({ path: join(folder, name) });
  await context.close();
}

/** Word-mark and title stand side by side. */
const showNoName = `
  const title = document.querySelector('header h1');
  title.textContent = 'Admin dashboard';
  title.previousElementSibling.outerHTML = '<img src="/admin/icons/icon.svg" height="36">';
`;

const openSubmission = async (page: Page) => {
  await page.getByRole('link', { name: 'Margaret Okafor' }).click();
  await page.getByRole('heading', { level: 2, name: 'Margaret Okafor' }).waitFor();
};

await take('wide.png', { viewport: { width: 1280, height: 800 } }, openSubmission);
await take('narrow.png', telephone, async () => {});
await take('narrow-detail.png', telephone, openSubmission);
await browser.close();
await server.close();
