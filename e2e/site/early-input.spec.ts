import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openUntilPainted, slowDown } from './slow-line.ts';

/** Milliseconds after the first paint: in every case before the page has come alive. */
const moments = [200, 500, 1000];

const banner = (page: Page) => page.getByRole('banner');

test.beforeEach(({ page }) => slowDown(page));

for (const wait of moments) {
  test(`A press on Services ${wait} ms after the first paint opens the menu for good`, async ({
    page,
  }) => {
    await openUntilPainted(page, '/');
    await page.waitForTimeout(wait);
    await banner(page).getByText('Services', { exact: true }).first().click();
    const link = banner(page).getByRole('link', { name: /Document Translation/ });
    await expect(link).toBeVisible();
    await waitUntilAlive(page);
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });

  test(`A press on Menu ${wait} ms after the first paint opens the phone menu for good`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openUntilPainted(page, '/');
    await page.waitForTimeout(wait);
    await banner(page).getByText('Menu', { exact: true }).click();
    const link = banner(page).getByRole('link', { name: /^Get Quote/ });
    await expect(link).toBeVisible();
    await waitUntilAlive(page);
    await expect(link).toBeVisible();
  });
}

test('What is typed and chosen on the quote page before it has come alive is kept', async ({
  page,
}) => {
  await openUntilPainted(page, '/quote');
  await page.locator('input[type=date]').fill('2099-12-03');
  await page.getByLabel('Name').pressSequentially('Margaret Lin');
  await page.getByText('Chinese Writing', { exact: true }).click();
  await page.getByLabel('Time', { exact: true }).fill('17:00');
  await page.locator('[type=file]').setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Dear all'),
  });
  await expect(page.getByRole('region', { name: 'Your document' })).toContainText('letter.txt');
  await expect(page.getByLabel('Name')).toHaveValue('Margaret Lin');
  await expect(page.getByLabel('Chinese Writing')).toBeChecked();
  await expect(page.getByText('Thu, 3 Dec 2099')).toBeVisible();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('17:00');
});

function waitUntilAlive(page: Page): Promise<void> {
  return expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached({
    timeout: 30_000,
  });
}
