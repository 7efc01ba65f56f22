import type { Page } from '@playwright/test';
import {
  checkAccessibility,
  checkInBothSchemes,
  expect,
  measureOverflow,
  test,
} from '../fixtures.ts';
import { inPseudoLanguage } from '../pseudo-language.ts';
import { everythingOnly } from '../sample.ts';
import { waitUntilAlive } from '../waiting.ts';
import {
  chinesePaths,
  everyPath,
  moreChinesePaths,
  sampledPaths,
  unknownPath,
} from './every-page.ts';
import { readServedPage } from './served-page.ts';

const works = 'comes alive silently, fits every screen and can be used by everybody';

/** The payment provider's script, asked for on the checkout page only, is not part of the test. */
test.beforeEach(async ({ context }) => {
  await context.route(/js\.stripe\.com/, (route) => route.fulfill({ body: '' }));
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilAlive(page);
}

test('a page names its address where the product knows its own', async ({ page, ownProduct }) => {
  const { origin } = ownProduct;
  await ownProduct.stop();
  await ownProduct.start({ PUBLIC_ORIGIN: origin });
  for (const path of ['/', '/services/document', '/industries/legal']) {
    const { canonicals } = await readServedPage(page, origin + path);
    expect(canonicals).toEqual([origin + path]);
  }
  expect((await readServedPage(page, `${origin}/success`)).canonicals).toEqual([]);
  await open(page, `${origin}/services/document`);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${origin}/services/document`);
});

for (const [folder, paths] of groupByFolder(sampledPaths)) {
  test(`${folder}: a page ${works}`, ({ page }) => walk(page, paths));
}

const others = everyPath.filter((path) => !sampledPaths.includes(path));

for (const [folder, paths] of groupByFolder(others)) {
  const title = `${folder}: every other page ${works}`;
  test(title, { tag: everythingOnly }, ({ page }) => walk(page, paths));
}

async function walk(page: Page, paths: readonly string[]): Promise<void> {
  test.setTimeout(paths.length * 60_000);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, path);
      await expect(page.locator('title')).toHaveCount(1);
      await expect(page.locator('meta[name="description"]')).toHaveCount(1);
      // Nobody has said where this product is reached.
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
      expect.soft(messages.splice(0), path).toEqual([]);
      await lookEverywhere(page, path);
    });
  }
}

/** A browser that has the code of one page of a folder takes half the time for the next. */
function groupByFolder(paths: readonly string[]): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const [, folder = '', name] = path.split('/');
    const group = name === undefined ? '/' : `/${folder}`;
    folders.set(group, [...(folders.get(group) ?? []), path]);
  }
  return folders;
}

async function lookEverywhere(page: Page, path: string): Promise<void> {
  const widths = [320, 390, 601, 768, 901, 1024, 1440, 1920];
  await expectToFit(page, path, widths, [320, 390, 901, 1280], async (width) => {
    if (width === 390 || width === 1440) await checkInBothSchemes(page);
  });
}

/** Looks at a page in each width, and in some with doubled text. */
async function expectToFit(
  page: Page,
  path: string,
  widths: readonly number[],
  widthsOfDoubledText: readonly number[],
  look: (width: number) => Promise<void>,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await measureOverflow(page), `${path} at ${width} pixels`).toBe(0);
    await look(width);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of widthsOfDoubledText) {
    await page.setViewportSize({ width, height: 900 });
    const where = `${path} at ${width} pixels, text doubled`;
    expect.soft(await measureOverflow(page), where).toBe(0);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  await page.setViewportSize({ width: 320, height: 900 });
  await inPseudoLanguage(page, async () => {
    expect.soft(await measureOverflow(page), `${path} at 320 pixels, longer by 40 %`).toBe(0);
  });
}

for (const path of chinesePaths) {
  test(`${path} ${works}`, ({ page }) => lookAtChinesePage(page, path));
}
for (const path of moreChinesePaths) {
  test(`${path} ${works}`, { tag: everythingOnly }, ({ page }) => lookAtChinesePage(page, path));
}

async function lookAtChinesePage(page: Page, path: string): Promise<void> {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(String(error)));
  await page.goto(path);
  await expect(page.getByRole('region', { name: /^通知/ })).toBeAttached();
  expect(messages).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectToFit(page, path, [320, 390, 601, 901, 1440], [320, 901], async (width) => {
    if (width === 390) await checkInBothSchemes(page);
  });
}

test.describe('the unknown page', () => {
  // The browser itself reports the answer 404 of the page.
  test.use({ allowedConsoleErrors: [/404/] });

  test('is accessible and leads home', async ({ page }) => {
    await open(page, unknownPath);
    await checkAccessibility(page);
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
