import { adding as chinese } from '../../site/src/content/zh-hans/request/adding.ts';
import { request as chinesePage } from '../../site/src/content/zh-hans/request/request.ts';
import { openDetail } from '../console/office.ts';
import { checkInBothSchemes, expect, measureOverflow, signIn, test } from '../fixtures.ts';
import { acceptQuote, openOffice, submitRequest } from './office.ts';

const annex = {
  name: '附件四（租金明细）_final_v3.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('租金按季支付。'.repeat(40)),
};
const glossary = {
  name: '术语表 Glossary 2025.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('定金,deposit'),
};

test.describe('in Chinese', () => {
  // Otherwise a bar at the foot of the window offers English.
  test.use({ locale: 'zh-CN' });

  test('A document added after acceptance is quoted, and a reference file is only seen', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const order = await submitRequest(request, { customerName: `Added ${Date.now()}` });
    const office = await openOffice(request);
    await office.offer(order.id, { wordCount: 9, reason: 'Read by a person.' });
    await acceptQuote(request, order);
    await page.goto(`/zh-hans${order.path}`);
    const main = page.getByRole('main');

    await test.step('The client adds both, and reads what a document does to the price', async () => {
      await page.getByLabel(chinese.choose).setInputFiles(annex);
      const chosen = page.getByRole('list', { name: chinese.list });
      await expect(chosen).toContainText(annex.name);
      await expect(page.getByRole('radio', { name: chinese.roles.document })).toBeChecked();
      await expect(main).toContainText(chinese.effect.agreed);
      await page.getByLabel(chinesePage.talk.message).fill('请一并翻译。');
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await measureOverflow(page)).toBe(0);
      }
      await checkInBothSchemes(page);
      await page.getByRole('button', { name: chinesePage.talk.send, exact: true }).click();
      await expect(main).toContainText(chinesePage.talk.done.add);
      await expect(main).toContainText(chinese.holds);
      await expect(main).toContainText(chinese.states.open);
      await page.getByLabel(chinese.choose).setInputFiles(glossary);
      await page.getByRole('radio', { name: chinese.roles.reference }).check();
      await page.getByRole('button', { name: chinesePage.talk.send, exact: true }).click();
      await expect(chosen).toBeHidden();
      await expect(main).toContainText(chinese.states.reference);
      await checkInBothSchemes(page);
    });

    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
    const staff = await context.newPage();
    await signIn(staff);
    await staff.goto(`/admin/dashboard?quote=${order.id}`);
    const detail = staff.getByRole('region', { name: 'Detail', exact: true });

    await test.step('The office quotes the document', async () => {
      await expect(detail).toContainText('A document came after acceptance');
      await expect(detail).toContainText('请一并翻译。');
      await expect(detail).toContainText('not agreed');
      for (const width of [390, 768, 1440]) {
        await staff.setViewportSize({ width, height: 900 });
        expect(await measureOverflow(staff)).toBe(0);
      }
      await checkInBothSchemes(staff);
      // A form that is opened before the document is counted begins without it.
      await expect(detail).toContainText('280 words');
      await detail.getByRole('button', { name: 'Quote it too' }).click();
      await expect(detail.getByRole('checkbox', { name: annex.name })).toBeChecked();
      await expect(detail.getByLabel('Words', { exact: true })).toHaveValue('289');
      await checkInBothSchemes(staff);
      await detail.getByRole('button', { name: 'Send version 2' }).click();
      // Whoever quotes after it came has seen it.
      await expect(detail).not.toContainText('The client has added a reference file');
      await expect(detail).toContainText('in the open quote');
    });

    await test.step('The client accepts it', async () => {
      await page.reload();
      await expect(main).not.toContainText(chinese.holds);
      await page.getByRole('button', { name: chinesePage.offer.amendment.accept(2) }).click();
      await expect(main).toContainText(chinese.states.agreed);
    });

    await test.step('The office sees another reference file, and has nothing to say to it', async () => {
      await page.getByLabel(chinese.choose).setInputFiles(glossary);
      await page.getByRole('radio', { name: chinese.roles.reference }).check();
      await page.getByRole('button', { name: chinesePage.talk.send, exact: true }).click();
      await expect(detail).toContainText('The client has added a reference file');
      await detail.getByRole('button', { name: 'Needs no answer' }).click();
      await expect(detail).not.toContainText('The client has added a reference file');
    });
    await context.close();
  });
});

test('A file can be taken back, and the office takes another in without a charge', async ({
  page,
  request,
}) => {
  const customerName = `Added ${Date.now()}`;
  const order = await submitRequest(request, { customerName });
  const office = await openOffice(request);
  await office.offer(order.id);
  await page.goto(order.path);
  const main = page.getByRole('main');
  await page.getByLabel('choose a file').setInputFiles([annex, glossary]);
  await expect(main).toContainText('Version 1 stays open for what it names.');
  await page.getByRole('button', { name: `Remove ${glossary.name}` }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(main).toContainText(`${annex.name} is with us. We answer by`);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(main).toContainText('taken back');
  await expect(main).not.toContainText('is with us');

  await signIn(page);
  const detail = await openDetail(page, { ...order, customerName });
  await detail.getByRole('heading', { name: customerName }).focus();
  await page.keyboard.press('f');
  await expect(detail.getByRole('radio', { name: /To be translated/ })).toBeFocused();
  await detail.locator('input[type=file]').last().setInputFiles(annex);
  await expect(detail).toContainText('A document was added');
  await detail.getByRole('button', { name: 'Take it in, no charge' }).click();
  await expect(detail.getByLabel('Take it in, no charge')).toHaveValue(/We have included/);
  await checkInBothSchemes(page);
  await detail.getByRole('button', { name: 'Send answer' }).click();
  await expect(detail).toContainText('taken in, no charge');
  await page.goto(order.path);
  await expect(main).toContainText('included at no charge');
  await expect(main).toContainText('We have included');
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a file is added by a form of its own', async ({ page, request }) => {
    const order = await submitRequest(request);
    await page.goto(order.path);
    await page.getByLabel('choose a file').last().setInputFiles(glossary);
    await page.getByLabel('For reference only').check();
    await page.getByRole('button', { name: 'Send the file' }).click();
    await expect(page.getByRole('main')).toContainText('for reference, not counted');
    await expect(page).toHaveURL(order.path);
  });
});
