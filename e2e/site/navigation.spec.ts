import type { Locator, Page } from '@playwright/test';
import { checkAccessibility, expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { waitUntilAlive } from '../waiting.ts';

const header = (page: Page) => page.getByRole('banner');
const menu = (trigger: Locator) => trigger.locator('..');

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await waitUntilAlive(page);
}

test.describe('A visitor finds a service from the header', () => {
  test('with the mouse, by hovering', async ({ page }) => {
    await openHome(page);
    await header(page).locator('summary', { hasText: 'Services' }).hover();
    await header(page)
      .getByRole('link', { name: /App Localization/ })
      .click();
    await expect(page).toHaveURL('/services/app');
    await expect(header(page).getByRole('link', { name: /App Localization/ })).toBeHidden();
  });

  test('with a press, which a second press takes back', async ({ page }) => {
    await openHome(page);
    const trigger = header(page).locator('summary', { hasText: 'Industries' });
    await trigger.dispatchEvent('click');
    await expect(menu(trigger)).toHaveAttribute('open');
    await checkAccessibility(page);
    await expect(header(page).getByRole('link', { name: /E-Commerce/ })).toHaveAttribute(
      'href',
      '/industries/retail',
    );
    await trigger.dispatchEvent('click');
    await expect(menu(trigger)).not.toHaveAttribute('open');
  });

  test('with the keyboard alone', async ({ page }) => {
    await openHome(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const trigger = header(page).locator('summary', { hasText: 'Services' });
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: /Document Translation/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toBeFocused();
    await expect(menu(trigger)).not.toHaveAttribute('open');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services/document');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('from the sentence on the home page', async ({ page }) => {
    await openHome(page);
    const word = page.getByRole('main').getByRole('button', { name: 'Industries' });
    await word.click();
    await expect(header(page).getByRole('link', { name: /Life Sciences/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(word).toBeFocused();
    await expect(header(page).getByRole('link', { name: /Life Sciences/ })).toBeHidden();
  });
});

test('A press beside an open menu closes it', { tag: everythingOnly }, async ({ page }) => {
  await openHome(page);
  const trigger = header(page).locator('summary', { hasText: 'Services' });
  await trigger.dispatchEvent('click');
  await expect(menu(trigger)).toHaveAttribute('open');
  await page.mouse.click(700, 850);
  await expect(menu(trigger)).not.toHaveAttribute('open');
});

test('A new page begins at its top and takes the focus; a new query does neither', async ({
  page,
}) => {
  await openHome(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Terms of Service/ })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveTitle(/^Terms of Service \|/);
  await page.getByRole('navigation', { name: 'Contents' }).getByText('Force majeure').click();
  await expect(page).toHaveURL('/terms-of-service#force-majeure');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
});

test('The terms show today’s date as last update', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-02-03T20:00:00Z'));
  await page.goto('/terms-of-service');
  await expect(page.getByText('Last updated: February 3, 2031')).toBeVisible();
});

test('The skip link leads past the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Get a Quote' }).first(),
  ).toBeFocused();
});
