import type { Page } from '@playwright/test';
import { type Language, pathPrefixes } from '@yiqiao/contract/text/languages';
import {
  makeWord,
  makeWordParagraph,
  makeWordPart,
} from '../../measure/scripts/make-archive-documents.ts';
import { checkout as englishCheckout } from '../../site/src/content/en/checkout/checkout.ts';
import { quote as englishQuote, type QuoteTexts } from '../../site/src/content/en/quote/quote.ts';
import { siteTexts as english } from '../../site/src/content/en/site-texts.ts';
import { success as englishSuccess } from '../../site/src/content/en/success.ts';
import { checkout as simplifiedCheckout } from '../../site/src/content/zh-hans/checkout/checkout.ts';
import { quote as simplifiedQuote } from '../../site/src/content/zh-hans/quote/quote.ts';
import { siteTexts as simplified } from '../../site/src/content/zh-hans/site-texts.ts';
import { success as simplifiedSuccess } from '../../site/src/content/zh-hans/success.ts';
import { checkout as traditionalCheckout } from '../../site/src/content/zh-hant/checkout/checkout.ts';
import { quote as traditionalQuote } from '../../site/src/content/zh-hant/quote/quote.ts';
import { siteTexts as traditional } from '../../site/src/content/zh-hant/site-texts.ts';
import { success as traditionalSuccess } from '../../site/src/content/zh-hant/success.ts';
import { checkAccessibility, expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { findQuotes } from './ordering-desk.ts';

/** 180 Chinese characters and 100 English words of main text, and 40 characters in comments. */
const agreement = {
  name: '合同 草案.docx',
  mimeType: '',
  buffer: Buffer.from(
    makeWord(
      makeWordParagraph('本协议由双方订立。Each party keeps one copy. '.repeat(20)),
      { 'word/comments.xml': makeWordPart('comments', makeWordParagraph('批'.repeat(40))) },
      [{ id: 'comments', kind: 'comments', target: 'comments.xml' }],
    ),
  ),
};

/** What a client reads, and what no module says in one piece. */
const languages = [
  {
    language: 'en',
    locale: 'en-US',
    site: english,
    quote: englishQuote,
    success: englishSuccess,
    checkout: englishCheckout,
    week: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
    price: '$32.00',
  },
  {
    language: 'zh-Hans',
    locale: 'zh-CN',
    site: simplified,
    quote: simplifiedQuote,
    success: simplifiedSuccess,
    checkout: simplifiedCheckout,
    week: [...'一二三四五六日'],
    price: 'US$32.00',
  },
  {
    language: 'zh-Hant',
    locale: 'zh-TW',
    site: traditional,
    quote: traditionalQuote,
    success: traditionalSuccess,
    checkout: traditionalCheckout,
    week: [...'日一二三四五六'],
    price: 'US$32.00',
  },
] as const;

type Story = (typeof languages)[number];

for (const story of languages) {
  // The other stories tell it in pieces, and the scripts differ in their texts alone.
  test.describe(`In ${story.language}`, { tag: everythingOnly }, () => {
    test.use({ locale: story.locale, allowedConsoleErrors: [/503/] });

    test('a visitor finds a service, has a document counted, looks at the price, and sends it in spite of errors', async ({
      page,
      request,
    }) => {
      await page.route('https://js.stripe.com/**', (route) => route.fulfill({ body: '' }));
      const { quote } = story;
      await findDesk(page, story);
      await countDocument(page, quote);
      await lookAtCheckout(page, story);

      const name = `${story.language} ${Date.now()}`;
      await fillWithErrors(page, story, name);
      await sendTwice(page, quote);
      await readReceipt(page, story);
      await expect
        .poll(() => findQuotes(request, name))
        .toMatchObject([{ language: story.language, wordCount: 320 }]);
    });
  });
}

/** From the list of services over the page of one to the quote. */
async function findDesk(page: Page, { language, site, quote }: Story): Promise<void> {
  await page.goto(`${pathPrefixes[language]}/services`);
  const main = page.getByRole('main');
  const { name } = site.pageNames.document;
  await main.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`${pathPrefixes[language]}/services/document`);
  await expectOwnLanguage(page, language);
  await main.getByRole('link', { name: site.callToAction.getAQuote }).first().click();
  await expect(page.getByRole('button', { name: quote.sending.chooseFirst })).toBeDisabled();
}

