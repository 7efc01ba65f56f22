import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test } from '../fixtures.ts';
import { waitUntilAlive } from '../waiting.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const phoneMenu = (page: Page) =>
  page.getByRole('banner').locator('details', { hasText: 'Get Quote' });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await waitUntilAlive(page);
});

test('The phone menu offers Services, About and Get Quote', async ({ page }) => {
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).tap();
  const menu = phoneMenu(page);
  await expect(menu.getByRole('link')).toHaveText([
    ...[/^English/, /^简体/, /^繁體/],
    ...[/^Services/, /^About/, /^Get Quote/],
  ]);
  await checkAccessibility(page);
  await menu.getByRole('link', { name: /Services/ }).tap();
  await expect(page).toHaveURL('/services');
  await expect(menu.getByRole('link').first()).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Legal' })).toBeVisible();
});

test('Escape and Close shut the phone menu and give the focus back', async ({ page }) => {
  const open = page.getByRole('banner').locator('summary', { hasText: 'Menu' });
  const menu = phoneMenu(page).getByRole('link').first();
  const whole = page.locator('html');
  await open.tap();
  await expect(whole).toHaveCSS('overflow-y', 'hidden');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(whole).toHaveCSS('overflow-y', 'visible');
  await expect(open).toBeFocused();
  await open.tap();
  await page.getByRole('banner').locator('summary', { hasText: 'Close' }).tap();
  await expect(menu).toBeHidden();
});

test('The words in the home page’s sentence open the menus on a phone, too', async ({ page }) => {
  await page.getByRole('main').getByRole('button', { name: 'Services' }).tap();
  const menu = page.getByRole('banner');
  await expect(menu.getByRole('link', { name: /Video & Audio Transcription/ })).toBeVisible();
  await checkAccessibility(page);
  await menu.getByRole('button', { name: 'Close' }).tap();
  await expect(menu.getByRole('link', { name: /Video & Audio Transcription/ })).toBeHidden();
});
