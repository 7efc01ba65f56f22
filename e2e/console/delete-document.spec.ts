import { expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { findCard, noAnswer, openConsole, openLine } from './office.ts';

test.use({ allowedConsoleErrors: [noAnswer] });

test('a document is deleted at once, after one question, and everything says so', async ({
  page,
  context,
}) => {
  const quote = await openConsole(page, { customerName: 'Erasure' });
  await findCard(page, quote);
  await page.goto(`/admin/dashboard?quote=${quote.reference}`);
  const document = page.getByRole('region', { name: 'Source document' });
  const deletion = await openLine(page, 'Delete documents');
  await deletion.getByRole('button', { name: 'Delete document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this document?' });
  await expect(dialog).toContainText('This cannot be undone.');
  await expect(dialog).toContainText('The submission stays');
  await dialog.getByRole('button', { name: 'Keep document' }).click();
  await expect(document.getByRole('link', { name: 'Download' })).toBeVisible();

  await deletion.getByRole('button', { name: 'Delete document' }).click();
  await dialog.getByRole('button', { name: 'Delete document' }).click();
  await expect(dialog).toBeHidden();
  await expect(document).toContainText(/Document deleted on .*, by hand\./);
  await expect(document.getByRole('link', { name: 'Download' })).toHaveCount(0);
  await openLine(page, 'History');
  const entry = page.getByRole('listitem').filter({ hasText: 'Document deleted' });
  await expect(entry.filter({ hasText: 'by hand' })).toBeVisible();
  const download = await context.request.get(`/api/admin/files/${quote.id}`);
  expect(download.status()).toBe(410);
});

test('without a connection nothing is deleted, now or later', { tag: everythingOnly }, async ({
  page,
  context,
}) => {
  const quote = await openConsole(page, { customerName: 'Erasure' });
  await page.goto(`/admin/dashboard?quote=${quote.reference}`);
  await openLine(page, 'Delete documents');
  await page.getByRole('button', { name: 'Delete document' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this document?' });
  await context.setOffline(true);
  await expect(dialog.getByRole('alert')).toContainText('needs a connection');
  await expect(dialog.getByRole('button', { name: 'Delete document' })).toBeDisabled();
  await context.setOffline(false);
  await expect(dialog.getByRole('button', { name: 'Delete document' })).toBeEnabled();
  expect((await context.request.get(`/api/admin/files/${quote.id}`)).status()).toBe(200);
});
