import type { Browser, Page } from '@playwright/test';
import { checkAtBothSizes, expect, signIn, test } from '../fixtures.ts';
import type { Product } from '../product.ts';
import { noAnswerOrRefusal, pressTool } from './office.ts';
import { invite, letProofLapse, openBrowser, openOwnWaysIn } from './people.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

/** Passkeys are bound to an address, and only the second start knows which port it will be. */
async function giveAddress(product: Product): Promise<void> {
  await product.stop();
  await product.start({ PUBLIC_ORIGIN: product.origin });
}

interface Device {
  readonly page: Page;
  /** Whether its authenticator answers whatever is asked, also by the field of the user name, or nothing. */
  setPresence(enabled: boolean): Promise<void>;
}

/** A browser on a device with an authenticator of its own. */
async function openDevice(browser: Browser, product: Product): Promise<Device> {
  const page = await openBrowser(browser, product);
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    page,
    async setPresence(enabled) {
      await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}

test('somebody joins with a passkey, and comes in again with it', async ({
  browser,
  ownProduct,
}) => {
  await giveAddress(ownProduct);
  const { page: owner } = await openDevice(browser, ownProduct);
  await owner.goto('/admin/login');
  await expect(owner.getByRole('button', { name: 'Login' })).toBeVisible();
  await signIn(owner);
  await pressTool(owner, 'People');
  const link = await invite(owner, 'Elena Castellanos');

  const device = await openDevice(browser, ownProduct);
  const elena = device.page;
  await elena.goto(link);
  await expect(elena.getByRole('radio', { name: 'A passkey' })).toBeChecked();
  await expect(elena.getByLabel('Username')).toBeHidden();
  await checkAtBothSizes(elena);
  await elena.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(elena).toHaveURL('/admin/dashboard');

  await device.setPresence(false);
  await elena.getByRole('button', { name: /^Logout/ }).click();
  await expect(elena).toHaveURL(/login/);
  const use = elena.getByRole('button', { name: 'Use a passkey' });
  await expect(use).toBeEnabled();
  await expect(elena.getByText('also offered in the first field')).toBeVisible();
  await checkAtBothSizes(elena);
  // What waits in the field has begun without an answer, and gets none.
  await device.setPresence(true);
  await use.click();
  await expect(elena).toHaveURL('/admin/dashboard');
});

test('an owner adds a passkey, proves with it who it is, names and removes it', async ({
  browser,
  ownProduct,
}) => {
  await giveAddress(ownProduct);
  const { page } = await openDevice(browser, ownProduct);
  await signIn(page);
  await openOwnWaysIn(page);
  await expect(page.getByText(/^None. A passkey is/)).toBeVisible();
  await page.getByRole('button', { name: 'Add this device' }).click();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByText('Chrome on Windows')).toBeVisible();
  await checkAtBothSizes(page);

  await passkeys.getByRole('button', { name: 'Rename Chrome on Windows' }).click();
  await passkeys.getByLabel('New name of Chrome on Windows').fill('Desk in Shanghai');
  await page.keyboard.press('Enter');
  await expect(passkeys.getByText('Desk in Shanghai')).toBeVisible();

  await letProofLapse(page, '**/api/me/passkeys/*');
  await passkeys.getByRole('button', { name: 'Remove Desk in Shanghai' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog).toContainText('Desk in Shanghai');
  await checkAtBothSizes(page);
  await dialog.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(passkeys.getByText('Desk in Shanghai')).toBeHidden();
});

test('passkeys stay away from an address that is not the office’s, and say why', async ({
  browser,
  ownProduct,
}) => {
  const { page } = await openDevice(browser, ownProduct);
  await ownProduct.stop();
  await ownProduct.start({ PUBLIC_ORIGIN: 'https://office.example' });
  await signIn(page);
  await openOwnWaysIn(page);
  await expect(page.getByText('Passkeys work at https://office.example only.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add this device' })).toBeDisabled();
  await checkAtBothSizes(page);
});
