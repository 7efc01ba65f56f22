import { openSmtpOffice, partsOf, type SmtpOffice } from '../../api/test/mail/smtp-office.ts';
import { checkInBothSchemes, expect, measureOverflow, test } from '../fixtures.ts';
import type { Product } from '../product.ts';
import { waitUntilAlive } from '../waiting.ts';
import { submitRequest } from './office.ts';

let smtp: SmtpOffice;

test.beforeAll(async () => {
  smtp = await openSmtpOffice();
});
test.afterAll(() => smtp.close());

/** Starts it again as an office that sends mail. @returns its origin. */
async function sendMail(product: Product): Promise<string> {
  const { origin } = product;
  await product.stop();
  await product.start({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'office@example.com',
    PUBLIC_ORIGIN: origin,
  });
  return origin;
}

test.describe('where mail is sent', () => {
  // The address of a key that opens nothing, and the line that is cut.
  test.use({ allowedConsoleErrors: [/status of 404|ERR_INTERNET_DISCONNECTED/] });

  test('A client who has lost the link types the address, and finds the order by the mail', async ({
    page,
    context,
    playwright,
    ownProduct,
  }) => {
    const origin = await sendMail(ownProduct);
    const request = await playwright.request.newContext({ baseURL: origin });
    const order = await submitRequest(request);
    await page.goto(`${origin}/request/${'x'.repeat(32)}`);
    await page.getByRole('link', { name: 'Lost your link?' }).click();
    await expect(page).toHaveURL(`${origin}/request`);
    await expect(page).toHaveTitle(/^Lost your link\? \|/);
    await checkInBothSchemes(page);

    const field = page.getByRole('textbox', { name: 'Email' });
    const send = page.getByRole('button', { name: 'Mail me my links' });
    await waitUntilAlive(page);
    await send.click();
    await expect(field).toHaveAccessibleDescription('Enter your email address.');
    await expect(field).toBeFocused();
    await field.fill('m.lin@harbourlaw');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(/not complete/);
    await checkInBothSchemes(page);

    await field.fill('Ｍ.Lin＠harbourlaw.example ');
    await context.setOffline(true);
    await send.click();
    await expect(page.getByRole('status').filter({ hasText: 'no connection' })).toBeVisible();
    await context.setOffline(false);
    await send.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look in your mailbox');
    await expect(page.getByRole('main')).toContainText('under M.Lin@harbourlaw.example, their');
    await checkInBothSchemes(page);
    await page.reload();
    await expect(page.getByRole('main')).toContainText('under M.Lin@harbourlaw.example, their');

    const links = () =>
      smtp.taken
        .map(({ source }) => partsOf(source).text)
        .filter((text) => /^Your link/.test(text));
    await expect.poll(() => links().length).toBe(1);
    const [link = ''] = /http:\S+/.exec(links()[0] ?? '') ?? [];
    expect(link).toBe(origin + order.path);
    await page.goto(link);
    await expect(page.getByText(order.reference).first()).toBeVisible();

    await page.goBack();
    await page.getByRole('link', { name: 'Another address' }).click();
    await expect(field).toHaveValue('');
    await request.dispose();
  });

  test('is a form that works without scripts, in the language of the page', async ({
    browser,
    ownProduct,
  }) => {
    const origin = await sendMail(ownProduct);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/zh-hant/request`);
    await page.getByRole('textbox', { name: '電子郵件' }).fill('ｌｉｎ＠example。com');
    await page.getByRole('button', { name: '把連結寄給我' }).click();
    await expect(page).toHaveURL(`${origin}/zh-hant/request/sent`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('請查收郵件');
    await page.getByRole('link', { name: '換一個地址' }).click();
    await page.getByRole('textbox').fill('lin@example');
    await page.getByRole('button', { name: '把連結寄給我' }).click();
    await expect(page.getByRole('main')).toContainText('請填寫電子郵件地址');
    await page.getByRole('link', { name: '重新填寫' }).click();
    await expect(page).toHaveURL(`${origin}/zh-hant/request`);
    await context.close();
  });
});

test('Without mail the client writes to the office, with the subject filled in', async ({
  page,
}) => {
  for (const path of ['/request', '/request/sent', '/request/write']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/request\/write$/);
  }
  const write = page.getByRole('link', { name: /^Write to / });
  await expect(write).toHaveAttribute(
    'href',
    /^mailto:[^?]+\?subject=The%20link%20of%20my%20order$/,
  );
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await checkInBothSchemes(page);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await measureOverflow(page), `${width}`).toBeLessThanOrEqual(0);
  }
});
