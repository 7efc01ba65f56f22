import type { Page } from '@playwright/test';
import { checkAccessibility, checkAtBothSizes, expect, logIn, test } from '../fixtures.ts';
import { clientSide } from './at-server.ts';
import { installWorker, noAnswer, openSearch, pressTool, waitUntilReady } from './office.ts';
import { openBrowser } from './people.ts';

/** A client who reads 简体 asks for a quote. */
async function submitInChinese(page: Page) {
  const customerName = `刘美慧 ${Math.random().toString(36).slice(2, 7)}`;
  const response = await page.request.post('/api/upload-quote', {
    multipart: {
      customerName,
      customerEmail: 'client@example.com',
      language: 'zh-Hans',
      translationDirection: 'English to Chinese Translation',
      file: {
        name: '股东协议.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('five words in a file'),
      },
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { id, reference } = await response.json();
  return { id, reference, customerName };
}

async function writeReply(page: Page, name: string, texts: Readonly<Record<string, string>>) {
  await pressTool(page, 'Replies');
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByLabel('Name').fill(name);
  for (const [script, text] of Object.entries(texts)) {
    await page.getByRole('textbox', { name: script, exact: true }).fill(text);
  }
}

test('a reply is written once, used by keyboard in the client’s script, filled in, sent and found', async ({
  browser,
  ownProduct,
}) => {
  const desk = await openBrowser(browser, ownProduct);
  const quote = await submitInChinese(desk);
  await logIn(desk);
  await pressTool(desk, 'Replies');
  await expect(desk.getByText('Written once, it is at hand')).toBeVisible();
  await checkAtBothSizes(desk);
  await writeReply(desk, 'Stamp is included', {
    English: 'The stamp is included.',
    简体: '盖章已含，随{编号}寄往{地址}。请注意区分“定金”与“订金”。',
  });
  await desk.getByLabel('Type').fill('stamp, 章');
  await desk.getByRole('button', { name: 'Begin with 简体 → 繁體' }).click();
  const draft = desk.getByRole('textbox', { name: '繁體', exact: true });
  await expect(draft).toHaveValue(/蓋章已含，隨\{編號\}寄往\{地址\}。/);
  await expect(desk.getByText('converted', { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: 'I have read it' }).click();
  await desk.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(
    desk.getByText('Everybody in the office has it now.', { exact: true }),
  ).toBeVisible();
  await expect(desk.getByText(/^changed .* by office$/)).toHaveCount(3);
  await checkAtBothSizes(desk);

  await desk.goto(`/admin/dashboard?quote=${quote.id}`);
  // No person is so fast as to type in the moment in which the console takes over what the worker has shown.
  await waitUntilReady(desk);
  const field = desk.getByRole('textbox', { name: 'Write to the client' });
  await field.pressSequentially('、蓋');
  const option = desk.getByRole('option', { name: /^Stamp is included/, selected: true });
  await expect(option).toBeVisible();
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await option.getAttribute('id')) ?? '',
  );
  await checkAccessibility(desk);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('1 blank left: 地址')).toBeVisible();
  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('Fill in the blank first, or delete it.')).toBeVisible();
  await checkAccessibility(desk);
  await field.focus();
  await desk.keyboard.press('Control+Home');
  await desk.keyboard.press('Tab');
  await desk.keyboard.type('上海');
  await desk.keyboard.press('Control+Enter');
  await expect(field).toHaveValue('');
  const text = `盖章已含，随${quote.reference}寄往上海。请注意区分“定金”与“订金”。`;
  await expect
    .poll(async () => (await clientSide(desk, quote)).request.messages?.at(-1)?.text)
    .toBe(text);

  await desk.goto('/admin/dashboard');
  await waitUntilReady(desk);
  for (const typed of ['訂金', '劉美慧 订金']) {
    await desk.getByRole('searchbox').fill(typed);
    const row = desk.getByRole('article', { name: quote.customerName });
    await expect(row.getByText('Message:')).toBeVisible();
    await expect(row.locator('mark')).toHaveText('订金');
  }
  await checkAccessibility(desk);
});

test('on a phone, replies are at hand beside the field, also without a connection', async ({
  browser,
  ownProduct,
}) => {
  const phone = await openBrowser(browser, ownProduct);
  const quote = await submitInChinese(phone);
  await logIn(phone);
  await writeReply(phone, '进度', { 简体: '{客户}您好，稿件正在翻译。' });
  await phone.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(
    phone.getByText('Everybody in the office has it now.', { exact: true }),
  ).toBeVisible();
  await phone.goto('/admin/dashboard');
  await installWorker(phone);
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.context().setOffline(true);
  await openSearch(phone);
  await phone.getByRole('searchbox').fill('劉美慧');
  await phone.getByRole('link', { name: quote.customerName }).click();
  const press = phone.getByRole('button', { name: 'Replies', exact: true });
  await press.scrollIntoViewIfNeeded();
  await press.click();
  await phone.getByRole('option', { name: /^进度/ }).click();
  await checkAccessibility(phone);
  await phone.getByRole('button', { name: 'Put it in' }).click();
  const field = phone.getByRole('textbox', { name: 'Write to the client' });
  await expect(field).toHaveValue(`${quote.customerName}您好，稿件正在翻译。`);
  await phone.getByRole('button', { name: 'Send to client' }).click();
  await expect(phone.getByText(/, on this device$/)).toBeVisible();
});

test.describe('two at once', () => {
  test.use({ allowedConsoleErrors: [noAnswer, /status of 412/] });

  test('lose nothing when both have changed a reply, and a deleted one comes back', async ({
    browser,
    ownProduct,
  }) => {
    const [one, other] = [
      await openBrowser(browser, ownProduct),
      await openBrowser(browser, ownProduct),
    ];
    await logIn(one);
    await writeReply(one, 'Counted', { English: 'The counting is finished.' });
    await one.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(
      one.getByText('Everybody in the office has it now.', { exact: true }),
    ).toBeVisible();
    await logIn(other);
    await pressTool(other, 'Replies');
    await other.getByRole('button', { name: /^Counted/ }).click();
    const theirs = other.getByRole('textbox', { name: 'English', exact: true });
    await theirs.fill('All is counted.');
    const mine = one.getByRole('textbox', { name: 'English', exact: true });
    await mine.fill('We have counted everything.');
    await one.keyboard.press('Enter');
    const first = one.waitForResponse((response) => response.request().method() === 'PUT');
    await one.getByRole('button', { name: 'Keep', exact: true }).click();
    expect((await first).status()).toBe(200);
    await other.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(other.getByText('Now: We have counted everything.')).toBeVisible();
    await expect(theirs).toHaveValue('All is counted.');
    await checkAtBothSizes(other);
    await other.getByRole('button', { name: 'Keep mine' }).click();
    await expect(other.getByText('Now: We have counted everything.')).toBeHidden();
    await other.getByRole('button', { name: 'Delete', exact: true }).click();
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(other.getByText('It is there again', { exact: true })).toBeVisible();
    await other.getByRole('button', { name: 'What was changed' }).click();
    await expect(other.getByText(/^deleted, office/)).toBeVisible();
    await checkAtBothSizes(other);
  });
});
