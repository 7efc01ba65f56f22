import type { Locator, Page } from '@playwright/test';
import { codeAt, stepAt } from '../../api/src/second-factor/totp.ts';
import { expect } from '../fixtures.ts';

/** An authenticator on somebody's phone. Every code that it is asked for is a later one than those before. */
export interface AuthenticatorApp {
  nextCode(): string;
}

/** Types the secret from the screen into an authenticator. */
async function readSecret(page: Page): Promise<AuthenticatorApp> {
  const shown = await page.getByText(/^[A-Z2-7]{4}(\s[A-Z2-7]{4}){7}$/).textContent();
  const secret = (shown ?? '').replace(/\s/g, '');
  let last = 0;
  return {
    nextCode() {
      last = Math.max(stepAt(Date.now()), last + 1);
      return codeAt(secret, last);
    },
  };
}

export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
}

/**
 * On the screen with a new secret, shows that the authenticator has it, and keeps the codes.
 * @param look is done on each of the two screens.
 */
export async function setUpFactor(
  page: Page,
  look: () => Promise<void> = async () => {},
): Promise<{ app: AuthenticatorApp; codes: string[] }> {
  await expect(page.getByRole('img', { name: 'The secret as a QR code' })).toBeVisible();
  const app = await readSecret(page);
  await look();
  await page.getByLabel('The six digits that it shows now').fill(app.nextCode());
  await expect(page.getByRole('heading', { name: 'Ten codes for a lost phone' })).toBeFocused();
  const turnOn = page.getByRole('button', { name: 'Turn the second factor on' });
  await expect(turnOn).toBeDisabled();
  await look();
  const codes = await readCodes(page.getByRole('list').filter({ hasText: /[A-Z2-9]{4}-/ }));
  await page.getByLabel('I find them without this telephone.').check();
  await turnOn.click();
  return { app, codes };
}

async function readCodes(list: Locator): Promise<string[]> {
  const items = await list.getByRole('listitem').allTextContents();
  return items.map((text) => text.slice(-9));
}
