import type { Page } from '@playwright/test';
import { listCutTexts } from '../cut-texts.ts';
import { expect, measureOverflow, test } from '../fixtures.ts';
import { spaceText } from '../spaced-text.ts';
import { onePathOfAKind } from './every-page.ts';

/** The ordering desk and the checkout have stories of their own; the title of the last page keeps to its line. */
const paths = onePathOfAKind.filter((path) => !/^\/(quote|checkout|success)/.test(path));

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
}

for (const prefix of ['', '/zh-hans', '/zh-hant']) {
  test(`Nothing is cut off with the text spacing of WCAG 1.4.12: ${prefix || '/'}`, async ({
    page,
  }) => {
    for (const path of paths) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await open(page, prefix + path);
        expect.soft(await listCutTexts(page), `${prefix}${path} at ${width}`).toEqual([]);
        await spaceText(page);
        expect.soft(await listCutTexts(page), `${prefix}${path} at ${width}, spaced`).toEqual([]);
        expect.soft(await measureOverflow(page)).toBe(0);
      }
    }
  });
}

test('What is read has the screen for itself at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of paths) {
    await open(page, path);
    await page.evaluate(() => window.scrollTo(0, 600));
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
        .reduce((sum, { height }) => sum + height, 0),
    );
    expect.soft(covered, path).toBeLessThan(64);
    expect.soft(await measureOverflow(page), path).toBe(0);
  }
});
