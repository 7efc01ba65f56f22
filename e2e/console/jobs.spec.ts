import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import {
  doJob,
  downloadJobFile,
  finishedForm,
  handIn,
  listJobs,
  uploadFinished,
} from '../../api/test/jobs/job-office.ts';
import type { Joined } from '../../api/test/join-office.ts';
import { checkAtBothSizes, expect, signIn, test } from '../fixtures.ts';
import type { Product } from '../product.ts';
import { changeElsewhere } from './at-server.ts';
import {
  installWorker,
  noAnswerOrRefusal,
  openDetail,
  openLine,
  pressTool,
  type SubmittedQuote,
  submitQuote,
} from './office.ts';
import { invite, join, openBrowser } from './people.ts';
import { bringTranslators } from './translators.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

const gu = '顾一鸣';
const rebecca = 'Rebecca Thorne';

interface Office {
  readonly owner: Page;
  /** Each in progress. */
  readonly orders: readonly SubmittedQuote[];
  readonly translators: readonly Joined[];
}

/** An owner at the console, with orders to be worked on and two translators. */
async function openOffice(browser: Browser, product: Product, count: number): Promise<Office> {
  const owner = await openBrowser(browser, product);
  await owner.goto('/');
  const orders: SubmittedQuote[] = [];
  for (let index = 0; index < count; index += 1) orders.push(await submitQuote(owner));
  const translators = await bringTranslators(product, gu, rebecca);
  await signIn(owner);
  for (const order of orders) await changeElsewhere(owner, order, 'in-progress');
  await owner.reload();
  return { owner, orders, translators };
}

/** The only job that a translator has which is in one of these states. */
async function jobOf(translator: Joined | undefined, ...states: readonly string[]) {
  if (translator === undefined) throw new Error('Nobody has joined.');
  const { jobs = [] } = await listJobs(translator);
  const [job, ...others] = jobs.filter(({ state }) => states.includes(state));
  expect(others).toEqual([]);
  if (job === undefined) throw new Error(`No job is ${states.join(' or ')}.`);
  return { ...job, translator };
}

const form = (page: Page) => page.getByRole('region', { name: 'Detail', exact: true });

/** Opens the form with its key, from a submission that is open. */
async function openForm(page: Page): Promise<Locator> {
  // Whether there are translators, the console asks behind its list.
  await expect(form(page).getByRole('button', { name: 'Hand to a translator' })).toBeVisible();
  await form(page).getByRole('heading', { level: 2 }).focus();
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { name: 'Hand to a translator' })).toBeFocused();
  return form(page);
}

async function refresh(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Refresh/ }).click();
}

