import type { Page } from '@playwright/test';
import { autonyms, type Language } from '@yiqiao/contract/text/languages';
import { texts as english } from '../../admin-pwa/src/texts/en.ts';
import { texts as simplified } from '../../admin-pwa/src/texts/zh-hans.ts';
import { texts as traditional } from '../../admin-pwa/src/texts/zh-hant.ts';
import { checkInBothSchemes, expect, test } from '../fixtures.ts';
import { password, username } from '../product.ts';
import { everythingOnly } from '../sample.ts';
import { statusOnServer } from './at-server.ts';
import {
  findCard,
  installWorker,
  noAnswer,
  openStillList,
  type SubmittedQuote,
  submitQuote,
} from './office.ts';

test.use({ allowedConsoleErrors: [noAnswer], viewport: { width: 1440, height: 900 } });

const stories = [
  { locale: 'en-US', texts: english, next: simplified },
  { locale: 'zh-CN', texts: simplified, next: traditional },
  { locale: 'zh-TW', texts: traditional, next: english },
];

type Texts = typeof english;

for (const { locale, texts, next } of stories) {
  const title = `in a browser that prefers ${texts.language}`;
  test.describe(title, { tag: everythingOnly }, () => {
    test.use({ locale });

    test('a person logs in, finds, opens, decides, exports, and works without a connection', async ({
      page,
      context,
    }) => {
      const quote = await submitQuote(page, { customerName: '陈思远 Chen Siyuan' });
      await logInReading(page, texts);
      await installWorker(page);
      await decide(page, quote, texts);
      await exportList(page, texts);
      await checkInBothSchemes(page);

      await context.setOffline(true);
      const still = await openStillList(context);
      await expect(still.locator('html')).toHaveAttribute('lang', texts.language);
      await expect(still.getByRole('feed', { name: texts.list.heading })).toBeVisible();
      await still.close();
      await decideOffline(page, quote, texts);
      await switchLanguage(page, texts.language, next);
      await expect(page.getByRole('article').first()).toContainText(next.list.queued.notSent);
      await context.setOffline(false);
      await expect.poll(() => statusOnServer(page, quote)).toBe('completed');
    });
  });
}

async function logInReading(page: Page, { language, login, shell }: Texts): Promise<void> {
  await page.goto('/admin/login');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.getByLabel(login.username).fill(username);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  // How many requests nobody has opened may stand before it.
  await expect(page).toHaveTitle(new RegExp(`${shell.title}$`));
}

async function decide(
  page: Page,
  quote: SubmittedQuote,
  { list, detail, services, status, answers }: Texts,
): Promise<void> {
  const card = await findCard(page, quote);
  await expect(card).toContainText(services.short('English to Chinese Translation'));
  await expect(card.getByRole('link', { name: list.download })).toBeVisible();
  await card.getByRole('link', { name: quote.customerName }).click();
  await expect(page.getByRole('heading', { level: 2, name: quote.customerName })).toBeVisible();
  await expect(page.getByRole('region', { name: detail.document.section })).toBeVisible();
  await card.getByRole('button', { name: status.name('in-progress') }).click();
  await expect(page.getByText(answers.updated).first()).toBeVisible();
  await expect.poll(() => statusOnServer(page, quote)).toBe('in-progress');
}

async function exportList(page: Page, { csv, shell, status }: Texts): Promise<void> {
  await page.getByRole('button', { name: shell.export, exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: csv.exports.csv }).click();
  const stream = await (await downloading).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  await page.keyboard.press('Escape');
  const [heading, row] = Buffer.concat(parts).toString('utf8').split('\r\n');
  expect(heading).toMatch(new RegExp(`^\uFEFF${csv.reference},${csv.status},`));
  expect(row).toContain(status.name('in-progress'));
}

async function decideOffline(
  page: Page,
  quote: SubmittedQuote,
  { changes, list, shell, status }: Texts,
): Promise<void> {
  await page.reload();
  await expect(
    page.getByText(shell.strip.offline(null)).filter({ visible: true }).first(),
  ).toBeVisible();
  const card = page.getByRole('article', { name: quote.customerName }).first();
  await card.getByRole('button', { name: status.name('completed') }).click();
  await expect(card).toContainText(list.queued.notSent);
  await expect(page.getByText(shell.strip.waiting(1))).toBeVisible();
  await page.getByRole('button', { name: shell.strip.review }).click();
  const outbox = page.getByRole('dialog', { name: changes.outbox });
  await expect(outbox).toContainText(
    changes.fromTo(status.name('in-progress'), status.name('completed')),
  );
  await checkInBothSchemes(page);
  await page.keyboard.press('Escape');
}

async function switchLanguage(page: Page, from: Language, to: Texts): Promise<void> {
  await page.getByRole('button', { name: autonyms[to.language].name }).click();
  await expect(page.locator('html')).not.toHaveAttribute('lang', from);
  await expect(page.locator('html')).toHaveAttribute('lang', to.language);
  await expect(page).toHaveTitle(new RegExp(`${to.shell.title}$`));
}

test('the login page offers the three languages, and keeps the choice', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill('someone');
  await page.getByRole('button', { name: '繁體' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('員工登入');
  await expect(page.getByLabel('使用者名稱')).toHaveValue('someone');
  await checkInBothSchemes(page);
  await page.reload();
  await expect(page.getByRole('button', { name: '登入' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});
