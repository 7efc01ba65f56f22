import { packageTexts } from '../../site/src/content/zh-hans/quote/package.ts';
import { recordPayment } from '../console/office.ts';
import { handOver } from '../desk/ordering-desk.ts';
import { checkInBothSchemes } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { openClientSide } from './client-side.ts';
import { chinese } from './client-words.ts';
import { openStaffSide, type StaffSide } from './staff-side.ts';
import { clientAddress, expect, test } from './whole-office.ts';

const misspelled = 'm.lin@harbourlaw.exmaple';
const text = (name: string, sentence: string, times: number) => ({
  name,
  type: 'text/plain',
  text: sentence.repeat(times),
});
/** 360 and 80 words; 140 and 100 that come later. */
const contract = text('股东协议.txt', '本协议由双方订立。', 40);
const resolution = text('附件二 股东会决议.txt', '股东会已经决议。', 10);
const rent = text('附件四（租金明细）.txt', '租金按季支付。', 20);
const clause = text('补充条款.txt', '补充条款。', 20);
const glossary = { name: '术语表 2025.csv', type: 'text/csv', text: '定金,deposit' };
const finished = [
  { name: 'Shareholders agreement.txt', content: 'This agreement is made.' },
  { name: 'Annexes.txt', content: 'Rent is due each quarter.' },
];
const fapiao = {
  name: '数电票_26312000000418.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 电子发票'),
};

const toFile = ({ name, type, text: content }: typeof contract) => ({
  name,
  mimeType: type,
  buffer: Buffer.from(content),
});

test.use({ locale: chinese.locale, allowedConsoleErrors: [/status of 40[49]/] });

