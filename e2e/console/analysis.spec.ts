import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { checkInBothSchemes, expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { installWorker, noAnswerOrRefusal, openConsole, openLine } from './office.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

const text = [
  'Press the button 1 time. 按下按钮。',
  'Press the button 2 times.',
  'Press the button 3 times.',
  '按下按钮。',
].join('\n');

async function openAnalysis(page: Page) {
  const quote = await openConsole(page, { customerName: 'Analysis', text });
  await page.goto(`/admin/dashboard?quote=${quote.reference}`);
  const region = await openLine(page, 'Analysis');
  return { quote, region };
}

test('staff analyze a document, copy and export what it repeats, and need a connection', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { quote, region } = await openAnalysis(page);
  await installWorker(page);
  await openLine(page, 'Analysis');
  const document = page.getByRole('region', { name: 'Source document' });
  const analyze = region.getByRole('button', { name: 'Analyze' });
  // Where the press would scroll to, so that what moves afterwards was moved by the answer.
  await analyze.scrollIntoViewIfNeeded();
  const before = await document.boundingBox();
  await analyze.click();
  const row = (name: string) => region.getByRole('row', { name });
  await expect(row('All')).toHaveText('All51510100%');
  await expect(row('Repetitions')).toContainText('2');
  await expect(row('of these, with other numbers')).toContainText('1');
  await expect(row('Remaining')).toContainText('3');
  await expect(region).toContainText('This changes no price.');
  expect(await document.boundingBox()).toEqual(before);
  await checkInBothSchemes(page);

  await region.getByRole('button', { name: 'Copy' }).click();
  await expect(region).toContainText('Copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[1]).toBe('All\t5\t15\t10\t25\t100');

  const downloading = page.waitForEvent('download');
  await region.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`yiqiao-analysis-${quote.reference}.csv`);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain(`${quote.reference},合同 草案.txt,Remaining,3,`);

  await context.setOffline(true);
  await expect(region.getByRole('button', { name: 'Analyze again' })).toBeDisabled();
  await page.reload();
  await openLine(page, 'Analysis');
  await expect(region.getByText('An analysis needs a connection.')).toBeVisible();
  await expect(region.getByRole('button', { name: 'Analyze' })).toBeDisabled();
});

test.describe('an analysis whose answer the story gives', () => {
  // What the worker passes on to the network does not always come by a route: the product would answer.
  test.use({ serviceWorkers: 'block' });

  test('it can be cancelled, and tells why it failed', { tag: everythingOnly }, async ({
    page,
  }) => {
    const { region } = await openAnalysis(page);
    const address = '**/api/admin/quotes/*/analysis';
    await page.route(address, () => {});
    await region.getByRole('button', { name: 'Analyze' }).click();
    await expect(region.getByRole('status')).toHaveText('Reading the document...');
    await checkInBothSchemes(page);
    await region.getByRole('button', { name: 'Cancel' }).click();
    await expect(region.getByRole('status')).toHaveText('Cancelled.');

    const message = 'Reading this document took too long and was stopped.';
    await page.unroute(address);
    await page.route(address, (route) =>
      route.fulfill({ status: 422, json: { message, code: 'not-analyzable' } }),
    );
    await region.getByRole('button', { name: 'Analyze' }).click();
    await expect(region.getByRole('alert')).toHaveText(message);
    await checkInBothSchemes(page);
    await page.unroute(address);
    await region.getByRole('button', { name: 'Try again' }).click();
    await expect(region.getByRole('table')).toBeVisible();
  });

  test('its result fits every width, also with doubled text', { tag: everythingOnly }, async ({
    page,
  }) => {
    const counts = { segments: 1_234_567, words: 2_469_134, asianCharacters: 1_234_567 };
    const row = { ...counts, otherWords: 1_234_567 };
    const { region } = await openAnalysis(page);
    await page.route('**/api/admin/quotes/*/analysis', (route) =>
      route.fulfill({
        json: { all: row, repetitions: row, withOtherNumbers: row, remaining: row },
      }),
    );
    await region.getByRole('button', { name: 'Analyze' }).click();
    await expect(region.getByRole('table')).toBeVisible();
    for (const { width, size } of [
      { width: 768, size: '100%' },
      { width: 390, size: '100%' },
      { width: 320, size: '100%' },
      { width: 320, size: '200%' },
    ]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const where = `${width} pixels, text at ${size}`;
      expect(await countCut(region.getByRole('table')), where).toBe(0);
      for (const { text, cell } of await measureNumbers(region)) {
        expect(text, where).toBeLessThan(cell);
      }
    }
  });
});

/** How many cells have text that sticks out of their section. */
function countCut(table: Locator): Promise<number> {
  return table.evaluate((element) => {
    const edge = element.closest('section')?.getBoundingClientRect().right ?? 0;
    const cells = [...element.querySelectorAll('th, td')];
    return cells.filter((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getBoundingClientRect().right > edge + 0.5;
    }).length;
  });
}

/** The widths of the numbers of a row and of their cells: no number may touch its neighbor. */
function measureNumbers(region: Locator): Promise<{ text: number; cell: number }[]> {
  return region
    .getByRole('row', { name: 'Remaining' })
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return {
          text: text.getBoundingClientRect().width,
          cell: cell.getBoundingClientRect().width,
        };
      }),
    );
}
