import { checkInBothSchemes, expect, measureOverflow, test } from '../fixtures.ts';
import { goOnline, noAnswerOrRefusal, openDetail, openInstalledConsole } from './office.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

const block = '上海远航物流有限公司 税号：91310115MA1K4PQ630 电话：021-50812266';

test('Staff enter billing details offline, and copy them line by line with Enter', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const quote = await openInstalledConsole(page);
  const detail = await openDetail(page, quote);
  await context.setOffline(true);
  await page.keyboard.press('b');
  const billing = detail.getByRole('region', { name: 'Billing details' });
  await expect(billing.getByRole('button', { name: 'Enter them' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Billing details' });
  await page.evaluate((text) => navigator.clipboard.writeText(text), block);
  await dialog.getByLabel('Invoice to').focus();
  await page.keyboard.press('Control+v');
  await expect(dialog.getByLabel('Tax number')).toHaveValue('91310115MA1K4PQ630');
  await expect(dialog).toContainText('The check character is right.');
  await checkInBothSchemes(page);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(billing).toContainText('91310115 MA1K4PQ63 0');

  await goOnline(context, page.getByText('Billing details saved', { exact: true }));
  await detail.getByRole('heading', { name: quote.customerName }).focus();
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(billing.getByText('Copied', { exact: true })).toHaveCount(2);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('91310115MA1K4PQ630');
  await expect(billing.getByRole('button', { name: 'Copy: Telephone' })).toBeFocused();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await measureOverflow(page)).toBe(0);
  }
  await checkInBothSchemes(page);
});
