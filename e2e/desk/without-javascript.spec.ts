import { expect, test } from '../fixtures.ts';
import { asUpload, nineWords } from './ordering-desk.ts';

test.use({ javaScriptEnabled: false });

test('A visitor without JavaScript sends a document', async ({ page }) => {
  await page.goto('/quote');
  await page.getByLabel('Choose a file').setInputFiles(asUpload(nineWords));
  await page.getByLabel('Name').fill('无脚本');
  await page.getByLabel('Email').fill('m.lin@harbourlaw.example');
  await page.getByLabel('English Writing').check();
  await page.locator('input[type=date]').fill('2099-12-24');
  await page.getByLabel('Time', { exact: true }).fill('17:00');
  await page.getByRole('button', { name: 'Request this Quote' }).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('main')).toContainText('Your quote request has been submitted.');
});

test('The browser itself asks for what is missing', async ({ page }) => {
  await page.goto('/quote');
  await page.getByRole('button', { name: 'Request this Quote' }).click();
  await expect(page).toHaveURL(/\/quote$/);
});

test('The checkout says that it needs JavaScript and offers the office', async ({ page }) => {
  await page.goto('/checkout?amount=10');
  await expect(page.getByText('Payment needs JavaScript')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible();
});
