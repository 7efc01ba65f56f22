import { expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import {
  chooseDocument,
  fillRequest,
  findQuotes,
  nineWords,
  openDesk,
  submitButton,
  waitUntilRead,
} from './ordering-desk.ts';

const prices = [
  ['Standard Translation', 'Standard (5-7 days)', '100.00'],
  ['Standard Translation', 'Express (2-3 days)', '150.00'],
  ['Standard Translation', 'Rush (24 hours)', '200.00'],
  ['Professional Translation', 'Standard (5-7 days)', '150.00'],
  ['Professional Translation', 'Express (2-3 days)', '225.00'],
  ['Professional Translation', 'Rush (24 hours)', '300.00'],
  ['Premium Translation', 'Standard (5-7 days)', '200.00'],
  ['Premium Translation', 'Express (2-3 days)', '300.00'],
  ['Premium Translation', 'Rush (24 hours)', '400.00'],
  ['Certified Translation', 'Standard (5-7 days)', '250.00'],
  ['Certified Translation', 'Express (2-3 days)', '375.00'],
  ['Certified Translation', 'Rush (24 hours)', '500.00'],
] as const;

test.beforeEach(({ page }) => openDesk(page));

test('A visitor compares every service and delivery time for 1,000 words', async ({ page }) => {
  await chooseDocument(page, { ...nineWords, text: 'word '.repeat(1000) });
  await waitUntilRead(page);
  await page.getByRole('button', { name: 'Estimate the price' }).click();
  const estimate = page.getByRole('region', { name: 'Price estimate' });
  await expect(estimate.getByLabel('Standard Translation')).toBeChecked();
  await expect(estimate.getByLabel('Standard (5-7 days)')).toBeChecked();
  for (const [service, delivery, amount] of prices) {
    await estimate.getByLabel(service).check();
    await estimate.getByLabel(delivery).check();
    await expect(estimate).toContainText(`$${amount}`);
    await expect(estimate.getByRole('link', { name: 'Pay Now' })).toHaveAttribute(
      'href',
      `/checkout?amount=${amount}`,
    );
  }
});

test('The estimate spells out its sum and carries the exact cents to the checkout', async ({
  page,
}) => {
  await page.route('https://js.stripe.com/**', (route) => route.fulfill({ body: '' }));
  await chooseDocument(page);
  await waitUntilRead(page);
  await page.getByRole('button', { name: 'Estimate the price' }).click();
  await page.getByLabel('Professional Translation').check();
  await page.getByLabel('Express (2-3 days)').check();
  await expect(page.getByText('9 words × $0.15 × 1.5')).toBeVisible();
  await page.getByRole('link', { name: 'Pay Now' }).click();
  await expect(page).toHaveURL(/\/checkout\?amount=2\.03$/);
  await expect(page.getByText('$2.03').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Quote' }).click();
  await expect(page.getByRole('region', { name: 'Your document' })).toContainText(nineWords.name);
});

test('There is no price until a visitor asks for it, and none once it is closed, which leaves the keyboard there', async ({
  page,
}) => {
  await chooseDocument(page);
  await waitUntilRead(page);
  await expect(page.getByRole('link', { name: 'Pay Now' })).toBeHidden();
  await page.getByRole('button', { name: 'Estimate the price' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Pay Now' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the price estimate' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Pay Now' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Estimate the price' })).toBeFocused();
});

const estimates = [
  {
    choice: 'closed',
    isOpen: false,
    stored: ['Standard Translation', 'Standard (5-7 days)'],
    tag: everythingOnly,
  },
  { choice: 'open', isOpen: true, stored: ['Premium Translation', 'Rush (24 hours)'], tag: [] },
];

for (const { choice, isOpen, stored, tag } of estimates) {
  const title = `The choices of an estimate that is ${choice} reach the office accordingly`;
  test(title, { tag }, async ({ page, request }) => {
    const name = `Estimate ${choice} ${Date.now()}`;
    await chooseDocument(page);
    await waitUntilRead(page);
    await page.getByRole('button', { name: 'Estimate the price' }).click();
    await page.getByLabel('Premium Translation').check();
    await page.getByLabel('Rush (24 hours)').check();
    if (!isOpen) await page.getByRole('button', { name: 'Close the price estimate' }).click();
    await fillRequest(page, name);
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/success$/);
    const [quote] = await findQuotes(request, name);
    expect([quote?.serviceType, quote?.deliveryTimeline]).toEqual(stored);
  });
}
