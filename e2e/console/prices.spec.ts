import type { Page } from '@playwright/test';
import {
  chooseDocument,
  fillRequest,
  openDesk,
  submitButton,
  waitUntilRead,
} from '../desk/ordering-desk.ts';
import { checkAtBothSizes, expect, logIn, test } from '../fixtures.ts';
import { pressTool } from './office.ts';
import { openBrowser } from './people.ts';

const document = { name: 'contract.txt', type: 'text/plain', text: 'word '.repeat(1000) };

/** A visitor opens the desk and asks what the document costs. */
async function askPrice(page: Page, amount: string): Promise<void> {
  await openDesk(page);
  await chooseDocument(page, document);
  await waitUntilRead(page);
  await page.getByRole('button', { name: 'Estimate the price' }).click();
  const estimate = page.getByRole('region', { name: 'Price estimate' });
  await estimate.getByLabel('Professional Translation').check();
  await estimate.getByLabel('Express (2-3 days)').check();
  await expect(estimate).toContainText(`$${amount}`);
}

async function send(page: Page, name: string): Promise<void> {
  await fillRequest(page, name);
  await submitButton(page).click();
  await expect(page).toHaveURL('/success');
}

const rowOf = (page: Page) => page.getByText(/^At the prices you were shown/);

/** Opens the prices in the settings of the owner. */
async function openPrices(desk: Page) {
  await logIn(desk);
  await pressTool(desk, 'Settings');
  await desk
    .getByRole('button', { name: /^Prices of new estimates\s*4 rates, Express × 1\.5, Rush × 2/ })
    .click();
  return desk.getByRole('region', { name: 'Prices of new estimates' });
}

test('an owner changes a price: an open desk keeps the old one for its request, a new one shows the new one', async ({
  browser,
  ownProduct,
}) => {
  const desk = await openBrowser(browser, ownProduct);
  const early = await openBrowser(browser, ownProduct);
  const before = await (await early.request.get('/quote')).text();
  await askPrice(early, '225.00');
  const prices = await openPrices(desk);
  await prices.getByLabel('Professional Translation').fill('0.16');
  expect(await (await early.request.get('/quote')).text()).toBe(before);
  await prices.getByLabel('Professional Translation').press('Control+Enter');
  await expect(desk.getByText('It is live', { exact: true })).toBeVisible();

  await send(early, 'Early Visitor');
  await expect(rowOf(early)).toBeVisible();
  await expect(early.getByText('$225.00')).toBeVisible();
  const late = await openBrowser(browser, ownProduct);
  await askPrice(late, '240.00');
  await expect(late.getByText('1,000 words × $0.16 × 1.5')).toBeVisible();

  await pressTool(desk, 'All');
  await desk.getByRole('link', { name: 'Early Visitor' }).click();
  await expect(desk.getByText(/^\$225\.00 at the rates that were published until/)).toBeVisible();
  await early.getByRole('link', { name: 'Open your page' }).click();
  await expect(rowOf(early)).toBeVisible();

  await pressTool(desk, 'Settings');
  await desk.getByRole('button', { name: /^History/ }).click();
  const history = desk.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: 'Take back: Price, Professional Translation' }).click();
  await expect(history.getByText('taken back', { exact: true })).toBeVisible();
  expect(await (await early.request.get('/quote')).text()).toBe(before);
});

test('a price that is none is marked, and what another comes to is shown before it is live', async ({
  browser,
  ownProduct,
}) => {
  const desk = await openBrowser(browser, ownProduct);
  const prices = await openPrices(desk);
  await prices.getByLabel('Professional Translation').fill('ten');
  await prices.getByRole('button', { name: 'Put it live' }).click();
  await expect(prices.getByText(/^Enter US dollars from 0\.001/)).toBeVisible();
  await expect(prices.getByLabel('Professional Translation')).toBeFocused();
  await prices.getByLabel('Professional Translation').fill('0.16');
  const preview = desk.getByRole('region', { name: 'On the site, then' });
  await expect(preview.getByText('$1,276.32')).toBeVisible();
  await expect(preview.getByText('$1,196.55')).toBeVisible();
  await checkAtBothSizes(desk);
  await prices.getByRole('button', { name: 'Leave it' }).click();
  await expect(prices.getByLabel('Professional Translation')).toHaveValue('0.150');
});