test('a file is handed to a translator, who asks and hands in; it is taken over and delivered', async ({
  browser,
  ownProduct,
}) => {
  const { owner, orders, translators } = await openOffice(browser, ownProduct, 1);
  const [order] = orders as [SubmittedQuote];
  const [yiming] = translators;
  let detail = await openDetail(owner, order);
  const composer = await openForm(owner);
  await composer.getByRole('radio', { name: gu }).check();
  await composer.getByLabel('Words').fill('8,912');
  await composer.getByRole('radio', { name: 'Per word' }).check();
  await composer.getByLabel('Currency of the fee').selectOption('CNY');
  await composer.getByRole('button', { name: `Hand to ${gu}` }).click();
  await expect(composer.getByLabel('Fee for a word')).toBeFocused();
  await composer.getByLabel('Fee for a word').fill('0.35');
  await expect(composer.getByText('¥3,119.20').filter({ visible: true })).toBeVisible();
  await composer.getByLabel('Due: day').fill('2030-11-26');
  await composer.getByLabel('Due: time').fill('18:00');
  await composer.getByRole('button', { name: 'Rename' }).click();
  await composer.getByLabel(/^Name of 合同 草案.txt/).fill('Contract.txt');
  await composer.getByLabel(/^Note/).fill('As in last year’s agreement.');
  await checkAtBothSizes(owner);
  await owner.keyboard.press('ControlOrMeta+Enter');

  detail = form(owner);
  await expect(detail.getByText(`${gu} has not answered yet`)).toBeVisible();
  await expect(detail.getByText('¥3,119.20')).toBeVisible();
  await expect.poll(async () => (await listJobs(yiming as Joined)).jobs?.length).toBe(1);
  const job = await jobOf(yiming, 'offered');
  expect(job).toMatchObject({
    ...{ reference: order.reference, words: 8912, note: 'As in last year’s agreement.' },
    files: [{ fileName: 'Contract.txt' }],
    fee: { currency: 'CNY', total: '3119.20' },
  });
  expect(JSON.stringify(job)).not.toContain(order.customerName);

  await doJob(job.translator, job.id, 'acceptances', { version: 1 });
  await downloadJobFile(job.translator, job.id, 'source').then((file) => file.text());
  await doJob(job.translator, job.id, 'messages', { text: 'Capital verification?' });
  await refresh(owner);
  await expect(detail.getByText(new RegExp(`^${gu} has it until Tue 26 Nov 2030`))).toBeVisible();
  await expect(detail.getByText('Capital verification?', { exact: true })).toBeVisible();
  await expect(detail.getByText(/^1 file, opened today/)).toBeVisible();
  const talk = detail.getByRole('region', { name: `With ${gu}` });
  await talk.getByLabel(`Write to ${gu}`).fill('The longer one.');
  await talk.getByRole('button', { name: `Send to ${gu}` }).click();
  await expect(talk.getByRole('paragraph').filter({ hasText: 'The longer one.' })).toBeVisible();
  const row = owner.getByRole('article', { name: order.customerName });
  await expect(row.getByText(new RegExp(`with ${gu}`)).first()).toBeVisible();

  const first = finishedForm('The translation.', 'Vertrag EN.txt');
  await uploadFinished(job.translator, job.id, first);
  await handIn(job.translator, job.id, 'Half of it.');
  await refresh(owner);
  await expect(detail.getByRole('heading', { name: `Handed in by ${gu}` })).toBeVisible();
  await expect(row.getByText('Handed in', { exact: true })).toBeVisible();
  await detail.getByRole('button', { name: 'Return with a note' }).click();
  await detail.getByLabel('What is to be done').fill('The annex is missing.');
  await detail.getByRole('button', { name: `Return to ${gu}` }).click();
  await expect(detail.getByText(/^Returned today.*“The annex is missing\.”/)).toBeVisible();
  await expect
    .poll(async () => (await jobOf(yiming, 'handed-in', 'returned')).state)
    .toBe('returned');

  const { finished } = await jobOf(yiming, 'returned');
  const fileIds = finished.map(({ id }) => id);
  await doJob(job.translator, job.id, 'hand-ins', { fileIds, note: 'Now with it.' });
  await refresh(owner);
  await expect(detail.getByText('“Now with it.”').first()).toBeVisible();
  const deliver = detail.getByRole('button', { name: 'Deliver 2 files' });
  await expect(deliver).toHaveAccessibleDescription('Look at 2 files, then deliver');
  await expect(deliver).toHaveAttribute('aria-disabled', 'true');
  await checkAtBothSizes(owner);
  for (const name of ['Vertrag EN.txt', 'EN.docx']) {
    const downloading = owner.waitForEvent('download');
    await detail.getByRole('link', { name: `Download: ${name}` }).click();
    await (await downloading).path();
  }
  await expect(detail.getByText('All of it has been looked at')).toBeVisible();
  await deliver.click();
  await expect(detail.getByText('Delivered, not confirmed yet')).toBeVisible();
  await expect(detail.getByRole('heading', { name: 'Delivered' })).toBeFocused();
  expect((await jobOf(yiming, 'done')).state).toBe('done');

  const history = await openLine(detail, 'History');
  for (const line of ['Handed to', 'Returned to', 'Taken over from']) {
    await expect(history.getByText(`${line} ${gu}`)).toBeVisible();
  }
  await expect(history.getByText(`Handed in by ${gu}`)).toHaveCount(2);
});

