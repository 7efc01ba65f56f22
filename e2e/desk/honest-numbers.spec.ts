import type { Page } from '@playwright/test';
import { makeArchive } from '../../measure/scripts/make-archive-documents.ts';
import { makeRecording } from '../../measure/scripts/make-recording.ts';
import { makeScan, type ScannedPage } from '../../measure/scripts/make-scan.ts';
import { expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import {
  fillRequest,
  findQuotes,
  openDesk,
  submitButton,
  uploadPanel,
  waitUntilRead,
} from './ordering-desk.ts';

const picture: ScannedPage = { picture: [1, 1] };
const cover: ScannedPage = { lines: [{ text: 'Land register of the north district' }] };

const documents = {
  partial: {
    name: 'register.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(makeScan([cover, ...Array<ScannedPage>(19).fill(picture)])),
  },
  scan: {
    name: 'scan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(
      makeScan([1, 2, 3].map((page) => ({ ...picture, lines: [{ text: `Page ${page}` }] }))),
    ),
  },
  recording: {
    name: 'board meeting.wav',
    mimeType: 'audio/wav',
    buffer: Buffer.from(makeRecording(42 * 60 + 18)),
  },
  archive: {
    name: 'tender.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(
      makeArchive({
        'offer/letter.txt': 'two words',
        'offer/合同.txt': '合同已经签了。',
        'list.json': '{"cut off": ',
      }),
    ),
  },
  unknown: {
    name: 'export.bin',
    mimeType: 'application/octet-stream',
    buffer: Buffer.alloc(24_000, 1),
  },
};

test.beforeEach(async ({ page }) => {
  await page.route('https://js.stripe.com/**', (route) => route.fulfill({ body: '' }));
  await openDesk(page);
});

async function choose(page: Page, kind: keyof typeof documents): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles(documents[kind]);
  await waitUntilRead(page);
}

test('A document that was counted in part says so until the office has it', {
  tag: everythingOnly,
}, async ({ page, request }) => {
  await choose(page, 'partial');
  const panel = uploadPanel(page);
  await expect(panel).toContainText('at least 6 words on 1 page of 20');
  await expect(panel).toContainText('19 pages are pictures.');
  await expect(panel).not.toContainText('Detected automatically');

  await page.getByRole('button', { name: 'Estimate the price' }).click();
  const estimate = page.getByRole('region', { name: 'Price estimate' });
  await expect(estimate).toContainText(
    'The price of what was counted so far. 19 of 20 pages are missing in it.',
  );
  await expect(estimate).toContainText('$0.60');
  await expect(estimate.getByRole('link')).toHaveCount(0);

  const name = `Partly counted ${Date.now()}`;
  await fillRequest(page, name);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('main')).toContainText('at least 6 words on 1 page of 20');
  await expect
    .poll(() => findQuotes(request, name))
    .toMatchObject([
      {
        wordCount: 6,
        wordCountBasis: 'partial',
        measurement: { pages: 20, picturePages: 19, limit: 'scanned-pages' },
      },
    ]);
});

test('A scan shows its pages, though each has its number, and no price', async ({
  page,
  request,
}) => {
  await choose(page, 'scan');
  await expect(uploadPanel(page)).toContainText('A scan');
  await expect(uploadPanel(page)).toContainText('3 pages');
  await expect(uploadPanel(page)).not.toContainText(/\d words|Detected automatically/);
  await expect(page.getByRole('button', { name: 'Estimate the price' })).toBeHidden();
  const name = `Scan ${Date.now()}`;
  await fillRequest(page, name);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('main')).not.toContainText(/\d words|\$/);
  await expect
    .poll(() => findQuotes(request, name))
    .toMatchObject([{ wordCount: 0, wordCountBasis: 'none', estimatedCost: '0.00' }]);
});

test('An archive lists its documents, and the office sees the same', async ({ page, request }) => {
  await choose(page, 'archive');
  const panel = uploadPanel(page);
  await expect(panel).toContainText('at least 9 words');
  await expect(panel.getByRole('heading', { name: '3 documents in it' })).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveText([
    /list\.json\s*not counted: damaged or empty/,
    /offer\/letter\.txt\s*2 words/,
    /offer\/合同\.txt\s*7 words/,
  ]);
  const name = `Archive ${Date.now()}`;
  await fillRequest(page, name);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect
    .poll(() => findQuotes(request, name))
    .toMatchObject([
      {
        wordCount: 9,
        wordCountBasis: 'partial',
        measurement: { format: 'zip', limit: 'documents', documentCount: 3 },
      },
    ]);
});

test('A recording shows its length, and has no words and no price', {
  tag: everythingOnly,
}, async ({ page, request }) => {
  await choose(page, 'recording');
  await expect(uploadPanel(page)).toContainText('42:18 minutes');
  await expect(uploadPanel(page)).toContainText(
    'A person will listen to it before you pay anything.',
  );
  await expect(page.getByRole('button', { name: 'Estimate the price' })).toBeHidden();

  const name = `Recording ${Date.now()}`;
  await fillRequest(page, name);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('main')).toContainText('42:18 minutes');
  await expect(page.getByRole('main')).not.toContainText(/\d words/);
  await expect
    .poll(() => findQuotes(request, name))
    .toMatchObject([{ wordCount: 0, wordCountBasis: 'none', estimatedCost: '0.00' }]);
});

test('A guess from the size of a file has no price', async ({ page }) => {
  await choose(page, 'unknown');
  await expect(uploadPanel(page)).toContainText('about 4,000 words if it were text');
  await expect(page.getByRole('button', { name: 'Estimate the price' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
});
