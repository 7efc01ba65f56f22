import type { BrowserContext, Locator, Page } from '@playwright/test';
import { checkAtBothSizes, expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { clientSide } from './at-server.ts';
import { noAnswerOrRefusal, openDetail, openInstalledConsole } from './office.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

/** Opens a submission's detail in a console that works without a connection. */
async function openQuote(page: Page) {
  const quote = await openInstalledConsole(page);
  return { quote, detail: await openDetail(page, quote) };
}

/** Counts what is sent about orders. */
function countSent(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const match = /\/api\/quotes\/[^/]+\/(offers|messages|notes)$/.exec(pathname);
    if (request.method() === 'POST' && match?.[1]) sent.push(match[1]);
  });
  return sent;
}

async function writeOffer(detail: Locator, price: string): Promise<void> {
  await detail.getByRole('button', { name: /^(Send a quote|Write version \d)$/ }).click();
  await detail.getByLabel('Dollars for a word').fill(price);
  await detail.getByRole('button', { name: /^Send version \d$/ }).click();
}

test('a quote, a message and a note written offline arrive once, and the client has what is theirs', async ({
  page,
  context,
}) => {
  const { quote, detail } = await openQuote(page);
  const card = page.getByRole('article', { name: quote.customerName }).first();
  const sent = countSent(context);
  await context.setOffline(true);

  await detail.getByRole('button', { name: 'Send a quote' }).click();
  const words = detail.getByLabel('Words');
  await expect(words).not.toHaveValue('');
  await words.fill('1,200');
  await detail.getByRole('button', { name: 'Send version 1' }).click();
  await expect(detail.getByText('Say why it is not the counted number.')).toBeVisible();
  await checkAtBothSizes(page);
  await detail.getByLabel(/^Why not/).fill('Two scanned pages, counted by a person');
  await detail.getByLabel('Dollars for a word').fill('0.225');
  await expect(detail.getByRole('complementary')).toContainText('1,200 words × $0.225$270.00');
  await expect(detail.getByText('Total: $270.00')).toBeAttached();
  await detail.getByRole('button', { name: 'Send version 1' }).click();
  await expect(detail.getByRole('heading', { name: 'Quote, not sent yet' })).toBeVisible();
  await expect(card).toContainText('not sent');

  await detail.getByLabel('Write to the client').fill('The stamp is included.');
  await detail.getByRole('button', { name: 'Send to client' }).click();
  await detail.getByLabel('Note for the office').fill('Count the scan by hand.');
  await detail.getByRole('button', { name: 'Save note' }).click();
  await expect(detail.getByText('It will be sent when you are back online.')).toHaveCount(3);
  expect(sent).toEqual([]);

  await context.setOffline(false);
  await expect(detail.getByRole('heading', { name: 'Quote 1' })).toBeVisible();
  await expect(detail.getByText('It will be sent when you are back online.')).toHaveCount(0);
  await expect(detail.getByText('Waiting for the client', { exact: true })).toBeVisible();
  await expect.poll(() => sent).toEqual(['offers', 'messages', 'notes']);
  await expect(card).not.toContainText('not sent');

  const { request } = await clientSide(page, quote);
  expect(request).toMatchObject({
    state: 'quoted',
    openVersion: 1,
    offers: [
      { wordCount: 1200, reason: 'Two scanned pages, counted by a person', total: '270.00' },
    ],
    messages: [{ from: 'office', text: 'The stamp is included.' }],
  });
  expect(JSON.stringify(request)).not.toContain('Count the scan by hand.');
});

test('a quote that the client has overtaken by accepting the one before can be sent as an amendment', {
  tag: everythingOnly,
}, async ({ page, context, product }) => {
  const { quote, detail } = await openQuote(page);
  await writeOffer(detail, '0.10');
  await expect(detail.getByRole('heading', { name: 'Quote 1' })).toBeVisible();
  const { key } = await clientSide(page, quote);

  await context.setOffline(true);
  await writeOffer(detail, '0.50');
  await expect(detail.getByRole('heading', { name: 'Quote, not sent yet' })).toBeVisible();
  const accepted = await fetch(`${product.origin}/api/requests/${key}/acceptances`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: product.origin },
    body: JSON.stringify({ version: 1, name: 'Chen Siyuan' }),
  });
  expect(accepted.status).toBe(201);
  await context.setOffline(false);

  const choice = detail.getByRole('alert').filter({ hasText: 'The submission has changed.' });
  await expect(choice).toContainText('Quote 1, $0.50, accepted');
  await expect(choice).toContainText('Chen Siyuan');
  await expect(choice).toContainText('$2.50');
  await checkAtBothSizes(page);
  await expect(choice.getByRole('button', { name: 'Keep mine as a note' })).toBeVisible();
  await choice.getByRole('button', { name: 'Send as an amendment' }).click();
  await expect(choice).toHaveCount(0);
  await expect(detail.getByRole('heading', { name: 'Amendment 2' })).toBeVisible();
  const { request } = await clientSide(page, quote);
  expect(request).toMatchObject({ state: 'accepted', acceptance: { version: 1 }, openVersion: 2 });
});

test('what was begun stays on the device, and can be taken back before it is sent', {
  tag: everythingOnly,
}, async ({ page, context }) => {
  const { detail } = await openQuote(page);
  await detail.getByRole('button', { name: 'Send a quote' }).click();
  await detail.getByLabel('Note to the client').fill('Only the annex is left.');
  await page.reload();
  await detail.getByRole('heading', { level: 2 }).first().focus();
  await page.keyboard.press('q');
  await expect(detail.getByText('it was kept on this device.')).toBeVisible();
  await expect(detail.getByLabel('Note to the client')).toHaveValue('Only the annex is left.');
  await page.keyboard.press('Escape');
  await detail.getByRole('heading', { level: 2 }).first().focus();
  await page.keyboard.press('n');
  await expect(detail.getByLabel('Note for the office')).toBeFocused();
  await page.keyboard.type('Ask Chen.');
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  await detail.getByLabel('Note to the client').press('End');
  await page.keyboard.press('Escape');
  await expect(detail.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(detail.getByLabel('Note for the office')).toHaveValue('Ask Chen.');

  await context.setOffline(true);
  await detail.getByLabel('Write to the client').fill('A slip of the hand');
  await page.keyboard.press('Control+Enter');
  const waiting = detail.getByRole('listitem').filter({ hasText: 'A slip of the hand' });
  await waiting.getByRole('button', { name: 'Undo' }).click();
  await expect(waiting).toHaveCount(0);
  const copy = detail.getByRole('button', { name: 'Copy the link' });
  await expect(copy).toHaveAccessibleDescription(
    'You are offline. The link comes from the server.',
  );
  // It is not to be pressed, and says why when it is.
  await copy.click({ force: true });
  const reasons = detail.getByRole('status');
  await expect(reasons.filter({ hasText: 'You are offline.' })).toBeVisible();
});

test('a new link ends the old one, after one question', { tag: everythingOnly }, async ({
  page,
  product,
}) => {
  const { quote, detail } = await openQuote(page);
  const { key } = await clientSide(page, quote);
  await detail.getByRole('button', { name: 'Replace the link' }).click();
  const dialog = page.getByRole('dialog', { name: 'End the client’s link?' });
  await dialog.getByRole('button', { name: 'Make a new link' }).click();
  const made = page.getByRole('dialog', { name: 'The link has been replaced' });
  await expect(made.getByText(`${product.origin}/request/`)).toBeVisible();
  expect((await page.request.get(`/api/requests/${key}`)).status()).toBe(404);
  expect((await clientSide(page, quote)).key).not.toBe(key);
});
