import { makePdf } from '../../measure/scripts/make-pdf.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { findCard, noAnswer, openConsole, openLine, submitQuote } from './office.ts';

test.use({ allowedConsoleErrors: [noAnswer] });

const pages = 1000;
const lines = Array.from({ length: 40 }, () => '合同双方应当遵守本协议的约定');
const words = (pages * lines.join('').length).toLocaleString('en-US');

// Counting it twice takes as long as a dozen other stories. The rest of this is proved by the tests of
// the counting desk, of the console's `change-follower` and of its button.
const title =
  'A count that takes long comes into the open console by itself, and can be asked for again';
test(title, { tag: everythingOnly }, async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  // It takes longer to count than an answer waits.
  const text = Buffer.from(makePdf(Array(pages).fill(lines), 'simplified'));
  const quote = await submitQuote(page, {
    customerName: 'Long',
    fileName: 'long.pdf',
    text,
    isLong: true,
  });
  await page.reload();
  const card = await findCard(page, quote);
  await expect(card).toContainText('being counted');
  await expect(card).toContainText('no sum yet');
  await expect(card).toContainText(`${words} words`, { timeout: 120_000 });

  await page.goto(`/admin/dashboard?quote=${quote.reference}`);
  const document = page.getByRole('region', { name: 'Source document' });
  await expect(document).toContainText(`${words} words`);
  await openLine(page, 'History');
  const history = page.getByRole('listitem').filter({ hasText: 'Count finished' });
  await expect(history).toContainText(`${words} words, $`);
  const counting = await openLine(page, 'Counting');
  const again = counting.getByRole('button', { name: 'Count again' });
  await again.click();
  await expect(document).toContainText('Being counted');
  await expect(document).not.toContainText(words);
  await expect(again).toBeFocused();
  await expect(document).toContainText(`${words} words`, { timeout: 120_000 });
  await expect(history).toHaveCount(2);
});

test('Without a connection nothing is counted again, and the button says so', async ({
  page,
  context,
}) => {
  const quote = await openConsole(page);
  await page.goto(`/admin/dashboard?quote=${quote.id}`);
  const document = page.getByRole('region', { name: 'Source document' });
  await expect(document).toContainText(/\d words/);
  const before = await document.innerText();
  const counting = await openLine(page, 'Counting');
  await context.setOffline(true);
  await expect(page.getByText(/^Offline/).first()).toBeVisible();
  await counting.getByRole('button', { name: 'Count again' }).click();
  await expect(counting.getByRole('alert')).toContainText('Counting again needs a connection.');
  expect(await document.innerText()).toBe(before);
});
