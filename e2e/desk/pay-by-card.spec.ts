import type { Page } from '@playwright/test';
import { type FakeStripe, openFakeStripe } from '../../api/test/payment/fake-stripe.ts';
import { openOffice, submitRequest } from '../client/office.ts';
import { test as base, checkInBothSchemes, expect } from '../fixtures.ts';
import { createProduct } from '../product.ts';
import { keyOf } from '../request-key.ts';
import { everythingOnly } from '../sample.ts';
import { chooseDocument, openDesk } from './ordering-desk.ts';

/** Stripe's script is loaded here as everywhere at the checkout, and from nowhere in a test. */
const providerScript = 'https://js.stripe.com/**';

interface Workers {
  readonly stripe: FakeStripe;
}

/** A product whose clients can pay. */
const test = base.extend<object, Workers>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const stripe = await openFakeStripe();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ stripe }, use) => {
      const product = await createProduct();
      await product.start();
      // Only now is its address known.
      await product.stop();
      await product.start({ ...stripe.environment, PUBLIC_ORIGIN: product.origin });
      stripe.webhook = `${product.origin}/api/payments/stripe`;
      await use(product);
      await product.discard();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(({ page }) => page.route(providerScript, (route) => route.fulfill({ body: '' })));

/** From the desk to the checkout of nine words at the published rate. */
async function goToCheckout(page: Page): Promise<void> {
  await openDesk(page);
  await chooseDocument(page);
  await page.getByRole('button', { name: 'Estimate the price' }).click();
  await page.getByRole('link', { name: 'Pay Now' }).click();
  await expect(page.getByRole('heading', { name: 'Who is it for?' })).toBeVisible();
}

async function fillOrder(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Margaret Lin-Featherstone');
  await page.getByLabel('Email').fill('m.lin@harbourlaw.example');
  await page.getByLabel('Chinese to English Translation').check();
}

/** Presses, and waits until the document has arrived. @returns the path of the client's page. */
async function sendAndPay(page: Page): Promise<string> {
  const answer = page.waitForResponse('**/api/upload-quote');
  await page.getByRole('button', { name: 'Send it and pay $0.90' }).click();
  return (await (await answer).json()).requestPath;
}

const providerPage = (page: Page) => page.getByRole('heading', { name: 'Pay $0.90' });

test('A visitor sends a document and pays for it on the provider’s page', async ({
  page,
  stripe,
}) => {
  await goToCheckout(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('9 words, all counted');
  await expect(main).toContainText('9 words × $0.10');
  await checkInBothSchemes(page);

  await page.getByRole('button', { name: 'Send it and pay $0.90' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await fillOrder(page);
  const path = await sendAndPay(page);
  await expect(providerPage(page)).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  // The document has arrived: what follows is on the client's page.
  await expect(page).toHaveURL(new RegExp(path));
  await checkInBothSchemes(page);
  await page.getByRole('button', { name: 'Pay $0.90 by card' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(new RegExp(path));
  await expect(main).toContainText('Paid in full');
  await expect(main).toContainText('If we have to decline, all of your payment goes back');
  await checkInBothSchemes(page);
  expect(stripe.requests.filter(({ fault }) => fault !== null)).toEqual([]);
});

test('What was sent can be paid after the tab was closed, as no webhook comes', {
  tag: everythingOnly,
}, async ({ page, context, stripe }) => {
  await goToCheckout(page);
  await fillOrder(page);
  const path = await sendAndPay(page);
  await expect(providerPage(page)).toBeVisible();
  await page.close();
  const later = await context.newPage();
  await later.goto(path);
  await later.getByRole('button', { name: 'Pay $0.90 by card' }).click();
  const { webhook } = stripe;
  stripe.webhook = null;
  await later.getByRole('button', { name: 'Pay now' }).click();
  // The server has asked.
  await expect(later.getByRole('main')).toContainText('Paid in full');
  stripe.webhook = webhook;
});

test('What is never paid stays a quote to decide on', { tag: everythingOnly }, async ({
  page,
  stripe,
}) => {
  await goToCheckout(page);
  await fillOrder(page);
  const path = await sendAndPay(page);
  await expect(providerPage(page)).toBeVisible();
  stripe.expire(page.url().split('/').at(-1) ?? '');
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Pay $0.90 by card' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept this quote' })).toBeVisible();
});

test('The document can be sent as a request instead', { tag: everythingOnly }, async ({ page }) => {
  await goToCheckout(page);
  await fillOrder(page);
  await page.getByRole('button', { name: 'Request this Quote' }).click();
  await expect(page).toHaveURL('/success');
});

test.describe('while the provider is away', () => {
  // The press is answered with 409.
  test.use({ allowedConsoleErrors: [/status of 409/] });

  test('the document has arrived all the same, and the payment is tried again', {
    tag: everythingOnly,
  }, async ({ page, stripe }) => {
    await goToCheckout(page);
    await fillOrder(page);
    stripe.mood = 'away';
    await sendAndPay(page);
    await expect(page.getByRole('heading', { name: 'Your document has arrived' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('The payment provider does not answer.');
    await checkInBothSchemes(page);
    stripe.mood = 'well';
    await page.getByRole('button', { name: 'Pay $0.90' }).click();
    await expect(providerPage(page)).toBeVisible();
  });
});

test('Without a document nothing is paid, and there are two ways to an order', async ({ page }) => {
  await page.goto('/checkout?amount=531.80');
  const main = page.getByRole('main');
  await expect(main).toContainText('A payment belongs to an order, and no order is open here.');
  await expect(main).not.toContainText('$531.80');
  await checkInBothSchemes(page);
  await expect(main.getByRole('link', { name: 'Send me my link' })).toHaveAttribute(
    'href',
    '/request',
  );
  await main.getByRole('link', { name: 'Get a Quote' }).click();
  await expect(page).toHaveURL('/quote');
});

test('A client’s form is led to the provider’s page and back, without scripts', {
  tag: everythingOnly,
}, async ({ page, request }) => {
  const { id, path } = await submitRequest(request);
  const office = await openOffice(request);
  await office.offer(id);
  const key = keyOf(path);
  const accepted = await request.post(`/api/requests/${key}/acceptances`, {
    data: { version: 1, name: '林美' },
  });
  expect(accepted.status()).toBe(201);
  await page.goto(path);
  await submitForm(page, `/api/requests/${key}/payments`);
  await expect(page.getByRole('heading', { name: /^Pay \$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(new RegExp(`/request/${key}`));
  const answer = await request.get(`/api/requests/${key}`);
  expect((await answer.json()).payment).toMatchObject({ state: 'paid', canPayByCard: false });
});

/** As a form of the page does it, under the page's own security policy. */
async function submitForm(page: Page, action: string): Promise<void> {
  await page.evaluate((target) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = target;
    form.innerHTML = '<input name="version" value="1">';
    document.body.append(form);
    form.submit();
  }, action);
}
