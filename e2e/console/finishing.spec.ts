import type { Locator, Page } from '@playwright/test';
import { checkAtBothSizes, expect, test } from '../fixtures.ts';
import { keyOf } from '../request-key.ts';
import { holdRequests } from '../waiting.ts';
import {
  findCard,
  noAnswerOrRefusal,
  openDetail,
  openInstalledConsole,
  openLine,
  readDatabase,
  submitQuote,
} from './office.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

const person = 'finished@harbourlaw.example';

interface ClientSide {
  read(): Promise<{ state: string; deliveries: { number: number; files: { id: string }[] }[] }>;
  send(what: string, body: object): Promise<void>;
  download(fileId: string): Promise<string>;
}

/** What the client does on their page. */
async function clientSide(page: Page, origin: string, id: string): Promise<ClientSide> {
  const { requestPath } = await (await page.request.get(`/api/quotes/${id}/link`)).json();
  const address = `${origin}/api/requests/${keyOf(requestPath)}`;
  return {
    read: async () => (await fetch(address)).json(),
    async send(what, body) {
      const headers = { 'Content-Type': 'application/json', Origin: origin };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const response = await fetch(`${address}/${what}`, init);
      expect(response.status, await response.text()).toBe(201);
    },
    download: async (fileId) => (await fetch(`${address}/deliverables/${fileId}`)).text(),
  };
}

function asFiles(...texts: string[]) {
  return texts.map((text, index) => ({
    name: `译文 ${index + 1} ${text}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  }));
}

async function addFiles(detail: Locator, files: ReturnType<typeof asFiles>): Promise<void> {
  await detail.locator('input[type="file"]').setInputFiles(files);
}

test('finished files go up while somebody looks elsewhere, are delivered, revised, confirmed, and leave a receipt', async ({
  page,
  context,
  product,
}) => {
  const quote = await submitQuote(page);
  const other = await openInstalledConsole(page);
  await (await findCard(page, quote)).getByRole('button', { name: 'in-progress' }).click();
  const client = await clientSide(page, product.origin, quote.id);
  let detail = await openDetail(page, quote);

  // The first one is held back on its way, until somebody has looked at another submission.
  const letGo = await holdRequests(context, '**/deliverables');
  await addFiles(detail, asFiles('first', 'second'));
  await expect(detail.getByText('2 files still on the way')).toBeVisible();
  const deliver = detail.getByRole('button', { name: 'Deliver 2 files' });
  await expect(deliver).toHaveAccessibleDescription('Wait until all files have arrived.');
  await checkAtBothSizes(page);
  await openDetail(page, other);
  letGo();
  detail = await openDetail(page, quote);
  await expect(detail.getByText('2 files ready')).toBeVisible();
  expect((await client.read()).deliveries).toEqual([]);

  await detail.getByLabel(/^Note to the client/).fill('With the glossary.');
  await context.setOffline(true);
  await expect(deliver).toHaveAccessibleDescription(/^You are offline\./);
  await context.setOffline(false);
  await expect(deliver).not.toHaveAttribute('aria-disabled', 'true');
  await deliver.click();
  await expect(detail.getByText('Delivered, not confirmed yet')).toBeVisible();
  await expect(detail.getByRole('heading', { name: 'Delivered' })).toBeFocused();
  await checkAtBothSizes(page);
  const [delivery] = (await client.read()).deliveries;
  expect(delivery).toMatchObject({ number: 1, note: 'With the glossary.' });
  expect(await client.download(delivery?.files[1]?.id ?? '')).toBe('second');

  const revision = { number: 1, text: 'Joint Venture Company, please.', changeId: 'revision-1' };
  await client.send('revisions', revision);
  await page.getByRole('button', { name: /^Refresh/ }).click();
  await expect(detail.getByRole('heading', { name: 'A change is asked for' })).toBeVisible();
  await addFiles(detail, asFiles('revised'));
  await detail.getByRole('button', { name: 'Deliver 1 file' }).click();
  await expect(detail.getByRole('heading', { name: 'Delivery 2' })).toBeVisible();

  await client.send('confirmations', { number: 2 });
  await page.getByRole('button', { name: /^Refresh/ }).click();
  const receipt = await openLine(detail, 'Receipt');
  await expect(receipt).toContainText('Confirmed by the client');
  await expect(receipt.getByRole('row')).toHaveCount(5);
  await expect(detail.getByText(/^4 files will be deleted in /)).toBeVisible();
  await checkAtBothSizes(page);
});

test('a person who asks for it is exported and erased, and this device keeps nothing', async ({
  page,
  product,
}) => {
  const names = { customerName: 'Erasmus Leaves', customerEmail: person };
  const quote = await submitQuote(page, names);
  await submitQuote(page, names);
  const another = await openInstalledConsole(page);
  const client = await clientSide(page, product.origin, quote.id);
  await client.send('wishes', { what: 'erase', changeId: 'wish-erase' });
  await page.getByRole('button', { name: /^Refresh/ }).click();
  const detail = await openDetail(page, quote);
  await detail.getByLabel('Write to the client').fill('Dear Erasmus');
  await expect.poll(() => readDatabase(page)).toContain('Dear Erasmus');

  const download = page.waitForEvent('download');
  await openLine(detail, 'Client’s data');
  await detail.getByRole('link', { name: 'Export everything' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);

  const wish = detail.getByRole('region', { name: 'Next step' });
  await expect(wish).toContainText('The client asks to be erased');
  await wish.getByRole('button', { name: 'Erase this person' }).click();
  const dialog = page.getByRole('dialog', { name: /^Erase Erasmus Leaves/ });
  const erase = dialog.getByRole('button', { name: 'Erase 2 submissions' });
  await expect(erase).toBeDisabled();
  await dialog.getByLabel('To erase, type the email address').fill(person);
  await checkAtBothSizes(page);
  await erase.click();

  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByText('2 submissions and everything in them are gone.', { exact: true }),
  ).toBeVisible();
  await expect.poll(() => readDatabase(page)).not.toMatch(/erasmus|finished@harbourlaw/i);
  await page.getByRole('searchbox').fill('Erasmus');
  await expect(page.getByRole('article', { name: /Erasmus/ })).toHaveCount(0);
  await findCard(page, another);
  const all = await (await page.request.get('/api/admin/quotes')).text();
  expect(all).not.toMatch(/erasmus/i);
});
