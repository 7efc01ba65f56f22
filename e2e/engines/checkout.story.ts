import { afterEach, expect, test } from 'vitest';
import { setStage } from './engine.ts';

const stage = setStage();

/** No connection leads to the card provider here, and the page has to do without it. */
const noProvider = /js\.stripe\.com/;

afterEach(() => {
  expect(stage.page.takeErrors().filter((text) => !noProvider.test(text))).toEqual([]);
});

test('The checkout shows what a valid amount buys', async () => {
  const { page, product } = stage;
  await page.open(`${product.origin}/checkout?amount=531.80`);
  await page.find({ role: 'region', name: 'Order summary' });
  await page.waitForText('$531.80');
  await page.waitForText('Payment Setup Required');
});

test('The checkout refuses an amount that is none and leads back to the quote', async () => {
  const { page, product } = stage;
  await page.open(`${product.origin}/checkout?amount=100abc`);
  await page.find({ role: 'heading', name: 'Invalid Payment Amount' });
  await page.click({ css: 'main a[href="/quote"]' });
  await page.waitForPath('/quote');
});
