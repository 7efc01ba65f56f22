import type { Locator, Page } from '@playwright/test';
import { languages, pathPrefixes } from '@yiqiao/contract/text/languages';
import { checkAccessibility, expect, measureOverflow, test } from '../fixtures.ts';
import { inPseudoLanguage } from '../pseudo-language.ts';
import { everythingOnly } from '../sample.ts';
import {
  asUpload,
  bottomOf,
  chooseDocument,
  expectToast,
  fillRequest,
  holdToast,
  nineWords,
  openDesk,
  submitButton,
  toast,
  topOf,
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

test('A document and its price fit the narrowest phone with doubled text', {
  tag: everythingOnly,
}, async ({ page }) => {
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

test.describe('in a low window', () => {
  test.use({ allowedConsoleErrors: [/status of 502/] });

  for (const viewport of [
    { width: 320, height: 640 },
    { width: 390, height: 664 },
  ]) {
    const title = `a notification lies on nothing to be tapped next, ${viewport.width} wide`;
    test(title, { tag: everythingOnly }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.route('**/api/upload-quote', (route) => route.fulfill({ status: 502, body: '' }));
      await openDesk(page);
      await chooseDocument(page);
      await waitUntilRead(page);
      await submitButton(page).tap();
      await expectToast(page, 'Missing Information', 'Please fill in all required fields');
      await holdToast(page);
      await expectBelowToast(page, page.getByLabel('Name'));
      await expectBelowToast(page, page.getByLabel('Email'));
      await checkAccessibility(page);

      await fillRequest(page, '林美慧');
      await submitButton(page).tap();
      await expectToast(page, 'Error Creating Quote', 'Failed to create quote');
      await holdToast(page);
      await expectBelowToast(page, page.getByRole('button', { name: 'Send again' }));
      await expectBelowToast(page, submitButton(page));
    });
  }

  test('a notification gives way to the field that has the focus', { tag: everythingOnly }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openDesk(page);
    await chooseDocument(page);
    await waitUntilRead(page);
    await page.getByLabel('Email').fill('m.lin@harbourlaw.example');
    await page.getByLabel('Name').evaluate((field) => {
      window.scrollBy(0, field.getBoundingClientRect().top - 100);
    });
    await page.getByLabel('Email').press('Enter');
    await expectToast(page, 'Missing Information', 'Please fill in all required fields');
    await holdToast(page);
    await expect(page.getByLabel('Name')).toBeFocused();
    await expectBelowToast(page, page.getByLabel('Name'));
  });
});

test('No words touch the ring of the narrowest phone, in any language', {
  tag: everythingOnly,
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of languages) {
    await page.goto(`${pathPrefixes[language]}/quote`);
    expect(await listTouching(page), language).toEqual([]);
  }
  await openDesk(page);
  await inPseudoLanguage(page, async () => {
    expect(await listTouching(page), 'longer by 40 %').toEqual([]);
  });
});

/** The lines of text on the empty desk that reach beyond the inner edge of its ring. */
function listTouching(page: Page): Promise<string[]> {
  return page
    .locator('form svg:has(circle)')
    .first()
    .evaluate((drawing) => {
      const ring = drawing.getBoundingClientRect();
      const center = { x: ring.x + ring.width / 2, y: ring.y + ring.height / 2 };
      // The circle's stroke takes 15 of 100 parts of the radius.
      const innerRadius = (ring.width / 2) * 0.85;
      const walker = document.createTreeWalker(
        drawing.parentElement ?? drawing,
        NodeFilter.SHOW_TEXT,
      );
      const touching: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const isOver = [...range.getClientRects()].some(({ left, right, top, bottom }) =>
          [left, right].some((x) =>
            [top, bottom].some((y) => Math.hypot(x - center.x, y - center.y) > innerRadius),
          ),
        );
        if (isOver) touching.push(node.textContent ?? '');
      }
      return touching;
    });
}

test('The checkout fits a phone', async ({ page }) => {
  await page.route('https://js.stripe.com/**', (route) => route.fulfill({ body: '' }));
  await page.goto('/checkout?amount=1000000');
  await expect(page.getByText('Payment Setup Required')).toBeVisible();
  await checkAccessibility(page);
  await expectNoSidewaysScroll(page);
});

test('The calendar stays whole on the narrowest phone and with doubled text', {
  tag: everythingOnly,
}, async ({ page }) => {
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

test('The checkout takes doubled text', { tag: everythingOnly }, async ({ page }) => {
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

/** Whole on the screen, and clear of the notification that hangs above it. */
async function expectBelowToast(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => (await topOf(control)) - (await bottomOf(toast(page))))
    .toBeGreaterThanOrEqual(0);
}

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
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
}
