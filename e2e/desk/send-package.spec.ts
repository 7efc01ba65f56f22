import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { makeScan } from '../../measure/scripts/make-scan.ts';
import { checkInBothSchemes, expect, test } from '../fixtures.ts';
import { folderName, largeFolder, readZip, wordsOfLargeFolder } from '../large-folder.ts';
import {
  type Document,
  fillRequest,
  findQuotes,
  handOver,
  nineWords,
  openDesk,
  submitButton,
  uploadPanel,
  waitUntilRead,
  yourDocument,
} from './ordering-desk.ts';

const documents: readonly Document[] = [
  nineWords,
  { name: '附件二 股东会决议.txt', type: 'text/plain', text: '股东会已经决议。' },
  { name: 'Power of attorney.txt', type: 'text/plain', text: 'Power of attorney, signed.' },
];

const folder = {
  '尽职调查 2026/01 协议.txt': '股东协议',
  '尽职调查 2026/annex/letter.txt': 'two words',
  '尽职调查 2026/annex/📄 empty.txt': '',
  '尽职调查 2026/.DS_Store': 'not sent',
};

test.beforeEach(({ page }) => openDesk(page));

test('A visitor drops three files, takes them as one package, leaves one out and sends the others', async ({
  page,
  request,
}) => {
  await handOver(page, 'drop', 'footer', documents);
  await expect(yourDocument(page)).toContainText(nineWords.name);
  await waitUntilRead(page);
  await expect(uploadPanel(page)).toContainText('9 words');
  await expect(
    page.getByText('Also there: 附件二 股东会决议.txt, Power of attorney.txt'),
  ).toBeVisible();
  await checkInBothSchemes(page);

  await page.getByRole('button', { name: 'Take all 3 as one package' }).click();
  await expect(yourDocument(page)).toContainText('合同 草案 and 2 more.zip');
  await expect(yourDocument(page)).toBeFocused();
  await expect(uploadPanel(page)).toContainText('3 of 3 documents counted');
  await expect(uploadPanel(page)).toContainText('21 words');
  await page.getByRole('button', { name: 'Estimate the price' }).click();
  const estimate = page.getByRole('region', { name: 'Price estimate' });
  await expect(estimate).toContainText('9 + 8 + 4 = 21 words × $0.10 × 1');
  await checkInBothSchemes(page);

  await test.step('the keyboard leaves one out, and the price stays open', async () => {
    const box = page.getByRole('checkbox', { name: 'Power of attorney.txt' });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).not.toBeChecked();
    await expect(box).toBeFocused();
    await expect(yourDocument(page)).toContainText('合同 草案 and 1 more.zip');
    await expect(estimate).toContainText('9 + 8 = 17 words × $0.10 × 1');
    await expect(uploadPanel(page)).toContainText('Stays here.');
  });

  const name = `Package ${Date.now()}`;
  await fillRequest(page, name);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect
    .poll(() => findQuotes(request, name))
    .toMatchObject([
      { wordCount: 17, wordCountBasis: 'measured', fileName: '合同 草案 and 1 more.zip' },
    ]);
  const [quote] = await findQuotes(request, name);
  const stored = await request.get(`/api/admin/files/${quote?.id}`);
  expect(readZip(await stored.body())).toEqual(
    new Map(documents.slice(0, 2).map(({ name, text }) => [name, text])),
  );
});

test('A dropped folder keeps its names and its folders to the last byte', async ({
  page,
  request,
}, testInfo) => {
  const root = await writeFolder(testInfo.outputPath('dropped'));
  await dropPath(page, join(root, '尽职调查 2026'));
  await expect(yourDocument(page)).toContainText('01 协议.txt');
  await expect(uploadPanel(page)).toContainText('Only the first of 3 files was taken.');
  await expect(uploadPanel(page)).toContainText('The folder “尽职调查 2026”');
  await page.getByRole('button', { name: 'Take all 3 as one package' }).click();
  await expect(yourDocument(page)).toContainText('尽职调查 2026.zip');
  await expect(uploadPanel(page)).toContainText('6 words');

  const name = `Folder ${Date.now()}`;
  await fillRequest(page, name);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect.poll(() => findQuotes(request, name)).toHaveLength(1);
  const [quote] = await findQuotes(request, name);
  const stored = await request.get(`/api/admin/files/${quote?.id}`);
  const { '尽职调查 2026/.DS_Store': _, ...sent } = folder;
  expect(readZip(await stored.body())).toEqual(new Map(Object.entries(sent)));
});

test('A folder of 300 files arrives whole, and is counted as the sum of its documents', async ({
  page,
  request,
}, testInfo) => {
  const root = testInfo.outputPath('large');
  for (const [path, text] of largeFolder) await write(join(root, path), text);
  await dropPath(page, join(root, folderName));
  await page.getByRole('button', { name: 'Take all 300 as one package' }).click();
  // What holds nothing to count is said, and makes the sum an "at least".
  const sum = `at least ${wordsOfLargeFolder.toLocaleString('en-US')} words`;
  await expect(uploadPanel(page)).toContainText(sum, { timeout: 30_000 });
  await expect(uploadPanel(page)).toContainText('299 of 300 documents are counted.');

  const name = `Large folder ${Date.now()}`;
  await fillRequest(page, name);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect
    .poll(() => findQuotes(request, name), { timeout: 30_000 })
    .toMatchObject([{ wordCount: wordsOfLargeFolder, fileName: `${folderName}.zip` }]);
  const [quote] = await findQuotes(request, name);
  const stored = await request.get(`/api/admin/files/${quote?.id}`);
  expect(readZip(await stored.body())).toEqual(largeFolder);
});

