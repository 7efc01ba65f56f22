import type { Page } from '@playwright/test';
import { openChatServices } from '../../api/test/notices/chat-services.ts';
import { submitRequest } from '../client/office.ts';
import { checkAtBothSizes, expect, signIn, test } from '../fixtures.ts';
import { letCall } from './let-call.ts';
import { noAnswerOrRefusal, pressTool } from './office.ts';
import { openBrowser } from './people.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

async function openChat(page: Page): Promise<void> {
  await pressTool(page, 'Settings');
  await page.getByRole('button', { name: /^Chat of the office/ }).click();
}

test('an owner tries a group, puts it live, hears of a request there, and switches it off', async ({
  browser,
  ownProduct,
}) => {
  const services = await openChatServices();
  await letCall(ownProduct, services.host);
  const page = await openBrowser(browser, ownProduct);
  const client = await openBrowser(browser, ownProduct);
  const secret = 'SEC0123456789abcdef9f2c';
  services.sign(secret);
  await signIn(page);
  await openChat(page);
  const chat = page.getByRole('region', { name: 'Chat of the office' });
  await expect(chat.getByRole('button', { name: 'Send a test' })).toBeDisabled();
  await checkAtBothSizes(page);

  await chat.getByRole('radio', { name: /^Feishu/ }).check();
  await chat.getByRole('radio', { name: '简体' }).check();
  const hook = chat.getByLabel('Address of the web hook');
  await hook.fill('https://hooks.example.com/services/not-ours');
  await chat.getByRole('button', { name: 'Send a test' }).click();
  await expect(chat.getByText(/begins with https:\/\/open\.feishu\.cn/)).toBeVisible();
  await expect(hook).toBeFocused();

  await hook.fill(services.hookOf('feishu'));
  const signature = chat.getByLabel('Signature');
  await signature.fill('another-key');
  await chat.getByRole('button', { name: 'Send a test' }).click();
  const tests = chat.getByRole('region', { name: 'Last tests' });
  await expect(tests.getByText(/^refused: sign match fail/)).toBeVisible();
  await expect(tests.getByText('Check the signature.')).toBeVisible();
  await signature.fill(secret);
  await chat.getByRole('button', { name: 'Send a test' }).click();
  await expect(tests.getByText(/^taken, \d+\.\d s$/)).toBeVisible();
  expect(services.taken.map(({ text }) => text)).toEqual(['这是测试消息，通知会这样发到群里。']);
  await chat.getByRole('slider', { name: 'The group is told' }).press('End');
  await checkAtBothSizes(page);

  await chat.getByRole('button', { name: 'Put them live' }).click();
  await expect(page.getByText('It is live', { exact: true })).toBeVisible();
  await expect(hook).toHaveValue(/\/open-apis\/bot\/v2\/hook\/••••4e1f$/);
  await expect(signature).toHaveValue('••••9f2c');
  await expect(page.getByRole('button', { name: /^Chat of the office/ })).toContainText('Feishu');
  const { reference } = await submitRequest(client.request);
  await expect.poll(() => services.taken.at(-1)?.text).toBe(`有新询价。${reference}`);
  const sent = JSON.stringify(services.taken);
  for (const word of ['Margaret', 'harbourlaw', 'Shareholders']) expect(sent).not.toContain(word);

  await page.getByRole('button', { name: /^History/ }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('only its end is kept')).toHaveCount(2);
  await expect(history.getByText(secret)).toHaveCount(0);
  await checkAtBothSizes(page);
  await page.getByRole('button', { name: /^Chat of the office/ }).click();
  await expect(tests.getByText(/^taken, /)).toBeVisible();

  await chat.getByRole('button', { name: 'Switch off' }).click();
  await expect(chat.getByText(/Address and signature are deleted/)).toBeVisible();
  await checkAtBothSizes(page);
  await chat.getByRole('button', { name: 'Put it live' }).click();
  await expect(chat.getByRole('radio', { name: /^Feishu/ })).not.toBeChecked();
  await expect(hook).toHaveValue('');
  const held = await (await page.request.get('/api/settings')).json();
  expect(held.chat).toEqual({});
  services.close();
});
