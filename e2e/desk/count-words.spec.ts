import { expect, test } from '../fixtures.ts';
import {
  chooseDocument,
  nineWords,
  openDesk,
  uploadPanel,
  waitUntilRead,
} from './ordering-desk.ts';

test.beforeEach(({ page }) => openDesk(page));

test('English text is counted by the spaces between its words', async ({ page }) => {
  await chooseDocument(page);
  await waitUntilRead(page);
  await expect(uploadPanel(page)).toContainText('9 words');
  await expect(uploadPanel(page)).toContainText('9 words, counted in the document.');
});

test('Chinese text is counted character by character, not as one word', async ({ page }) => {
  await chooseDocument(page, { ...nineWords, text: '甲乙双方，'.repeat(1000) });
  await waitUntilRead(page);
  await expect(uploadPanel(page)).toContainText('5,000 words');
  await expect(uploadPanel(page)).toContainText(
    '5,000 Chinese characters, counted in the document.',
  );
});

test('A mixed document shows both shares and is drawn in both scripts', async ({ page }) => {
  const text = `${'甲'.repeat(300)} ${'party '.repeat(100)}`;
  await chooseDocument(page, { ...nineWords, text });
  await waitUntilRead(page);
  const panel = uploadPanel(page);
  await expect(panel).toContainText(
    '100 words and 300 Chinese characters, counted in the document.',
  );
  await expect(panel.getByRole('listitem').filter({ hasText: 'Chinese characters' })).toContainText(
    '75%',
  );
  await expect(panel.getByRole('listitem').filter({ hasText: 'in English' })).toContainText('25%');
  await expect(
    panel.getByRole('img', {
      name: 'Your document in reading order: 100 words and 300 Chinese characters. One mark is 1 word.',
    }),
  ).toBeVisible();
});

test('What cannot be read is estimated at six bytes a word, and the page says so', async ({
  page,
}) => {
  const text = '\u0001'.repeat(3_000_001);
  await chooseDocument(page, { name: 'drawing.bin', type: 'application/octet-stream', text });
  await waitUntilRead(page);
  await expect(uploadPanel(page)).toContainText('500,000 words');
  await expect(uploadPanel(page)).toContainText('Estimated from the file size.');
  await expect(uploadPanel(page)).toContainText('a person will count it');
});

test('A screen reader hears the document, its count and where the count comes from', async ({
  page,
}) => {
  await chooseDocument(page);
  const said = page.locator('form [role=status]').last();
  await expect(said).toHaveText('9 words. 9 words, counted in the document.');
});
