import { headerOf, openSmtpOffice } from '../../api/test/mail/smtp-office.ts';
import { checkAtBothSizes, expect, signIn, test } from '../fixtures.ts';
import { pressTool } from './office.ts';
import { openBrowser } from './people.ts';

test('an owner sees what the server was started with, and tries the mail', async ({
  browser,
  ownProduct,
}) => {
  const smtp = await openSmtpOffice({
    authMethods: ['PLAIN'],
    allowInsecureAuth: true,
    onAuth: ({ username = '' }, _session, callback) => callback(null, { user: username }),
    refuseRecipient: (address) =>
      address === 'nobody@example.com' ? '550 5.1.1 no such user' : undefined,
  });
  await ownProduct.stop();
  await ownProduct.start({
    PUBLIC_ORIGIN: ownProduct.origin,
    SESSION_SECRET: 'the secret of this office',
    SMTP_URL: `smtp://kontor:geheim@127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Office <office@example.com>',
  });
  const page = await openBrowser(browser, ownProduct);
  await signIn(page);
  await pressTool(page, 'Settings');
  const row = page.getByRole('button', { name: /^From the environment/ });
  await expect(row).toContainText(/read only, \d+ values/);
  const answered = page.waitForResponse('**/api/environment');
  await row.click();
  const told = await (await answered).text();
  for (const secret of ['the secret of', 'kontor', 'geheim']) expect(told).not.toContain(secret);

  const view = page.getByRole('region', { name: 'From the environment' });
  const place = view.getByRole('region', { name: 'Mail', exact: true });
  await expect(place).toContainText(`set, 127.0.0.1, port ${smtp.port}`);
  await expect(place).toContainText('not set. The office gets no mail about requests.');
  const secrets = view.getByRole('region', { name: 'Secrets' });
  await expect(secrets).toContainText('not set. Card payment stays off until it is.');
  await secrets.getByText(/^\d+ not set$/).click();
  await expect(secrets.getByRole('term').filter({ hasText: 'S3_ACCESS_KEY_ID' })).toBeVisible();
  await checkAtBothSizes(page);

  const band = view.getByRole('region', { name: 'A test mail' });
  const to = band.getByLabel('To');
  const send = band.getByRole('button', { name: 'Send one' });
  await expect(send).toBeDisabled();
  await to.fill('shen@example.com');
  await send.click();
  await expect(band).toContainText(/took it today at .*, to shen@example.com, in \d+\.\d s\./);
  expect(smtp.taken.map(({ source }) => headerOf(source, 'Subject'))).toEqual(['Test email']);

  await to.fill('nobody@example.com');
  await page.keyboard.press('Enter');
  await expect(band).toContainText('The mail server refuses this address.');
  await expect(band).toContainText('It said: “550 5.1.1 no such user”');
  await checkAtBothSizes(page);

  await page.context().setOffline(true);
  await expect(band).toContainText('A test mail needs the server.');
  await expect(send).toBeDisabled();
  await page.context().setOffline(false);
  await expect(send).toBeEnabled();
  await smtp.close();
});