for (const isOffline of [false, true]) {
  test(`An order grows, is paid by bank and invoiced${isOffline ? ', the office half of it on a train' : ''}`, {
    tag: everythingOnly,
  }, async ({ page, office, staffContext }) => {
    test.setTimeout(360_000);
    const { quote, success, request } = chinese;
    const client = openClientSide(page, chinese);
    const { main } = client;
    const yuan = (cents: number) => request.formats.money(cents, 'CNY');

    /** What the office did reaches the server a moment after its press. */
    const seeOnPage = (text: string) =>
      expect(async () => {
        await page.reload();
        await expect(main).toContainText(text, { timeout: 1000 });
      }).toPass();

    async function addOnPage(file: typeof contract, role: 'document' | 'reference', word = '') {
      await page.getByLabel(request.adding.choose).setInputFiles(toFile(file));
      await page.getByRole('radio', { name: request.adding.roles[role] }).check();
      await page.getByLabel(request.talk.message).fill(word);
      await page.getByRole('button', { name: request.talk.send, exact: true }).click();
      await expect(main).toContainText(request.talk.done.add);
      await expect(main).toContainText(file.name);
    }

    await test.step('Two documents are asked about as one package, under a misspelled address', async () => {
      await page.goto('/zh-hans/quote');
      await expect(page.getByRole('button', { name: quote.sending.chooseFirst })).toBeDisabled();
      await handOver(page, 'drop', 'footer', [contract, resolution]);
      await page.getByRole('button', { name: packageTexts.offer.takeAll(2) }).click();
      await expect(main).toContainText(quote.counting.words(440));
      const { labels } = quote.request;
      await page.getByLabel(labels.customerName, { exact: true }).fill('林美慧');
      await page.getByLabel(labels.customerEmail, { exact: true }).fill(misspelled);
      await page.getByLabel(quote.offer.name('Chinese to English Translation')).check();
      await page.getByRole('button', { name: quote.sending.send, exact: true }).click();
      await page.getByRole('link', { name: success.page.open }).click();
      await client.expectState('received');
    });

    await test.step('Another document and a glossary come before the quote', async () => {
      await addOnPage(rent, 'document', '请一并报价。');
      await addOnPage(glossary, 'reference');
      await expect(main).toContainText(request.adding.states.requested);
    });

    const staff = await openStaffSide(staffContext);
    const onTheWay = (act: () => Promise<void>) => (isOffline ? staff.offline(act) : act());
    const { detail } = staff;

    async function recordOnTheWay(amount: string | undefined, left: string) {
      await staffContext.setOffline(isOffline);
      await recordPayment(staff.page, amount);
      await expect(detail).toContainText(left);
      await staffContext.setOffline(false);
    }

    await test.step('The address is corrected on the telephone', async () => {
      await staff.page.getByRole('article', { name: '林美慧' }).getByRole('link').first().click();
      await expect(detail).toContainText('请一并报价。');
      await onTheWay(async () => {
        await detail.getByRole('button', { name: 'Correct name or address' }).click();
        const dialog = staff.page.getByRole('dialog', { name: 'Correct name or address' });
        await dialog.getByLabel('Email').fill(clientAddress);
        await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
        await expect(dialog).toHaveCount(0);
      });
      await office.linkInMail(clientAddress, '');
    });

    await test.step('The office quotes all three in renminbi, and the client accepts', async () => {
      await onTheWay(() => offerInYuan(staff, { rent: '580' }));
      await client.follow(await office.linkInMail(clientAddress, chinese.mails.quote));
      await client.expectState('quoted');
      await expect(main).toContainText(yuan(626_40));
      await expect(main).toContainText(request.adding.states.offered(1));
      await checkInBothSchemes(page);
      await client.accept('林美慧');
      // No account for renminbi is set up, and the provider takes dollars.
      await client.expectState('accepted');
      await expect(main).toContainText(request.adding.states.agreed);
    });

    await test.step('A part comes by bank', async () => {
      await expect(detail.getByRole('heading', { name: 'Money' })).toBeVisible();
      await recordOnTheWay('300', '¥326.40');
      await seeOnPage(yuan(326_40));
    });

    await test.step('The order grows by another document: an amendment, which is accepted', async () => {
      await addOnPage(clause, 'document');
      await expect(main).toContainText(request.adding.holds);
      await expect(detail).toContainText('A document came after acceptance');
      // Counted by now: a form that is opened earlier begins without it.
      await expect(detail).toContainText('100 words');
      await onTheWay(async () => {
        await detail.getByRole('button', { name: 'Quote it too' }).click();
        await expect(detail.getByRole('checkbox', { name: clause.name })).toBeChecked();
        await expect(detail.getByLabel('Words', { exact: true })).toHaveValue('680');
        await detail.getByRole('button', { name: 'Send version 2' }).click();
        await expect(detail.getByRole('button', { name: 'Send version 2' })).toHaveCount(0);
      });
      await seeOnPage(request.offer.amendment.heading(2));
      await page.getByRole('button', { name: request.offer.amendment.accept(2) }).click();
      await expect(main).toContainText(request.talk.done.amend);
      await expect(main).toContainText(yuan(434_40));
    });

    await test.step('The rest comes, and the fapiao is there', async () => {
      await expect(detail).toContainText('¥434.40');
      await recordOnTheWay(undefined, '¥0.00');
      await seeOnPage(request.payment.sums.whole);
      const invoices = detail.getByRole('region', { name: 'Invoice' });
      await expect(invoices.getByRole('radio', { name: 'Fapiao' })).toBeChecked();
      await invoices.locator('input[type=file]').setInputFiles(fapiao);
      await expect(invoices).toContainText('on the client’s page since');
      await client.follow(await office.linkInMail(clientAddress, '发票已开'));
      await expect(main).toContainText(fapiao.name);
      await checkInBothSchemes(page);
    });

    await test.step('It is delivered in two parts, and confirmed', async () => {
      for (const file of finished) {
        await staff.addFinished(file);
        await staff.deliver(1);
      }
      await seeOnPage(finished[1]?.name ?? '');
      await client.expectState('delivered');
      for (const { name, content } of finished) expect(await client.download(name)).toBe(content);
      await client.confirm();
      await client.expectState('completed');
    });

    await test.step('Everything is deleted but what the law asks for', async () => {
      await office.letFilesExpire();
      await client.follow(await office.linkInMail(clientAddress, chinese.mails.deleted));
      await client.expectState('thanks');
      for (const { name } of [rent, clause, glossary, ...finished]) {
        await expect(main).toContainText(name);
      }
      const [link, ...others] = await main
        .getByRole('link', { name: new RegExp(`^${request.delivery.download}`) })
        .all();
      expect(others).toEqual([]);
      const arrival = page.waitForEvent('download');
      await link?.click();
      expect((await arrival).suggestedFilename()).toBe(fapiao.name);
      await expect(main).toContainText(yuan(300_00));
      await expect(main).toContainText(request.payment.sums.whole);
      await checkInBothSchemes(page);
    });
  });
}

/** The first quote, at ¥1.08 for a word: what was added is in it by itself. */
async function offerInYuan({ detail }: StaffSide, words: { readonly rent: string }): Promise<void> {
  await detail.getByRole('button', { name: 'Send a quote' }).first().click();
  await expect(detail.getByRole('checkbox', { name: rent.name })).toBeChecked();
  await expect(detail.getByLabel('Words', { exact: true })).toHaveValue(words.rent);
  await detail.getByRole('radio', { name: 'Renminbi' }).check();
  await detail.getByLabel('Renminbi for a word').fill('1.08');
  const send = detail.getByRole('button', { name: 'Send version 1' });
  await send.click();
  await expect(send).toHaveCount(0);
}
