import { expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';

test('In forced colors no line of the headline is painted over by the next one', {
  tag: everythingOnly,
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const english = page.locator('h1 > span').first();
  const withBoth = await english.screenshot({ animations: 'disabled' });
  await page.locator('h1 > span[lang="zh-Hans"]').evaluate((line) => {
    line.style.visibility = 'hidden';
  });
  const alone = await english.screenshot({ animations: 'disabled' });
  expect(withBoth.equals(alone)).toBe(true);
});
