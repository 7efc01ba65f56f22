import { expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';

test.use({ allowedConsoleErrors: [/ERR_FAILED|PageNotLoaded|dynamically imported module/] });

test('A page whose code does not arrive leaves the site standing and can be loaded again', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').locator('summary', { hasText: 'Services' }).hover();
  await page.route('**/assets/about-page*.js', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  // The first loss reloads the page; prerendered, it reads even while its code is lost.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Two languages');

  await page
    .getByRole('link', { name: /Yiqiao/ })
    .first()
    .click();
  await expect(page).toHaveURL('/');
});

test('A visitor whose notifications do not arrive keeps the page and reads the reason in it', {
  tag: everythingOnly,
}, async ({ page }) => {
  await page.route('**/assets/toaster*.js', (route) => route.abort());
  await page.goto('/quote');
  await expect(page.getByRole('button', { name: 'Choose a document first' })).toBeDisabled();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'letter.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Dear all'),
  });
  await page.getByRole('button', { name: 'Request this Quote' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
});
