import { checkInBothSchemes, expect, test } from '../fixtures.ts';
import { noAnswerOrRefusal, openInstalledConsole } from './office.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

/** Nobody types slower who does it every day. */
const secondsForAKey = 0.25;
const mostSeconds = 30;

test('A client on the telephone has a page of their own in under half a minute, by keyboard', async ({
  page,
  context,
}) => {
  await openInstalledConsole(page);
  const detail = page.getByRole('region', { name: 'Detail', exact: true });
  const name = detail.getByRole('combobox', { name: 'Name' });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    keys += text.length;
    await page.keyboard.type(text);
  };
  await press('c');
  await expect(name).toBeFocused();
  await type('Grace Adeyemi');
  await press('Tab');
  await press('Tab');
  await type('139 0000 4821');
  await press('Tab');
  await type('Three contracts, wanted on Friday.');
  await press('Control+Enter');
  await expect(detail.getByRole('heading', { name: 'Grace Adeyemi' })).toBeVisible();
  const seconds = keys * secondsForAKey;
  test.info().annotations.push({
    type: 'by keyboard',
    description: `${keys} keys, ${seconds.toFixed(1)} s`,
  });
  expect(seconds).toBeLessThan(mostSeconds);

  await expect(detail).toContainText('139 0000 4821');
  await expect(detail).toContainText('Three contracts, wanted on Friday.');
  const address = await detail
    .getByText(/\/request\//)
    .first()
    .textContent();
  await checkInBothSchemes(page);
  const client = await context.newPage();
  await client.goto(address ?? '');
  await expect(client.getByRole('main')).toContainText('A person is looking at your request');
});

test('A request opened without a connection waits in sight, can be taken up again, and is opened once', async ({
  page,
  context,
}) => {
  const quote = await openInstalledConsole(page);
  const opened: string[] = [];
  context.on('request', (request) => {
    const isOpening = new URL(request.url()).pathname === '/api/quotes';
    if (isOpening && request.method() === 'POST') opened.push(request.url());
  });
  await context.setOffline(true);
  const detail = page.getByRole('region', { name: 'Detail', exact: true });
  const name = detail.getByRole('combobox', { name: 'Name' });
  await page.getByRole('button', { name: 'New request' }).click();
  await name.pressSequentially(quote.customerName.slice(0, 4));
  await expect(name).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(detail.getByRole('textbox', { name: 'Email' })).not.toHaveValue('');
  await page.keyboard.press('Control+Enter');
  const waiting = page.getByRole('list', { name: 'Not opened yet' });
  await expect(waiting).toContainText(quote.customerName);
  await expect(page).not.toHaveURL(/quote=/);
  await page.reload();
  await expect(waiting).toContainText(quote.customerName);
  await checkInBothSchemes(page);

  await waiting.getByRole('button', { name: 'Edit' }).click();
  await expect(name).toHaveValue(quote.customerName);
  await expect(waiting).toBeHidden();
  await name.fill('');
  await name.fill('陆承宇');
  await page.keyboard.press('Escape');
  await detail.getByRole('radio', { name: 'WeChat' }).check();
  await detail.getByRole('button', { name: 'Open the request' }).click();
  await expect(waiting).toContainText('陆承宇');
  // A form that still waits for the answer would open the request by itself.
  await expect(page).not.toHaveURL(/quote=/);
  expect(opened).toEqual([]);
  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  await page.getByRole('article', { name: '陆承宇' }).click();
  await expect(detail.getByText('陆承宇您好')).toBeVisible();
  expect(opened).toHaveLength(1);
});
