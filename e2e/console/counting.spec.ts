import { makePdf } from '../../measure/scripts/make-pdf.ts';
import { expect, signIn, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { findCard, noAnswer, openLine, submitQuote } from './office.ts';

test.use({ allowedConsoleErrors: [noAnswer] });

const pages = 600;
const lines = Array.from({ length: 40 }, () => '合同双方应当遵守本协议的约定');
const words = (pages * lines.join('').length).toLocaleString('en-US');

/** A visitor sends a document that takes longer to count than an answer waits. */
async function submitLong(origin: string) {
  const customerName = `Long document ${Math.random().toString(36).slice(2, 7)}`;
  const form = new FormData();
  form.append('customerName', customerName);
  form.append('customerEmail', 'client@example.com');
  form.append('translationDirection', 'Chinese to English Translation');
  const bytes = new Uint8Array(makePdf(Array(pages).fill(lines), 'simplified'));
  form.append('file', new Blob([bytes], { type: 'application/pdf' }), 'long.pdf');
  const answer = await fetch(`${origin}/api/upload-quote`, { method: 'POST', body: form });
  expect(answer.status).toBe(201);
  const { id, reference, wordCountBasis } = await answer.json();
  expect(wordCountBasis).toBe('counting');
  return { id, reference, customerName };
}

// Counting it twice takes as long as a dozen other stories. The rest of this is proved by the tests of
// the counting desk, of the console's `change-follower` and of its button.
const title =
  'A count that takes long comes into the open console by itself, and can be asked for again';
test(title, { tag: everythingOnly }, async ({ page, product }) => {
  test.setTimeout(180_000);
  await signIn(page);
  const quote = await submitLong(product.origin);
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
  product,
}) => {
  const quote = await submitQuote(product.origin);
  await signIn(page);
  await page.goto(`/admin/dashboard?quote=${quote.id}`);
  const document = page.getByRole('region', { name: 'Source document' });
  await expect(document).toContainText(/\d words/);
  const before = await document.innerText();
  const counting = await openLine(page, 'Counting');
  await context.setOffline(true);
  await counting.getByRole('button', { name: 'Count again' }).click();
  await expect(counting.getByRole('alert')).toContainText('Counting again needs a connection.');
  expect(await document.innerText()).toBe(before);
});
