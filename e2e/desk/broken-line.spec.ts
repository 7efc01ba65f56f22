import { formatMegabytes } from '@yiqiao/contract/record/upload-limits';
import { findCard } from '../console/office.ts';
import { test as base, expect, signIn } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { type Break, type Line, openLine } from './line.ts';
import {
  chooseDocument,
  fillRequest,
  findQuotes,
  openDesk,
  submitButton,
  uploadPanel,
  waitUntilRead,
} from './ordering-desk.ts';

const test = base.extend<{ line: Line }>({
  line: async ({ product }, use) => {
    const line = await openLine(product.origin);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => {
    await use(line.origin);
  },
});

test.use({ allowedConsoleErrors: [/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/] });

const clause = '甲乙双方 shall agree within 10 days。';
const repeats = 20_000;
const document = { name: '框架合同.txt', type: 'text/plain', text: clause.repeat(repeats) };
const megabytes = `${formatMegabytes(Buffer.byteLength(document.text))} MB`;

const breaks: readonly (readonly [string, Break])[] = [
  ['inside the document', { afterBytes: 256 * 1024 }],
  ['behind the document, before the answer', 'before-answer'],
];

for (const [place, where] of breaks) {
  test(`A line that breaks ${place} changes nothing of what is received and counted`, {
    tag: everythingOnly,
  }, async ({ page, request, line }) => {
    const name = `Broken line ${Date.now()}`;
    await openDesk(page);
    await chooseDocument(page, document);
    await waitUntilRead(page);
    await expect(uploadPanel(page)).toContainText('100,000 Chinese characters');
    await fillRequest(page, name);

    line.breakUploads(where);
    await submitButton(page).click();
    await expect(page.getByText('The connection was lost.')).toBeVisible();
    expect(line.broken).toBeGreaterThan(0);
    line.mend();
    await page.getByRole('button', { name: 'Send again' }).click();

    await expect(page).toHaveURL(/\/success$/);
    const receipt = page.getByRole('main');
    await expect(receipt).toContainText(`${document.name}${megabytes}`);
    await expect(receipt).toContainText('Counted');
    await expect(receipt).toContainText('200,000 words');

    // On a busy machine it is counted after the answer.
    await expect
      .poll(() => findQuotes(request, name))
      .toMatchObject([
        { measurement: { exactness: 'exact', format: 'text', counts: { words: 200_000 } } },
      ]);
    await signIn(page);
    const card = await findCard(page, { id: '', reference: '', customerName: name });
    await card.getByRole('link', { name }).click();
    await expect(page.getByRole('region', { name: 'Detail', exact: true })).toContainText(
      `${document.name}, ${megabytes}100,000 words and 100,000 Chinese characters, counted in the document`,
    );
  });
}
