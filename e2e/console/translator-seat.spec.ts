import type { Browser, Page } from '@playwright/test';
import { checkAtBothSizes, expect, measureOverflow, signIn, test } from '../fixtures.ts';
import type { Product } from '../product.ts';
import { clientSide } from './at-server.ts';
import { readDevice, recordAnswers } from './device.ts';
import { installWorker, noAnswerOrRefusal, type SubmittedQuote, submitQuote } from './office.ts';
import { callAs, handOut, inviteTranslator, join, openBrowser } from './people.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

const client = { customerName: 'Ouyang Murong', customerEmail: 'ouyang@harbourlaw.example' };
const sourceText = 'Article one of the lease.';
const finishedFile = {
  ...{ name: 'lease zh.txt', mimeType: 'text/plain' },
  buffer: Buffer.from('租约第一条。'),
};

/** An order that the office has quoted for, and its owner. */
async function openOffice(browser: Browser, product: Product) {
  const owner = await openBrowser(browser, product);
  const fileName = 'Ouyang Murong lease.txt';
  const quote = await submitQuote(owner, { ...client, fileName, text: sourceText });
  await signIn(owner);
  return { owner, quote };
}

const jobRow = (page: Page) =>
  page.getByRole('feed').getByRole('article', { name: 'lease.txt', exact: true });
const jobDetail = (page: Page) => page.getByRole('region', { name: 'Job', exact: true });
const view = (page: Page, name: string) => page.getByRole('button', { name });

/** The job as the office has it. */
async function jobOnServer(owner: Page, { id }: SubmittedQuote) {
  const quotes = await (await owner.request.get('/api/admin/quotes')).json();
  return quotes.find((quote: { id: string }) => quote.id === id).jobs[0];
}

/** On the device by now, and opened from there. */
async function keepSource(page: Page): Promise<void> {
  const saved = page.waitForEvent('download');
  await jobDetail(page).getByRole('button', { name: 'Download: lease.txt' }).click();
  await saved;
  await expect(jobDetail(page).getByText('on this device', { exact: false }).first()).toBeVisible();
}

/** Writes to the office and hands in a file, with a line. */
async function writeAndHandIn(page: Page): Promise<void> {
  const detail = jobDetail(page);
  await detail.getByLabel('Write to the office').fill('Clause 4.2 is cut off in the scan.');
  await detail.getByRole('button', { name: 'Send to the office' }).click();
  await detail.locator('input[type="file"]').setInputFiles(finishedFile);
  await detail.getByLabel('A line with it').fill('“Lessor” as in last year’s lease.');
  await detail.getByRole('button', { name: 'Hand in 1 file' }).click();
}

test('a job is offered, accepted, worked on without a connection and handed in, and says nothing of the client', async ({
  browser,
  ownProduct,
}) => {
  const { owner, quote } = await openOffice(browser, ownProduct);
  const { key } = await clientSide(owner, quote);
  await callAs(owner, 'POST', `/api/quotes/${quote.id}/offers`, {
    ...{ wordCount: 5, total: '4417.93', changeId: crypto.randomUUID() },
    deliverBy: new Date(Date.now() + 7 * 24 * 3_600_000).toISOString(),
  });
  await callAs(owner, 'POST', `/api/quotes/${quote.id}/messages`, {
    ...{ text: 'talk-of-the-office', changeId: crypto.randomUUID() },
  });
  const { personId, path } = await inviteTranslator(owner, 'Rebecca Thorne');
  const fee = { currency: 'GBP', kind: 'per-word', amount: '0.06' };

  const page = await openBrowser(browser, ownProduct);
  const answers = await recordAnswers(page);
  await join(page, path);
  await expect(page.getByText('No jobs yet.')).toBeVisible();
  for (const name of ['People', 'Export', 'New request', 'Settings']) {
    await expect(page.getByRole('button', { name })).toBeHidden();
  }

  // Told by the server, without a press.
  await handOut(owner, quote, {
    personId,
    fee,
    note: 'Keep the defined terms in quotation marks.',
  });
  await expect(page.getByRole('heading', { name: '1 job waits for your answer' })).toBeVisible();
  await expect(jobRow(page)).toContainText('£292.38');
  await expect(jobRow(page)).toContainText('New');
  await checkAtBothSizes(page);
  await jobRow(page).focus();
  await page.keyboard.press('Enter');
  await expect(jobDetail(page).getByRole('heading', { level: 2 })).toHaveText('lease.txt');
  await expect(jobRow(page)).not.toContainText('New');
  await checkAtBothSizes(page);
  await jobDetail(page).getByRole('button', { name: 'Accept' }).click();
  await expect(view(page, 'In work')).toContainText('1');
  await expect.poll(async () => (await jobOnServer(owner, quote)).steps.length).toBe(2);
  await keepSource(page);
  await installWorker(page);

  await page.context().setOffline(true);
  await page.reload();
  await expect(jobRow(page)).toContainText('1 file here');
  const opened = page.waitForEvent('download');
  await jobDetail(page).getByRole('button', { name: 'Open: lease.txt' }).click();
  await opened;
  await writeAndHandIn(page);
  await expect(jobRow(page)).toContainText('not sent');
  await expect(page.getByText('2 changes waiting to be sent')).toBeVisible();
  await checkAtBothSizes(page);

  await page.reload();
  await expect(jobDetail(page).getByText('Clause 4.2 is cut off in the scan.')).toBeVisible();
  await expect(jobDetail(page).getByText('lease zh.txt')).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  const outbox = page.getByRole('dialog');
  await expect(outbox.getByText('Message to the office')).toBeVisible();
  await expect(outbox.getByText('Hand in', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await jobOnServer(owner, quote)).finished).toEqual([]);

  await page.context().setOffline(false);
  await expect(view(page, 'Handed in')).toContainText('1');
  await expect(page.getByText(/waiting to be sent/)).toBeHidden();
  await expect
    .poll(async () => (await jobOnServer(owner, quote)).steps.at(-1)?.state)
    .toBe('handed-in');
  const job = await jobOnServer(owner, quote);
  expect(job.steps.at(-1)).toMatchObject({
    note: '“Lessor” as in last year’s lease.',
    by: { name: 'Rebecca Thorne' },
  });
  expect(job.finished).toMatchObject([{ fileName: 'lease zh.txt' }]);
  expect(job.messages).toMatchObject([{ text: 'Clause 4.2 is cut off in the scan.' }]);

  const known = `${await readDevice(page)}\n${await answers.all()}`;
  expect(known).toContain('Keep the defined terms in quotation marks.');
  expect(known).toContain(sourceText);
  const secrets = [
    'Ouyang',
    'Murong',
    'harbourlaw',
    '4417.93',
    '4,417.93',
    key,
    'talk-of-the-office',
  ];
  for (const secret of secrets) expect(known).not.toContain(secret);
});

