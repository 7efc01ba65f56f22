import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { holdRequests, waitUntilAlive } from '../waiting.ts';
import { openUntilPainted, slowDown } from './slow-line.ts';

const banner = (page: Page) => page.getByRole('banner');

test('A press on Services before the page has come alive opens the menu for good', {
  tag: everythingOnly,
}, async ({ page }) => {
  const { comeAlive } = await openAsleep(page, '/');
  await banner(page).getByText('Services', { exact: true }).first().click();
  const link = banner(page).getByRole('link', { name: /Document Translation/ });
  await expect(link).toBeVisible();
  await comeAlive();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

test('A press on Menu before the page has come alive opens the phone menu for good', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { comeAlive } = await openAsleep(page, '/');
  await banner(page).getByText('Menu', { exact: true }).click();
  const link = banner(page).getByRole('link', { name: /^Get Quote/ });
  await expect(link).toBeVisible();
  await comeAlive();
  await expect(link).toBeVisible();
});

test('A press right after the first paint of a slow phone opens the menu for good', {
  tag: everythingOnly,
}, async ({ page }) => {
  await slowDown(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openUntilPainted(page, '/');
  await banner(page).getByText('Menu', { exact: true }).click();
  const link = banner(page).getByRole('link', { name: /^Get Quote/ });
  await expect(link).toBeVisible();
  await waitUntilAlive(page);
  await expect(link).toBeVisible();
});

test('What is typed and chosen on the quote page before it has come alive is kept', async ({
  page,
}) => {
  const { comeAlive } = await openAsleep(page, '/quote');
  await page.locator('input[type=date]').fill('2099-12-03');
  await page.getByLabel('Name').pressSequentially('Margaret Lin');
  await page.getByText('Chinese Writing', { exact: true }).click();
  await page.getByLabel('Time', { exact: true }).fill('17:00');
  await page.locator('[type=file]').setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Dear all'),
  });
  await comeAlive();
  await expect(page.getByRole('region', { name: 'Your document' })).toContainText('letter.txt');
  await expect(page.getByLabel('Name')).toHaveValue('Margaret Lin');
  await expect(page.getByLabel('Chinese Writing')).toBeChecked();
  await expect(page.getByText('Thu, 3 Dec 2099')).toBeVisible();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('17:00');
});

/** Opens a page whose scripts do not arrive until the story lets them. */
async function openAsleep(page: Page, path: string): Promise<{ comeAlive(): Promise<void> }> {
  const deliver = await holdRequests(page, '**/assets/*.js');
  await openUntilPainted(page, path);
  return {
    async comeAlive() {
      deliver();
      await waitUntilAlive(page);
    },
  };
}
