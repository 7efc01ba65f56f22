import { request as chinesePage } from '../../site/src/content/zh-hans/request/request.ts';
import { acceptQuote, openOffice, submitRequest } from '../client/office.ts';
import { checkInBothSchemes, expect, measureOverflow, signIn, test } from '../fixtures.ts';

/** Of the file that is no invoice. */
test.use({ allowedConsoleErrors: [/status of 400/] });

const fapiao = {
  name: '数电票_26312000000418_上海远航物流有限公司.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj'),
};
const xml = {
  name: 'INV-2026-0418.xml',
  mimeType: 'text/xml',
  buffer: Buffer.from('<?xml version="1.0"?><EInvoice/>'),
};

test('A fapiao reaches the client’s page, is taken back by Undo, and stays when the documents go', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const order = await submitRequest(request, { customerName: `Invoiced ${Date.now()}` });
  const office = await openOffice(request);
  await office.offer(order.id, { currency: 'CNY', pricePerWord: '1.08' });
  await acceptQuote(request, order);
  await signIn(page);
  await page.goto(`/admin/dashboard?quote=${order.id}`);
  const detail = page.getByRole('region', { name: 'Detail', exact: true });
  const invoices = detail.getByRole('region', { name: 'Invoice' });
  await detail.getByRole('heading', { level: 2 }).focus();
  await page.keyboard.press('i');
  await expect(invoices.getByRole('radio', { name: 'Fapiao' })).toBeFocused();
  await expect(invoices.getByRole('radio', { name: 'Fapiao' })).toBeChecked();

  const input = invoices.locator('input[type=file]');
  await input.setInputFiles({ ...xml, buffer: Buffer.from('<html></html>') });
  await expect(invoices).toContainText('PDF, OFD or XML');
  await invoices.getByRole('button', { name: `Remove: ${xml.name}` }).click();
  await input.setInputFiles(xml);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(invoices).toContainText('taken back');
  await input.setInputFiles(fapiao);
  await expect(invoices).toContainText('on the client’s page since');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await measureOverflow(page)).toBe(0);
  }
  await checkInBothSchemes(page);

  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const client = await context.newPage();
  await client.goto(`/zh-hans${order.path}`);
  const main = client.getByRole('main');
  await expect(
    main.getByRole('heading', { name: chinesePage.invoices.kinds.fapiao }),
  ).toBeVisible();
  await expect(main).not.toContainText(xml.name);
  await expect(main).toContainText(chinesePage.invoices.issued);
  const download = main.getByRole('link', {
    name: `${chinesePage.delivery.download} ${fapiao.name}`,
  });
  const arrival = client.waitForEvent('download');
  await download.click();
  expect((await arrival).suggestedFilename()).toBe(fapiao.name);
  for (const width of [390, 768, 1440]) {
    await client.setViewportSize({ width, height: 900 });
    expect(await measureOverflow(client)).toBe(0);
  }
  await checkInBothSchemes(client);

  await office.change(order.id, 'completed');
  const deleted = await request.delete(`/api/quotes/${order.id}/file`);
  expect(deleted.status()).toBe(200);
  await client.reload();
  await expect(download).toBeVisible();
  await context.close();
});
