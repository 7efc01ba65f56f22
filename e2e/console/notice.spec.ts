import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { openConsole } from './office.ts';

const looks = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

test('a notice lies beside the Download of the detail', { tag: everythingOnly }, async ({
  page,
}) => {
  const quote = await openConsole(page, { customerName: 'Beside' });
  await page.goto(`/admin/dashboard?quote=${quote.id}`);
  const detail = page.getByRole('region', { name: 'Detail', exact: true });
  await detail.getByRole('button', { name: 'in-progress' }).click();
  const notices = page.getByRole('region', { name: /^Notifications/ });
  const undo = notices.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  // It does not go while it has the focus.
  await undo.focus();
  const notice = notices.getByRole('listitem');
  const download = detail.getByRole('link', { name: 'Download' });
  for (const look of looks) {
    await page.emulateMedia(look);
    for (const width of [901, 1024, 1280, 1440, 1600, 1850, 1920, 2560]) {
      const where = `${width} pixels, ${look.colorScheme}, forced colors ${look.forcedColors}`;
      await page.setViewportSize({ width, height: 1200 });
      const link = await boxOf(download);
      await page.setViewportSize({ width, height: Math.ceil(link.bottom) + 40 });
      const shown = await boxOf(notice);
      expect.soft(shown.top, where).toBeLessThan(link.bottom);
      expect.soft(shown.bottom, where).toBeGreaterThan(link.top);
      const isBeside = shown.right <= link.left || shown.left >= link.right;
      expect.soft(isBeside, `${where}: ${JSON.stringify({ shown, link })}`).toBe(true);
      const list = await boxOf(page.getByRole('feed').locator('..'));
      expect.soft(shown.left, where).toBeGreaterThanOrEqual(list.right);
      expect.soft(shown.right, where).toBeLessThanOrEqual(width);
    }
  }
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the page');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}