test('A document that cannot be counted comes first, and another copy takes its place', async ({
  page,
}) => {
  const scan = Buffer.from(makeScan([{ picture: [1, 1] }]));
  await page.getByLabel('Choose a file').setInputFiles([
    { name: nineWords.name, mimeType: 'text/plain', buffer: Buffer.from(nineWords.text) },
    { name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan },
  ]);
  await page.getByRole('button', { name: 'Take all 2 as one package' }).click();
  await expect(uploadPanel(page)).toContainText('at least 9 words');
  await expect(uploadPanel(page)).toContainText('1 of 2 documents is counted.');
  const list = page.getByRole('region', { name: 'Documents of the package' });
  await expect(list.getByRole('listitem').first()).toContainText('scan.pdf');
  await checkInBothSchemes(page);

  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose another copy of scan.pdf' }).click();
  const copy = { name: 'typed.txt', mimeType: 'text/plain', buffer: Buffer.from('two words') };
  await (await picker).setFiles(copy);
  await expect(uploadPanel(page)).toContainText('11 words');
  await expect(uploadPanel(page)).toContainText('2 of 2 documents counted');

  await page.getByRole('checkbox', { name: 'typed.txt' }).uncheck();
  await page.getByRole('checkbox', { name: nineWords.name }).click();
  await expect(page.getByText('One document has to stay in.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: nineWords.name })).toBeChecked();

  await page.getByRole('button', { name: 'Only the first' }).click();
  await expect(yourDocument(page)).toContainText(nineWords.name);
  await expect(page.getByRole('button', { name: 'Take all 2 as one package' })).toBeVisible();
});

test('Files over 1 GB together are not packed before enough of them are left out', async ({
  page,
}) => {
  await dropLargeFiles(page, { 'film.mp4': 0.6, 'second film.mp4': 0.5, 'contract.txt': 0 });
  await page.getByRole('button', { name: 'Take all 3 as one package' }).click();
  await expect(uploadPanel(page)).toContainText(/The package is over 1 GB, by 102\.\d\d MB\./);
  await expect(page.getByRole('checkbox')).toHaveCount(3);
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName(/^film\.mp4/);
  await expect(page.getByRole('button', { name: 'Take 3 as one package' })).toBeDisabled();
  await checkInBothSchemes(page);
  await page.getByRole('checkbox', { name: /^film\.mp4/ }).uncheck();
  await expect(uploadPanel(page)).toContainText('Now it fits into 1 GB.');
  await expect(page.getByRole('button', { name: 'Take 2 as one package' })).toBeEnabled();
});

test('A folder is chosen by keyboard, and many documents are listed by what they need', async ({
  page,
}, testInfo) => {
  const root = testInfo.outputPath('many');
  for (let index = 1; index <= 8; index += 1) {
    await write(join(root, 'deal', `${index}.txt`), 'two words');
  }
  await write(join(root, 'deal', 'logo.png'), pixel);
  const picker = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Or choose a folder' }).focus();
  await page.keyboard.press('Enter');
  await (await picker).setFiles(join(root, 'deal'));
  await page.getByRole('button', { name: 'Take all 9 as one package' }).click();
  await expect(yourDocument(page)).toContainText('deal.zip');
  await expect(uploadPanel(page)).toContainText('8 of 9 documents counted');
  const list = page.getByRole('region', { name: 'Documents of the package' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByRole('listitem').last()).toContainText('8 documents');
  await checkInBothSchemes(page);
  await list.getByRole('button', { name: 'Show: Counted' }).click();
  await expect(list.getByRole('checkbox')).toHaveCount(8);
  await list.getByRole('button', { name: 'List all 9' }).click();
  await expect(list.getByRole('checkbox')).toHaveCount(9);
  await list.getByRole('button', { name: 'Leave it out: logo.png' }).click();
  await expect(uploadPanel(page)).toContainText('16 words');
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function write(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

async function writeFolder(root: string): Promise<string> {
  for (const [path, text] of Object.entries(folder)) await write(join(root, path), text);
  return root;
}

/** Drops a file or a folder from the disk, as a hand does: a page cannot make up a folder. */
async function dropPath(page: Page, path: string): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: 300, y: 500, data });
  }
}

/** Files of that many gigabytes, which take neither time nor room: the same megabytes over and over. */
async function dropLargeFiles(
  page: Page,
  gigabytes: Readonly<Record<string, number>>,
): Promise<void> {
  await page.evaluate((gigabytes) => {
    const dataTransfer = new DataTransfer();
    const large = new Blob(Array(64).fill(new Uint8Array(1024 ** 2)));
    for (const [name, size] of Object.entries(gigabytes)) {
      const parts = Array(Math.ceil(size * 16)).fill(large);
      const all = new Blob(parts).slice(0, Math.round(size * 1024 ** 3));
      dataTransfer.items.add(new File([all, '.'], name));
    }
    document.body.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
    );
  }, gigabytes);
}