test('a job that was taken back meanwhile keeps what was written and made, and gives up its files', async ({
  browser,
  ownProduct,
}) => {
  const { owner, quote } = await openOffice(browser, ownProduct);
  const { personId, path } = await inviteTranslator(owner, 'Rebecca Thorne');
  const page = await openBrowser(browser, ownProduct);
  await join(page, path);
  const jobId = await handOut(owner, quote, { personId });
  await jobRow(page).getByRole('link').click();
  await jobDetail(page).getByRole('button', { name: 'Accept' }).click();
  await keepSource(page);
  await installWorker(page);
  expect(await readDevice(page)).toContain(sourceText);

  await page.context().setOffline(true);
  await writeAndHandIn(page);
  await expect(page.getByText('2 changes waiting to be sent')).toBeVisible();
  await callAs(owner, 'DELETE', `/api/jobs/${jobId}`, { changeId: crypto.randomUUID() });
  await page.context().setOffline(false);

  await expect(
    jobDetail(page).getByRole('heading', { name: 'The office has taken this job back' }),
  ).toBeVisible();
  await expect(view(page, 'Done')).toContainText('1');
  await page.getByRole('button', { name: 'Review' }).click();
  const outbox = page.getByRole('dialog');
  await expect(outbox.getByText('“Lessor” as in last year’s lease.')).toBeVisible();
  await checkAtBothSizes(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => readDevice(page)).not.toContain(sourceText);

  const saved = page.waitForEvent('download');
  await jobDetail(page).getByRole('button', { name: 'Save: lease zh.txt' }).click();
  await saved;
  await page.reload();
  await jobDetail(page).getByRole('button', { name: 'Remove: lease zh.txt' }).click();
  await expect.poll(() => readDevice(page)).not.toContain('租约第一条。');

  await callAs(owner, 'DELETE', `/api/people/${personId}`);
  await expect(
    page.getByRole('heading', { name: 'You are no longer in this office' }),
  ).toBeVisible();
  await expect.poll(() => readDevice(page)).not.toContain('lease.txt');
});

test('on a phone in Chinese an offer is answered, and one comes to oneself and back', async ({
  browser,
  ownProduct,
}) => {
  const { owner, quote } = await openOffice(browser, ownProduct);
  const { personId, path } = await inviteTranslator(owner, '顾一鸣', 'zh-Hans');
  const fee = { currency: 'CNY', kind: 'per-word', amount: '0.35' };
  const context = await browser.newContext({
    ...{ baseURL: ownProduct.origin, locale: 'zh-CN', hasTouch: true },
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByLabel('密码').fill('plum otter gravel lantern');
  await page.getByRole('button', { name: '加入' }).click();
  await expect(page.getByText('还没有稿件。')).toBeVisible();
  await handOut(owner, quote, { personId, fee });
  await expect(page.getByRole('heading', { name: '1单等您答复' })).toBeVisible();
  await expect(page.getByText('¥1,705.55')).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);

  await jobRow(page).tap();
  const detail = page.getByRole('region', { name: '稿件详情' });
  await expect(detail.getByRole('heading', { name: 'lease.txt' })).toBeFocused();
  expect(await measureOverflow(page)).toBe(0);
  await detail.getByRole('button', { name: '接稿' }).tap();
  await expect(detail.getByRole('heading', { name: '译文' })).toBeVisible();
  await detail.getByRole('button', { name: '返回进行中' }).tap();
  await expect(jobRow(page)).toBeFocused();
  await expect(page.getByRole('button', { name: '进行中' })).toContainText('1');

  await page.getByRole('button', { name: '更多' }).tap();
  await page.getByRole('button', { name: '顾一鸣' }).tap();
  await page.getByRole('button', { name: /^登录方式/ }).tap();
  await expect(page.getByRole('heading', { name: '已登录设备' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: '稿酬' }).tap();
  await expect(page.getByText('还没有已交稿且有稿酬的稿件。')).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
});
