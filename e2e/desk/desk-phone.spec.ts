import type { Page } from '@playwright/test';
import { checkAccessibility, expect, test } from '../fixtures.ts';
import {
  asUpload,
  chooseDocument,
  fillRequest,
  nineWords,
  openDesk,
  submitButton,
  toast,
  waitUntilRead,
} from './ordering-desk.ts';

const longName =
  '关于二〇二六年度股东协议及其全部附件的最终签署版本 Shareholders-agreement-and-all-annexes.txt';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('A visitor on a phone taps the ring, picks a document and sends it', async ({ page }) => {
  await openDesk(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Drop your document here').tap({ force: true });
  await (await chooser).setFiles(asUpload({ ...nineWords, name: longName }));
  await waitUntilRead(page);
  await page.getByRole('button', { name: 'Estimate the price' }).tap();
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
  await fillRequest(page, '欧阳美慧 Margaret Featherstonehaugh-Cholmondeley');
  await submitButton(page).tap();
  await expect(page.getByText('Reply by')).toBeVisible();
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});

test('A document and its price fit the narrowest phone with doubled text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDesk(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const text = '一二三 one two three. '.repeat(300);
  await chooseDocument(page, { name: longName, type: 'text/plain', text });
  await waitUntilRead(page);
  await page.getByRole('button', { name: 'Estimate the price' }).tap();
  await expectNoSidewaysScroll(page);
  await submitButton(page).tap();
  await expect(toast(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('The checkout fits a phone', async ({ page }) => {
  await page.route('https://js.stripe.com/**', (route) => route.fulfill({ body: '' }));
  await page.goto('/checkout?amount=1000000');
  await expect(page.getByText('Payment Setup Required')).toBeVisible();
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});

test('The calendar stays whole on the narrowest phone and with doubled text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDesk(page);
  const calendar = page.getByRole('dialog', { name: 'Choose the deadline date' });
  for (const textSize of ['100%', '200%']) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    await page.getByRole('button', { name: 'Deadline date', exact: true }).tap();
    await expect(calendar).toBeInViewport({ ratio: 1 });
    const month = calendar.getByText(/^[A-Z][a-z]+ \d{4}$/);
    const back = calendar.getByRole('button', { name: 'Go to the Previous Month' });
    expect(await month.evaluate(endOfText)).toBeLessThanOrEqual(await back.evaluate(startOf));
    await page.getByRole('button', { name: 'Go to the Next Month' }).click();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
  }
});

test('The checkout takes doubled text', async ({ page }) => {
  await page.route('https://js.stripe.com/**', (route) => route.fulfill({ body: '' }));
  await page.goto('/checkout?amount=999999.99');
  await expect(page.getByText('Payment Setup Required')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [390, 640, 901, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
});

function startOf(element: Element): number {
  return element.getBoundingClientRect().left;
}

/** Where the text itself ends: its box may be as wide as the calendar. */
function endOfText(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getBoundingClientRect().right;
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Not innerWidth: a phone's grows with whatever sticks out.
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
