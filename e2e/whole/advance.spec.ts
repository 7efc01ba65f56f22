import { everythingOnly } from '../sample.ts';
import { expect, test } from './whole-office.ts';

// While the provider is away, the press is answered with 503.
test.use({ allowedConsoleErrors: [/status of 503/] });

test('An amount is paid at the checkout, on a page that the press opens', {
  tag: everythingOnly,
}, async ({ page, office: { stripe } }) => {
  const main = page.getByRole('main');
  const pay = main.getByRole('button', { name: 'Pay $531.80' });
  await page.route('https://js.stripe.com/**', (route) => route.fulfill({ body: '' }));
  await page.goto('/checkout?amount=531.80');
  stripe.mood = 'away';
  await pay.click();
  await expect(main).toContainText('The payment provider does not answer.');
  expect(stripe.sessions.size).toBe(0);

  stripe.mood = 'well';
  await pay.click();
  await expect(page.getByRole('heading', { name: 'Pay $531.80' })).toBeVisible();
  await page.goBack();
  await pay.click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(main).toContainText('Your advance of $531.80 has arrived.');
});
