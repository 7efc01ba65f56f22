import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { chooseDocument, expectToast, nineWords, openDesk, yourDocument } from './ordering-desk.ts';

const providerScript = 'https://js.stripe.com/**';

test.beforeEach(({ page }) => page.route(providerScript, (route) => route.fulfill({ body: '' })));

/** Which amounts are valid is settled by the contract's tests; these are some of either kind. */
const validAmounts = [
  ['1000000', '$1,000,000.00'],
  ['12.345', '$12.35'],
  ['1&amount=2', '$1.00'],
] as const;
const invalidAmounts = ['0', '100abc', ''];

test('The checkout takes a valid amount', { tag: everythingOnly }, async ({ page }) => {
  for (const [amount, price] of validAmounts) {
    await page.goto(`/checkout?amount=${amount}`);
    const summary = page.getByRole('region', { name: 'Order summary' });
    await expect(summary.getByRole('definition'), amount).toHaveText([price, price]);
  }
});

test('The checkout refuses every other and leads back to the quote', {
  tag: everythingOnly,
}, async ({ page }) => {
  for (const amount of invalidAmounts) {
    await page.goto(`/checkout?amount=${amount}`);
    const heading = page.getByRole('heading', { name: 'Invalid Payment Amount' });
    await expect(heading, amount).toBeVisible();
  }
  await expect(page.getByText('Please return to the quote page and try again.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Back to Quote' }).last().click();
  await expect(page).toHaveURL(/\/quote$/);
});

test('A visitor sees what is bought, and that cards are not set up yet', async ({ page }) => {
  await page.goto('/checkout?amount=531.80');
  const main = page.getByRole('main');
  for (const text of [
    'Translation Service',
    'Total',
    'What’s Included',
    'Professional translation by native speakers',
    'Quality assurance review',
    'Formatted delivery in original layout',
    'Free revisions within 7 days',
    'Confidentiality guarantee',
    'Payment Setup Required',
    'Stripe payment processing is not yet configured. Please contact support to complete your payment.',
    'Secure payment',
    '256-bit SSL',
    'Multiple options',
    'Instant processing',
  ]) {
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
    'href',
    /^mailto:.*subject=Payment%20of%20%24531\.80&body=Payment%20reference%3A%20pi_[0-9a-f]+$/,
  );
  await checkAccessibility(page);
});

test('A visitor looks at coins by keyboard; choosing one only says what is missing', {
  tag: everythingOnly,
}, async ({ page }) => {
  await page.goto('/checkout?amount=531.80');
  await page.getByRole('tab', { name: 'Card Payment' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Cryptocurrency' })).toBeFocused();
  const coins = page.getByRole('tabpanel').getByRole('listitem');
  await expect(coins).toHaveText([
    /^Bitcoin\s*0\.012231 BTC$/,
    /^Ethereum\s*0\.180812 ETH$/,
    /^USD Coin\s*531\.80 USDC$/,
  ]);
  await checkAccessibility(page);
  await coins.filter({ hasText: 'Ethereum' }).getByRole('button').press('Enter');
  await expectToast(page, 'Crypto Payment', 'integration would be implemented here');
  await page.getByRole('tab', { name: 'Card Payment' }).click();
  await expect(page.getByText('Payment Setup Required')).toBeVisible();
});

test('A visitor with a document need not wait for card payments', {
  tag: everythingOnly,
}, async ({ page }) => {
  await openDesk(page);
  await chooseDocument(page);
  await page.getByRole('button', { name: 'Estimate the price' }).click();
  await page.getByRole('link', { name: 'Pay Now' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('9 words, all counted');
  await expect(main).toContainText('You don’t have to wait for that.');
  await checkAccessibility(page);
  await main.getByRole('link', { name: 'Request this Quote' }).click();
  await expect(page).toHaveURL('/quote');
  await expect(yourDocument(page)).toContainText(nineWords.name);
});

test('The payment is registered with its exact amount', async ({ page }) => {
  const request = page.waitForRequest('**/api/create-payment-intent');
  await page.goto('/checkout?amount=2.03');
  expect((await request).postDataJSON()).toEqual({ amount: 2.03 });
});

test('The card provider’s script is asked for when the checkout is opened, and on no other page', {
  tag: everythingOnly,
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/quote');
  await expect(page.getByRole('button', { name: 'Choose a document first' })).toBeDisabled();
  expect(asked.filter((url) => url.includes('stripe'))).toEqual([]);
  const script = page.waitForRequest('https://js.stripe.com/v3/');
  await page.goto('/checkout?amount=5');
  await script;
});

test.describe('when the card provider cannot be reached', () => {
  test.use({ allowedConsoleErrors: [/ERR_FAILED/] });

  test('the checkout works all the same', { tag: everythingOnly }, async ({ page }) => {
    await page.route(providerScript, (route) => route.abort());
    await page.goto('/checkout?amount=5');
    await expect(page.getByText('Payment Setup Required')).toBeVisible();
  });
});

test.describe('when the payment cannot be prepared', () => {
  test.use({ allowedConsoleErrors: [/status of 500/] });

  test('the visitor waits, and after ten seconds finds other ways on', {
    tag: everythingOnly,
  }, async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/create-payment-intent', (route) =>
      route.fulfill({ status: 500, json: { message: 'Something broke.', code: 'internal' } }),
    );
    await openFrozen(page);
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3000));
    await expect(page.getByRole('heading', { name: 'Preparing Payment' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact Support' })).toBeHidden();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('link', { name: 'Contact Support' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Quote' })).toHaveCount(
      2,
    );
  });
});

/** Opens the checkout and waits until it has asked for its payment. */
async function openFrozen(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/api/create-payment-intent');
  await page.goto('/checkout?amount=5');
  await page.clock.runFor(3000);
  await asked;
}
