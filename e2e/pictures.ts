import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { submissions } from './pictures-submissions.ts';
import { createProduct, password, username } from './product.ts';

/** Photographs the product as it is built, for `docs/pictures/`. */
const folder = join(import.meta.dirname, '../docs/pictures');

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1, hasTouch: true },
} as const;
const schemes = ['light', 'dark'] as const;

const pages = {
  home: '/',
  service: '/services/document',
  industry: '/industries/legal',
} as const;

const product = await createProduct();
await product.start();
const browser = await chromium.launch({
  ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await mkdir(folder, { recursive: true });
  await fillStore();
  for (const size of ['desktop', 'phone'] as const) {
    for (const colorScheme of schemes) await photographAll(browser, size, colorScheme);
  }
} finally {
  await browser.close();
  await product.discard();
}

async function photographAll(
  browser: Browser,
  size: keyof typeof sizes,
  colorScheme: (typeof schemes)[number],
): Promise<void> {
  const context = await browser.newContext({
    ...sizes[size],
    baseURL: product.origin,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
  });
  const name = (subject: string) => join(folder, `${subject}-${size}-${colorScheme}.png`);
  for (const [subject, path] of Object.entries(pages)) {
    const page = await open(context, path);
    await page.screenshot({ path: name(subject), fullPage: true });
    await page.close();
  }
  await photographQuote(context, name('quote'));
  await photographConsole(context, name('console'), size);
  await context.close();
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

async function photographQuote(context: BrowserContext, path: string): Promise<void> {
  const page = await open(context, '/quote');
  const [agreement] = submissions;
  await page.getByRole('button', { name: 'Choose a document first' }).waitFor();
  await page.getByLabel('Choose a file').setInputFiles({
    name: agreement.fileName,
    mimeType: 'text/plain',
    buffer: Buffer.from(agreement.text),
  });
  await page.getByText(/Read in \d/).waitFor();
  await page.getByLabel('Name').fill('Margaret Lin');
  await page.getByLabel('Email').fill('m.lin@harbourlaw.example');
  await page.getByLabel('Chinese to English Translation').check();
  await page.getByRole('button', { name: 'Estimate the price' }).click();
  await page.getByRole('link', { name: 'Pay Now' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

async function photographConsole(
  context: BrowserContext,
  path: string,
  size: keyof typeof sizes,
): Promise<void> {
  const page = await open(context, '/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  const first = page.getByRole('article').first();
  await first.waitFor();
  if (size === 'desktop') await first.getByRole('heading').click();
  // The toast of the login would stand in front of the list.
  await page.getByText('Logged in successfully', { exact: true }).waitFor({ state: 'hidden' });
  await page.screenshot({ path });
  await page.close();
}

async function fillStore(): Promise<void> {
  const cookie = await signIn();
  for (const { fileName, text, status, ...fields } of [...submissions].reverse()) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([text], { type: 'text/plain' }), fileName);
    const response = await fetch(`${product.origin}/api/upload-quote`, {
      method: 'POST',
      body: form,
    });
    if (!response.ok) throw new Error(await response.text());
    const { id } = await response.json();
    await setStatus(cookie, id, status);
  }
}

async function setStatus(cookie: string, id: string, status: string): Promise<void> {
  await fetch(`${product.origin}/api/quotes/${id}/status`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ status, device: 'Chrome on Windows' }),
  });
}

async function signIn(): Promise<string> {
  const response = await fetch(`${product.origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
}
