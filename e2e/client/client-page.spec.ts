import type { Page } from '@playwright/test';
import { listCutTexts } from '../cut-texts.ts';
import {
  chooseDocument,
  fillRequest,
  findQuotes,
  openDesk,
  submitButton,
  waitUntilRead,
} from '../desk/ordering-desk.ts';
import { checkInBothSchemes, expect, measureOverflow, test } from '../fixtures.ts';
import { readLayoutShifts, watchLayoutShifts } from '../layout-shifts.ts';
import { everythingOnly } from '../sample.ts';
import { spaceText } from '../spaced-text.ts';
import { acceptQuote, openOffice, submitRequest } from './office.ts';

test.describe('from request to acceptance', () => {
  // The version that was accepted had been replaced.
  test.use({ allowedConsoleErrors: [/status of 409/] });

  test('A client goes from a dropped document to an accepted quote', async ({ page, request }) => {
    const name = `Margaret Lin ${Date.now()}`;
    await openDesk(page);
    await chooseDocument(page);
    await waitUntilRead(page);
    await fillRequest(page, name);
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Your page' })).toBeVisible();
    const address = await page.getByText(/^localhost:\d+\/request\/[\w-]{32}$/).innerText();
    expect(await countSheets(page, 'A4')).toBe(1);
    await page.getByRole('link', { name: 'Open your page' }).click();
    await expect(page).toHaveURL(`http://${address}`);

    const heading = page.getByRole('heading', { level: 1 });
    const main = page.getByRole('main');
    await expect(heading).toHaveText('Received');
    await expect(page).toHaveTitle(/^\(Received\) YQ-/);
    await expect(main).toContainText(/2[34]h\d+min/);
    await expect(main).toContainText('until you have our quote, at the latest.');
    await expect(main).toContainText('合同 草案.txt');
    await checkInBothSchemes(page);

    await page.getByLabel('Your message').fill('Please keep 定金 as it is.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(main.getByText('Your message has arrived.').first()).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('');
    await expect(main.getByRole('listitem').filter({ hasText: 'You' })).toContainText('定金');

    const [quote] = await findQuotes(request, name);
    const id = quote?.id ?? '';
    const office = await openOffice(request);
    await office.ask(id, 'Clause 4.2 calls it 定金 once and 订金 once. Which one is meant?');
    await page.reload();
    await expect(heading).toHaveText('A question');
    await checkInBothSchemes(page);
    await page.getByLabel('Your answer').fill('Both are 定金.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(heading).toHaveText('Received');

    await office.offer(id);
    await page.reload();
    await expect(heading).toHaveText('Quote $797.70');
    await expect(page).toHaveTitle(/^\(Answered\)/);
    await checkInBothSchemes(page);

    await office.offer(id, { wordCount: 5542, note: 'The notes are in.' });
    await page.getByLabel('Your name').fill('Margaret Lin, Harbour Law');
    await page.getByRole('button', { name: 'Accept this quote' }).click();
    await expect(main).toContainText('Version 2 has replaced this quote.');
    await expect(main).toContainText('Nothing was agreed and nothing is owed.');
    await checkInBothSchemes(page);
    await page.getByRole('button', { name: 'See version 2, $831.30' }).click();
    await expect(heading).toHaveText('Quote $831.30');
    await expect(main.locator('del').filter({ hasText: '$797.70' }).first()).toBeVisible();
    await expect(main).toContainText('The notes are in.');

    await expect(page.getByLabel('Your name')).toHaveValue('Margaret Lin, Harbour Law');
    await page.getByRole('button', { name: 'Accept this quote' }).click();
    await expect(heading).toHaveText('Accepted');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(main).toContainText('Work starts when the payment has arrived.');
    await expect(main).toContainText('Margaret Lin, Harbour Law');
    await checkInBothSchemes(page);
    const [accepted] = await findQuotes(request, name);
    expect(accepted?.acceptance).toMatchObject({ version: 2, name: 'Margaret Lin, Harbour Law' });
  });
});

test('A client downloads, has it revised, confirms, and keeps the receipt', async ({
  page,
  request,
}) => {
  const order = await submitRequest(request);
  const office = await openOffice(request);
  await office.offer(order.id);
  await acceptQuote(request, order);
  await office.deliver(order.id, ['Agreement (EN).txt', 'Notes.txt'], 'Both are 定金 now.');

  await page.goto(order.path);
  const heading = page.getByRole('heading', { level: 1 });
  const main = page.getByRole('main');
  await expect(heading).toHaveText('Delivered');
  await expect(main).toContainText('Both are 定金 now.');
  await expect(main).toContainText('Revisions are free until then.');
  await expectAlive(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Agreement (EN).txt' }).click();
  expect((await downloading).suggestedFilename()).toBe('Agreement (EN).txt');
  await checkInBothSchemes(page);
  const revision = page.getByLabel('What should be different?');
  await expect(revision).toBeHidden();
  await page.getByText('Ask for a revision', { exact: true }).click();
  await revision.fill('Clause 3: “shall”, please.');
  await page.getByRole('button', { name: 'Send and ask for it' }).click();
  await expect(heading).toHaveText('In revision');
  await expect(main).toContainText('Your change is being made.');
  await expect(main.getByText('Clause 3: “shall”, please.').first()).toBeVisible();
  await checkInBothSchemes(page);

  await office.deliver(order.id, ['Agreement (EN).txt']);
  await office.deliver(order.id, ['Annex (EN).txt']);
  await page.reload();
  await expect(main.getByRole('heading', { name: '3 deliveries, 4 files' })).toBeVisible();
  await expect(main).toContainText('replaced by delivery 2');
  const files = main.getByRole('link', { name: /^Download/ });
  await expect(files).toHaveText([/Annex/, /Agreement/, /Agreement/, /Notes/]);
  await checkInBothSchemes(page);
  await expectAlive(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(heading).toHaveText('Completed');
  await expect(main).toBeFocused();
  await expect(main).toContainText('until your files are deleted, at the latest.');
  await expect(page.getByRole('row')).toHaveCount(6);
  await expect(files).toHaveCount(4);
  for (const link of await files.all()) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(await answer.text()).toMatch(/^Translated: /);
  }
  await page.getByText('Ask for a copy of everything', { exact: true }).click();
  await page.getByRole('button', { name: 'Ask for the copy' }).click();
  await expect(main).toContainText('You asked for a copy of everything on');
  await checkInBothSchemes(page);
  expect(await countSheets(page, 'A4')).toBe(1);
});

test('A quote is declined once it has been asked', { tag: everythingOnly }, async ({
  page,
  request,
}) => {
  const order = await submitRequest(request);
  const office = await openOffice(request);
  await office.offer(order.id);
  await page.goto(order.path);
  await expect(page.getByRole('button', { name: 'Decline this quote' })).toBeHidden();
  await page.getByText('Decline', { exact: true }).click();
  await page.getByLabel('Reason').fill('太贵了。');
  await page.getByRole('button', { name: 'Decline this quote' }).click();
  await expect(page.getByRole('main')).toContainText('You declined this quote on');
  await expect(page.getByRole('main')).toContainText('太贵了。');
  await expect(page.getByRole('button', { name: 'Accept this quote' })).toHaveCount(0);
});

test.describe('over a line that breaks', () => {
  test.use({ allowedConsoleErrors: [/ERR_CONNECTION_RESET/] });

  test('A message sent over a line that breaks arrives once', async ({ page, request }) => {
    const order = await submitRequest(request);
    await page.goto(order.path);
    // Before the page is alive, the browser itself sends the form.
    await expectAlive(page);
    let isFirst = true;
    await page.route('**/messages', async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByLabel('Your message').fill('Is Friday possible?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(/The connection was lost/).first()).toBeVisible();
    await expect(page.getByLabel('Your message')).toHaveValue('Is Friday possible?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Your message has arrived.').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Is Friday possible?')).toHaveCount(1);
  });
});

test.describe('without scripts, in Chinese', () => {
  test.use({ javaScriptEnabled: false });

  test('a client asks, answers, and accepts the newest version', async ({ page, request }) => {
    const order = await submitRequest(request, { language: 'zh-Hans', customerName: '林美珍' });
    const office = await openOffice(request);
    expect(order.path).toMatch(/^\/zh-hans\/request\//);
    await page.goto(order.path);
    const heading = page.getByRole('heading', { level: 1 });
    const main = page.getByRole('main');
    await expect(heading).toHaveText('已收到');
    await expect(main).toContainText('香港时间');
    await page.getByLabel('您的留言').fill('请保留“定金”。');
    await page.getByRole('button', { name: '发送', exact: true }).click();
    await expect(page).toHaveURL(order.path);
    await expect(main).toContainText('请保留“定金”。');

    await office.ask(order.id, '第4.2条写“订金”，是否应为“定金”？');
    await page.goto(order.path);
    await expect(heading).toHaveText('有个问题');
    await page.getByLabel('您的答复').fill('应为“定金”。');
    await page.getByRole('button', { name: '发送答复' }).click();
    await expect(heading).toHaveText('已收到');

    await office.offer(order.id);
    await page.goto(order.path);
    await expect(heading).toHaveText('报价 US$797.70');
    await office.offer(order.id, { wordCount: 5542 });
    await page.getByRole('button', { name: '接受此报价' }).click();
    await expect(page).toHaveURL(`${order.path}?refused=offer-superseded`);
    await expect(main).toContainText('这份报价已被第2版替代');
    await page.getByRole('button', { name: /查看第2版/ }).click();
    await expect(heading).toHaveText('报价 US$831.30');
    await expect(page.getByLabel('您的姓名')).toHaveValue('林美珍');
    await page.getByRole('button', { name: '接受此报价' }).click();
    await expect(heading).toHaveText('已接受');
    await expect(main).toContainText('款项到账后开始翻译');

    await office.deliver(order.id, ['译文.txt']);
    await page.goto(order.path);
    await page.getByText('申请修改', { exact: true }).click();
    await page.getByLabel('需要修改什么？').fill('“应当”请译为shall。');
    await page.getByRole('button', { name: '提交修改意见' }).click();
    await expect(main).toContainText('“应当”请译为shall。');
    await office.deliver(order.id, ['译文（二）.txt']);
    await page.goto(order.path);
    await page.getByRole('button', { name: '确认验收' }).click();
    await expect(heading).toHaveText('已完成');
    await expect(main).toContainText('译文（二）.txt');
    await page.getByText('要求删除全部信息', { exact: true }).click();
    await page.getByRole('button', { name: '要求删除', exact: true }).click();
    await expect(main).toContainText(/您已于.+要求删除全部信息。/);
  });
});

test('A sum of six figures is whole in every language on the narrowest phones, its text spaced too', async ({
  page,
  request,
}) => {
  const office = await openOffice(request);
  for (const wordCount of [83_233, 888_888]) {
    const quoted = await submitRequest(request);
    const accepted = await submitRequest(request);
    const completed = await submitRequest(request);
    for (const { id } of [quoted, accepted, completed]) await office.offer(id, { wordCount });
    for (const order of [accepted, completed]) await acceptQuote(request, order);
    await office.deliver(completed.id, ['Agreement (EN).txt']);
    await office.change(completed.id, 'completed');
    for (const { path } of [quoted, accepted, completed]) {
      for (const prefix of ['', '/zh-hans', '/zh-hant']) {
        for (const width of [360, 390]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(prefix + path);
          const where = `${wordCount} words, ${prefix} at ${width}`;
          expect.soft(await listCutTexts(page), where).toEqual([]);
          const figures = await page.locator('[data-figure][data-length]').all();
          for (const figure of figures) {
            expect.soft(await figure.evaluate(countLines), where).toBe(1);
          }
          await spaceText(page);
          expect.soft(await listCutTexts(page), `${where}, spaced`).toEqual([]);
          expect.soft(await measureOverflow(page), `${where}, spaced`).toBe(0);
        }
      }
    }
  }
});

function countLines(element: Element): number {
  return element.getClientRects().length;
}

test('The switch of the language leads to the same page', { tag: everythingOnly }, async ({
  page,
  request,
}) => {
  const order = await submitRequest(request);
  await page.goto(order.path);
  await page.getByRole('banner').getByRole('link', { name: /繁體/ }).click();
  await expect(page).toHaveURL(`/zh-hant${order.path}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('已收到');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('編號');
});

const twoLines =
  'You asked for the text boxes and the notes as well: they are in. Both 订金 are translated as 定金, with a translator’s note each.';

test('The quote prints as one sheet of A4, without the key of the page', async ({
  page,
  request,
}) => {
  const order = await submitRequest(request);
  const office = await openOffice(request);
  await office.offer(order.id);
  await office.offer(order.id, { wordCount: 5542, note: twoLines });
  for (const prefix of ['', '/zh-hans', '/zh-hant']) {
    await page.goto(prefix + order.path);
    await expect(
      page.getByRole('button', { name: /^(Print the quote|打印第|列印第)/ }),
    ).toBeVisible();
    expect(await countSheets(page, 'A4'), prefix).toBe(1);
  }
  // Which page a sheet is, only the browser knows.
  expect(await page.content()).toContain('counter(pages)');
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('body').innerText();
  expect(paper).toContain(order.reference);
  expect(paper).not.toContain('/request/');
  expect(paper).not.toContain('1 of 1');
});

test('A short quote and the receipt print as one sheet of US Letter', async ({ page, request }) => {
  const order = await submitRequest(request);
  const office = await openOffice(request);
  await office.offer(order.id, { note: 'Both parties are named as in the register.' });
  await page.goto(order.path);
  await expect(page.getByRole('button', { name: /^Print the quote/ })).toBeVisible();
  expect(await countSheets(page, 'Letter')).toBe(1);
  await acceptQuote(request, order);
  await office.deliver(order.id, ['Agreement (EN).txt']);
  await office.change(order.id, 'completed');
  await page.goto(order.path);
  await expect(page.getByRole('button', { name: 'Print this receipt' })).toBeVisible();
  expect(await countSheets(page, 'Letter')).toBe(1);
});

test.describe('an address that opens nothing', () => {
  test.use({ allowedConsoleErrors: [/status of 404/] });

  test('says that the link has ended, also when scripts have come', async ({ page }) => {
    for (const key of ['x'.repeat(32), 'half.']) {
      const answer = await page.goto(`/request/${key}`);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveTitle(/^Link ended/);
    }
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Link ended');
    await checkInBothSchemes(page);
    await page.getByRole('banner').getByRole('link', { name: /简体/ }).click();
    await expect(heading).toHaveText('链接已失效');
    await expect(page.getByRole('main').getByRole('link', { name: '链接丢了' })).toHaveAttribute(
      'href',
      '/zh-hans/request',
    );
  });
});

test('Nothing moves while the page comes alive, at any width', { tag: everythingOnly }, async ({
  page,
  request,
}) => {
  const order = await submitRequest(request);
  const office = await openOffice(request);
  const paths = [order.path];
  const quoted = await submitRequest(request);
  await office.offer(quoted.id);
  paths.push(quoted.path);
  await watchLayoutShifts(page);
  for (const path of paths) {
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectAlive(page);
      expect(await readLayoutShifts(page)).toEqual([]);
      expect(await measureOverflow(page)).toBe(0);
    }
  }
});

async function countSheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return [...pdf.matchAll(/\/Type\s*\/Page\b/g)].length;
}

async function expectAlive(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await expect(page.getByText(/^localhost:\d+\/request\//)).toBeVisible();
}