async function countDocument(page: Page, quote: QuoteTexts): Promise<void> {
  await page.getByLabel(quote.file.choose).setInputFiles(agreement);
  const panel = page.getByRole('region', { name: quote.document.heading });
  const figure = (count: number) =>
    panel
      .getByRole('paragraph')
      .filter({ hasText: new RegExp(`^${count}\\s*${quote.counting.wordUnit(count)}$`) });
  await expect(figure(280)).toBeVisible();
  await expect(panel).toContainText(quote.counting.detected);
  const comments = page.getByRole('checkbox', { name: quote.parts.names.comments });
  await comments.check();
  await expect(figure(320)).toBeVisible();
}

async function lookAtCheckout(page: Page, story: Story): Promise<void> {
  const { quote, checkout } = story;
  await page.getByRole('button', { name: quote.estimate.open }).click();
  const estimate = page.getByRole('region', { name: quote.estimate.heading });
  await expect(estimate).toContainText(story.price);
  await expectOwnLanguage(page, story.language);
  await estimate.getByRole('link', { name: quote.estimate.payNow }).click();
  const order = page.getByRole('region', { name: checkout.order.heading });
  await expect(order).toContainText(quote.counting.words(320));
  await expect(order).toContainText(story.price);
  await expect(page.getByText(checkout.payment.setup.text)).toBeVisible();
  await checkAccessibility(page);
  await expectOwnLanguage(page, story.language);
  await page.getByRole('link', { name: checkout.back }).first().click();
}

async function fillWithErrors(page: Page, story: Story, name: string): Promise<void> {
  const { labels } = story.quote.request;
  const { missingText, missingTitle } = story.quote.sending.toasts;
  const submit = page.getByRole('button', { name: story.quote.sending.send });
  await submit.click();
  const lacking = [labels.customerName, labels.customerEmail, labels.translationDirection];
  const toast = page.getByRole('listitem').filter({ hasText: missingTitle(lacking.length) });
  await expect(toast).toContainText(missingText(lacking));
  await page.getByLabel(labels.customerName, { exact: true }).fill(name);
  const email = page.getByLabel(labels.customerEmail, { exact: true });
  await email.fill('m.lin@');
  const direction = story.quote.offer.name('Chinese to English Translation');
  await page.getByLabel(direction).check();
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/name@example\.com/);
  await expectOwnLanguage(page, story.language);
  await email.fill('m.lin@harbourlaw.example');

  await page.getByRole('button', { name: labels.deadlineDate, exact: true }).click();
  const week = page.getByRole('dialog').locator('th[scope="col"]');
  await expect(week).toHaveText(story.week, { useInnerText: true });
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
}

/** The server is busy at first. */
async function sendTwice(page: Page, { sending }: QuoteTexts): Promise<void> {
  const refusal = { code: 'busy', message: 'Many files are arriving. Please try again.' };
  await page.route(
    '**/api/upload-quote',
    (route) => route.fulfill({ status: 503, json: refusal }),
    {
      times: 1,
    },
  );
  const submit = page.getByRole('button', { name: sending.send });
  await submit.click();
  const reason = sending.failure.refused({
    kind: 'refused',
    status: 503,
    reason: refusal.message,
    code: refusal.code,
    field: undefined,
  });
  const alert = page.getByRole('alert').filter({ hasText: reason });
  await expect(alert).toContainText(sending.failure.stillHere);
  await checkAccessibility(page);
  await submit.click();
}

async function readReceipt(page: Page, { language, success, quote }: Story): Promise<void> {
  await expect(page).toHaveURL(`${pathPrefixes[language]}/success`);
  const { start, end, stop } = success.title;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${start}${end}${stop}`);
  const receipt = page.getByRole('main');
  const { counted, countedHere } = success.receipt;
  for (const fact of [
    agreement.name,
    // A busy server counts after it has answered.
    new RegExp(`${counted}|${countedHere}`),
    quote.counting.words(320),
    success.receipt.countedInToo(quote.parts.list([quote.parts.wordsIn(40, 'comments')])),
  ]) {
    await expect(receipt).toContainText(fact);
  }
  await checkAccessibility(page);
  await expectOwnLanguage(page, language);
}

/** A Chinese page has no English words but those that say that they are English; an English one no Chinese. */
async function expectOwnLanguage(page: Page, language: Language): Promise<void> {
  const unmarked = await page.locator('body').evaluate((body, isEnglish) => {
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const other = isEnglish ? /\p{Script=Han}{2}/u : /[a-z]{2,} [a-z]{2,}/;
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      const lang = node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
      const isShown = node.parentElement?.closest('script, style, noscript') === null;
      if (isShown && lang.startsWith('en') === isEnglish && other.test(text)) found.push(text);
    }
    return found;
  }, language === 'en');
  // The client's own words are what they are.
  expect(unmarked.filter((text) => !text.includes(agreement.name))).toEqual([]);
}
