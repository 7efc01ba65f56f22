import type { Browser, Locator, Page } from '@playwright/test';
import { checkAtBothSizes, expect, measureOverflow, signIn, test } from '../fixtures.ts';
import type { Product } from '../product.ts';
import { submitQuote } from './office.ts';
import { callAs, handOut, inviteTranslator, join, openBrowser } from './people.ts';

/** As long as a name can be, in the script that takes most room. */
const fileName =
  '关于中外合资经营企业章程修正案及股东会决议的补充协议（第三稿，含附件一至附件九）.txt';

const change = () => ({ changeId: crypto.randomUUID() });

/** A translator with an offer on screen, and the office. */
async function openOffer(browser: Browser, product: Product) {
  const owner = await openBrowser(browser, product);
  const quote = await submitQuote(owner, { fileName });
  await signIn(owner);
  const { personId, path } = await inviteTranslator(owner, 'Rebecca Thorne');
  const page = await openBrowser(browser, product);
  await join(page, path);
  const jobId = await handOut(owner, quote, { personId });
  await page.getByRole('feed').getByRole('link', { name: fileName }).click();
  const detail = page.getByRole('region', { name: 'Job', exact: true });
  await expect(detail.getByRole('heading', { name: fileName })).toBeVisible();
  return { owner, page, detail, jobId };
}

const addFile = (detail: Locator, name: string) =>
  detail
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(`of ${name}`) });

async function expectStep(page: Page, jobId: string, step: Record<string, unknown>): Promise<void> {
  await expect
    .poll(async () => {
      const { jobs } = await (await page.request.get('/api/jobs')).json();
      return jobs.find(({ id }: { id: string }) => id === jobId).steps.at(-1);
    })
    .toMatchObject(step);
}

test('a job whose terms have changed is returned, and handed in again with what was handed in before', async ({
  browser,
  ownProduct,
}) => {
  const { owner, page, detail, jobId } = await openOffer(browser, ownProduct);
  await detail.getByRole('button', { name: 'Accept' }).click();
  await addFile(detail, 'lease.txt');
  await expect(detail.getByText(/here since/)).toBeVisible();
  await addFile(detail, 'wrong.txt');
  await detail.getByRole('button', { name: 'Remove: wrong.txt' }).click();
  await expect(detail.getByText('wrong.txt')).toBeHidden();
  await detail.getByRole('button', { name: 'Hand in 1 file' }).click();
  await expectStep(page, jobId, { state: 'handed-in' });
  await expect(detail.getByRole('heading', { name: /^Handed in today/ })).toBeVisible();

  await callAs(owner, 'POST', `/api/jobs/${jobId}/returns`, {
    ...{ note: 'Clause 4.2, please.', ...change() },
  });
  await callAs(owner, 'PATCH', `/api/jobs/${jobId}`, {
    ...{ words: 9000, ...change() },
    dueAt: new Date(Date.now() + 72 * 3_600_000).toISOString(),
  });
  await expect(detail.getByRole('heading', { name: 'The office asks for changes' })).toBeVisible();
  await expect(detail.getByRole('blockquote').getByText('Clause 4.2, please.')).toBeVisible();
  await expect(detail.getByText('The office has changed the terms.')).toBeVisible();
  await checkAtBothSizes(page);
  await detail.getByRole('checkbox', { name: 'Hand in again: lease.txt' }).check();
  await addFile(detail, 'clause 4.2.txt');
  await expect(detail.getByText(/here since/)).toBeVisible();
  await detail.getByLabel('A line with it').fill('Clause 4.2 is new.');
  await page.keyboard.press('Control+Enter');
  await expectStep(page, jobId, { state: 'handed-in', note: 'Clause 4.2 is new.' });
  await expect(detail.getByText('The office has changed the terms.')).toBeHidden();
  await detail.getByText('History').click();
  await expect(detail.getByText('Terms changed')).toBeVisible();
  await checkAtBothSizes(page);
});

test('an offer is declined with a line, which is kept while one thinks about it', async ({
  browser,
  ownProduct,
}) => {
  const { page, detail, jobId } = await openOffer(browser, ownProduct);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await measureOverflow(page)).toBe(0);
  await detail.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog', { name: 'Decline the job' });
  await dialog.getByLabel('A line for the office').fill('From Friday gladly.');
  await checkAtBothSizes(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await detail.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByLabel('A line for the office')).toHaveValue('From Friday gladly.');
  await dialog.getByRole('button', { name: 'Decline the job' }).click();
  await expect(detail.getByRole('heading', { name: 'You have declined this job' })).toBeVisible();
  await expectStep(page, jobId, { state: 'declined', note: 'From Friday gladly.' });
});
