import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { hostileTexts } from '../../api/test/hostile/hostile-texts.ts';
import { openOffice, submitRequest } from '../client/office.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { keyOf } from '../request-key.ts';
import { everythingOnly } from '../sample.ts';

const texts = Object.values(hostileTexts);
const [elements = '', attributes = ''] = texts;
/** Characters that reverse or hide the text beside them. */
const unseen = /[\p{Bidi_Control}\p{Zl}\p{Zp}\u200b\ufeff\u{e0000}-\u{e007f}]/u;

/** A client who writes one of them wherever something can be written, and the office that answers. */
async function goThrough(request: APIRequestContext): Promise<{ id: string; path: string }> {
  const order = await submitRequest(request, { customerName: attributes });
  const key = keyOf(order.path);
  const send = async (what: string, data: unknown) => {
    const answer = await request.post(`/api/requests/${key}/${what}`, { data });
    expect(answer.status(), await answer.text()).toBe(201);
  };
  for (const text of texts) await send('messages', { text });
  const office = await openOffice(request);
  await office.offer(order.id);
  await send('refusals', { version: 1, reason: elements });
  await office.offer(order.id);
  await send('acceptances', { version: 2, name: elements });
  return order;
}

/** Expects that nothing of what was written has become more than text. */
async function expectOnlyText(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'wasHit'))).toBeUndefined();
  const made = page.locator(
    'img[src="x"], iframe, svg[onload], [onfocus], [onerror], base, object',
  );
  await expect(made).toHaveCount(0);
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).protocol));
  expect(
    links.filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)),
  ).toEqual([]);
  await expect(page.locator('a[href*="evil.example"]')).toHaveCount(0);
  expect(await page.locator('body').innerText()).not.toMatch(unseen);
}

test('What a client writes stays text on the page, on paper, in the console and in its table', {
  tag: everythingOnly,
}, async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.assign(window, { hit: () => Object.assign(window, { wasHit: true }) });
  });
  const order = await goThrough(request);

  for (const prefix of ['', '/zh-hans']) {
    await page.goto(prefix + order.path);
    // Alive: what scripts show again is looked at, too.
    await page.mouse.move(5, 5);
    const main = page.getByRole('main');
    await expect(main).toContainText('<img src=x onerror="hit()">');
    await expect(main).toContainText('[pay here](javascript:hit())');
    await expectOnlyText(page);
  }
  await page.emulateMedia({ media: 'print' });
  await expectOnlyText(page);
  await page.emulateMedia({ media: 'screen' });

  await signIn(page);
  await page.goto(`/admin/dashboard?quote=${order.id}`);
  const detail = page.getByRole('region', { name: 'Detail', exact: true });
  await expect(detail).toContainText('<img src=x onerror="hit()">');
  await detail.getByRole('button', { name: /earlier/ }).click();
  await expect(detail).toContainText('{{constructor.constructor');
  await expectOnlyText(page);

  await page.getByRole('button', { name: 'Export' }).click();
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const csv = await readFile(await (await arrival).path(), 'utf8');
  expect(csv).toContain('<svg/onload=hit()>');
  expect(csv, 'a formula at the beginning of a cell').not.toMatch(/(^|,)"?[=+\-@\t]/m);
});
