import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures.ts';
import { choose, findCard, installWorker, noAnswer, submitQuote } from './office.ts';

test.use({ allowedConsoleErrors: [noAnswer] });

const layouts = [
  { width: 320, height: 640, text: '100%' },
  { width: 320, height: 640, text: '200%' },
  { width: 390, height: 844, text: '200%' },
  { width: 768, height: 1024, text: '200%' },
  { width: 1440, height: 900, text: '200%' },
];

for (const { text, ...viewport } of layouts) {
  test(`every screen fits ${viewport.width} pixels with text at ${text}`, async ({
    page,
    context,
    product,
  }) => {
    await context.addInitScript((size) => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size;
      });
    }, text);
    await page.setViewportSize(viewport);
    const quote = await submitQuote(product.origin, { customerName: '陈思远 Chen Siyuan' });
    await page.goto('/admin/login');
    await expect(page.getByLabel('Username')).toBeVisible();
    expect.soft(await findCutOff(page), 'login').toEqual([]);

    await signIn(page);
    await installWorker(page);
    expect.soft(await findCutOff(page), 'list').toEqual([]);
    const filter = page.getByRole('button', { name: 'Filter' });
    await filter.click();
    await expect(page.getByLabel('Service needed')).toBeVisible();
    expect.soft(await findCutOff(page), 'filters').toEqual([]);

    const card = await findCard(page, quote);
    await context.setOffline(true);
    await choose(card, 'completed');
    await expect(card.getByText('not sent', { exact: true })).toBeVisible();
    expect.soft(await findCutOff(page), 'a change that waits').toEqual([]);
    await page.getByRole('button', { name: 'Review' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await findCutOff(page), 'outbox').toEqual([]);
    await page.keyboard.press('Escape');
    await card.getByRole('link', { name: quote.customerName }).click();
    await expect(page.getByRole('heading', { level: 2, name: quote.customerName })).toBeVisible();
    expect.soft(await findCutOff(page), 'detail').toEqual([]);
    await page.getByRole('button', { name: 'Help' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await findCutOff(page), 'help').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect.soft(await findCutOff(page), 'log-out').toEqual([]);
  });
}

/** What sticks out of the page, its pane or its dialog to either side, and controls whose text does. */
function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const nameOf = (element: Element) =>
      `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('.visually-hidden, [inert]') === null;
    const found: string[] = [];
    if (root.scrollWidth > root.clientWidth) found.push(`page: ${root.scrollWidth}`);
    for (const element of document.querySelectorAll('dialog, section, [role=feed]')) {
      if (isSeen(element) && element.scrollWidth > element.clientWidth) {
        found.push(`${nameOf(element)}: ${element.scrollWidth} of ${element.clientWidth}`);
      }
    }
    for (const element of document.querySelectorAll('button, a, select, input, kbd, h2, h3, p')) {
      if (!isSeen(element)) continue;
      const frame = (element.closest('dialog, section') ?? root).getBoundingClientRect();
      const { left, right } = element.getBoundingClientRect();
      if (left < frame.left - 1 || right > frame.right + 1) found.push(nameOf(element));
      else if (element.matches('button') && element.scrollWidth > element.clientWidth + 1) {
        found.push(`text of ${nameOf(element)}`);
      }
    }
    return found;
  });
}