test('a job is declined and handed on, another is taken back, and the fees of a month are summed', async ({
  browser,
  ownProduct,
}) => {
  const { owner, orders, translators } = await openOffice(browser, ownProduct, 2);
  const [one, two] = orders as [SubmittedQuote, SubmittedQuote];
  const [yiming, thorne] = translators;

  let detail = await openDetail(owner, one);
  await detail.getByRole('button', { name: 'Hand to a translator' }).click();
  await detail.getByRole('radio', { name: rebecca }).check();
  await detail.getByRole('radio', { name: 'Fixed' }).check();
  await detail.getByLabel('Currency of the fee').selectOption('GBP');
  await detail.getByLabel('Fee for the job').fill('240');
  await detail.getByRole('button', { name: `Hand to ${rebecca}` }).click();
  await expect(detail.getByText(`${rebecca} has not answered yet`)).toBeVisible();
  await expect.poll(async () => (await listJobs(thorne as Joined)).jobs?.length).toBe(1);
  const declined = await jobOf(thorne, 'offered');
  await doJob(declined.translator, declined.id, 'refusals', { note: 'Patents until Thursday.' });
  await refresh(owner);
  await expect(detail.getByText(`${rebecca} declined`)).toBeVisible();
  await expect(detail.getByText('“Patents until Thursday.”').first()).toBeVisible();
  const row = owner.getByRole('article', { name: one.customerName });
  await expect(row.getByText('Job declined', { exact: true })).toBeVisible();
  await checkAtBothSizes(owner);
  await detail.getByRole('button', { name: `Offer the same: ${gu}` }).click();
  await expect(detail.getByRole('radio', { name: gu })).toBeChecked();
  await expect(detail.getByLabel('Fee for the job')).toHaveValue('240.00');
  await detail.getByRole('button', { name: `Hand to ${gu}` }).click();
  await expect(row.getByText('Job declined', { exact: true })).toBeHidden();
  await expect.poll(async () => (await listJobs(yiming as Joined)).jobs?.length).toBe(1);
  const handedOn = await jobOf(yiming, 'offered');
  await doJob(handedOn.translator, handedOn.id, 'acceptances');
  await handIn(handedOn.translator, handedOn.id);

  detail = await openDetail(owner, two);
  await openForm(owner);
  await detail.getByRole('radio', { name: rebecca }).check();
  await detail.getByRole('button', { name: `Hand to ${rebecca}` }).click();
  await detail.getByRole('button', { name: 'Take back' }).click();
  await detail.getByLabel('A line for the translator').fill('The client has cancelled it.');
  await detail.getByRole('button', { name: 'Take it back' }).click();
  await expect(detail.getByText(`${rebecca} has not answered yet`)).toBeHidden();
  await expect(detail.getByRole('button', { name: 'Hand to a translator' })).toBeVisible();
  const over = await openLine(detail, `Job 1, ${rebecca}`);
  await expect(over).toContainText('taken back today');
  await expect
    .poll(async () => (await jobOf(thorne, 'offered', 'taken-back')).state)
    .toBe('taken-back');

  await refresh(owner);
  await pressTool(owner, 'Export');
  const downloading = owner.waitForEvent('download');
  await owner.getByRole('button', { name: 'CSV of fees by month' }).click();
  const file = await downloading;
  const csv = await readFile(await file.path(), 'utf8');
  // By the clock on the wall where the console is.
  const month = await owner.evaluate(() => {
    const digits = { year: 'numeric', month: '2-digit' } as const;
    return new Intl.DateTimeFormat('en-CA', digits).format();
  });
  expect(csv.trim().split('\r\n').slice(1)).toEqual([`${month},${gu},1,5,GBP,240`]);
  expect(file.suggestedFilename()).toMatch(/^yiqiao-fees-.*\.csv$/);
});

test('two who are offline hand one order to two translators: both jobs stand, and both see it', async ({
  browser,
  ownProduct,
}) => {
  const { owner, orders, translators } = await openOffice(browser, ownProduct, 1);
  const [order] = orders as [SubmittedQuote];
  await pressTool(owner, 'People');
  const marcus = await openBrowser(browser, ownProduct);
  await join(marcus, await invite(owner, 'Marcus Webb'));
  await owner.goto('/admin/dashboard');

  for (const [page, name] of [
    [owner, gu],
    [marcus, rebecca],
  ] as const) {
    const mine = page.getByRole('button', { name: /Mine$/ });
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /All$/ }).click();
    await installWorker(page);
    const detail = await openDetail(page, order);
    await expect(detail.getByRole('button', { name: 'Hand to a translator' })).toBeVisible();
    await page.context().setOffline(true);
    await openForm(page);
    await detail.getByRole('radio', { name }).check();
    await detail.getByRole('button', { name: `Hand to ${name}` }).click();
    await expect(detail.getByText(`Handed to ${name}`)).toBeVisible();
    await expect(detail.getByText('Not sent yet.')).toBeVisible();
    await expect(page.getByText('1 change waiting to be sent')).toBeVisible();
    if (page === marcus) await checkAtBothSizes(page);
  }

  for (const page of [marcus, owner]) {
    await page.context().setOffline(false);
    await expect(page.getByText(/waiting to be sent/)).toBeHidden();
  }
  for (const page of [marcus, owner]) {
    const detail = form(page);
    await expect(detail.getByText(`${rebecca} has not answered yet`)).toBeVisible();
    await expect(detail.getByText(`${gu} has not answered yet`)).toBeVisible();
    await expect(detail.getByText(/both have the same documents/)).toBeVisible();
    const history = await openLine(detail, 'History');
    for (const [name, who] of [
      [gu, 'office'],
      [rebecca, 'Marcus Webb'],
    ] as const) {
      const line = history.getByRole('listitem').filter({ hasText: `Handed to ${name}` });
      await expect(line).toContainText(who);
    }
  }
  for (const translator of translators) await jobOf(translator, 'offered');
});
