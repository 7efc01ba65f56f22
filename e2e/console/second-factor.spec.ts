import type { Page } from '@playwright/test';
import { checkAtBothSizes, expect, signIn, test } from '../fixtures.ts';
import { password, username } from '../product.ts';
import { setUpFactor, typeCode } from './authenticator-app.ts';
import { noAnswerOrRefusal, pressTool } from './office.ts';
import {
  invite,
  join,
  joinedPassword,
  letProofLapse,
  openBrowser,
  openOwnWaysIn,
} from './people.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

async function sendPassword(page: Page, name: string, typed: string): Promise<void> {
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Logout/ }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
}

const factorPart = (page: Page) => page.getByRole('region', { name: 'Second factor' });

test('the only owner switches it on, and comes in with six digits or a recovery code', async ({
  browser,
  ownProduct,
}) => {
  const page = await openBrowser(browser, ownProduct);
  await signIn(page);
  await openOwnWaysIn(page);
  await factorPart(page).getByRole('button', { name: 'Set up' }).click();
  const { app, codes } = await setUpFactor(page, () => checkAtBothSizes(page));
  expect(new Set(codes).size).toBe(10);
  await expect(factorPart(page).getByText(/10 recovery codes are left/)).toBeVisible();
  await checkAtBothSizes(page);

  await logOut(page);
  await sendPassword(page, username, password);
  await expect(page.getByRole('heading', { name: 'Six digits' })).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await checkAtBothSizes(page);
  await typeCode(page, '000000');
  await expect(page.getByText('This code is not right.')).toBeVisible();
  const code = app.nextCode();
  await typeCode(page, code);
  await expect(page).toHaveURL('/admin/dashboard');

  await logOut(page);
  await sendPassword(page, username, password);
  await typeCode(page, code);
  await expect(page.getByText(/^This code was used already/)).toBeVisible();
  await page.getByRole('button', { name: 'Begin again' }).click();
  await sendPassword(page, username, password);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(codes[4]?.toLowerCase() ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard');

  await logOut(page);
  await sendPassword(page, username, password);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(codes[4] ?? '');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(/^This code was used on .* Take another\.$/)).toBeVisible();
  await checkAtBothSizes(page);
  await page.getByRole('button', { name: 'Back to the six digits' }).click();
  await expect(page.getByRole('heading', { name: 'Six digits' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a proof takes a code as well; codes are made anew, and the factor is switched off', async ({
  browser,
  ownProduct,
}) => {
  const page = await openBrowser(browser, ownProduct);
  await signIn(page);
  await openOwnWaysIn(page);
  await letProofLapse(page, '**/api/me/factor/offers');
  await factorPart(page).getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  const { codes } = await setUpFactor(page);

  await letProofLapse(page, '**/api/me/factor/codes');
  await factorPart(page).getByRole('button', { name: 'New codes' }).click();
  await dialog.getByLabel('Your password').fill(password);
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await checkAtBothSizes(page);
  await dialog.getByLabel(/^Code of your second factor/).fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The ten older codes end with this.')).toBeVisible();
  await expect(page.getByText(codes[1] ?? '')).toBeHidden();
  await page.getByLabel('I find them without this telephone.').check();
  await page.getByRole('button', { name: 'Use these from now on' }).click();
  await expect(factorPart(page).getByText(/10 recovery codes are left/)).toBeVisible();

  await factorPart(page).getByRole('button', { name: 'Switch off' }).click();
  await expect(factorPart(page).getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('an owner demands it, and nobody comes in without one any more', async ({
  browser,
  ownProduct,
}) => {
  const owner = await openBrowser(browser, ownProduct);
  await signIn(owner);
  await pressTool(owner, 'People');
  const linkOfMarcus = await invite(owner, 'Marcus Webb');
  const marcus = await openBrowser(browser, ownProduct);
  await join(marcus, linkOfMarcus);
  await owner.getByRole('button', { name: 'Done' }).click();
  const linkOfElena = await invite(owner, 'Elena Castellanos');
  await owner.getByRole('button', { name: 'Done' }).click();
  await owner.reload();
  await expect(owner.getByRole('radio', { name: /^A passkey, or a password/ })).toBeDisabled();
  await owner.getByRole('button', { name: 'Name, password and devices' }).click();
  await factorPart(owner).getByRole('button', { name: 'Set up' }).click();
  const { app } = await setUpFactor(owner);
  await expect(factorPart(owner).getByRole('button', { name: 'Switch off' })).toBeVisible();

  await pressTool(owner, 'People');
  await owner.getByRole('radio', { name: /^A passkey, or a password/ }).check();
  await expect(owner.getByText(/^Marcus Webb has a password only/)).toBeVisible();
  await owner.getByRole('button', { name: 'Demand it of everybody' }).click();
  await expect(owner.getByRole('button', { name: 'Leave it' })).toBeHidden();
  await checkAtBothSizes(owner);
  const list = owner.getByRole('region', { name: 'People of the office' });
  await expect(list.getByText('Password, second factor')).toBeVisible();
  await list.getByText('Marcus Webb').click();
  await expect(owner.getByText('asked for at the next log-in')).toBeVisible();

  // Who was in is out, and led to set one up at the next log-in.
  await expect(marcus.getByText('Your session has ended.')).toBeVisible();
  await sendPassword(marcus, 'marcus.webb', joinedPassword);
  await expect(marcus.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await marcus.goto('/admin/dashboard');
  await expect(marcus.getByLabel('Username')).toBeVisible();

  const elena = await openBrowser(browser, ownProduct);
  await elena.goto(linkOfElena);
  await elena.getByLabel('Password').fill(joinedPassword);
  await elena.getByRole('button', { name: 'Join' }).click();
  await expect(elena.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await checkAtBothSizes(elena);
  await elena.getByRole('button', { name: 'Set up an authenticator' }).click();
  await setUpFactor(elena, () => checkAtBothSizes(elena));
  await expect(elena).toHaveURL('/admin/dashboard');
  await expect(elena.getByRole('button', { name: 'Elena Castellanos' })).toBeVisible();

  await logOut(owner);
  await sendPassword(owner, username, password);
  await typeCode(owner, app.nextCode());
  await expect(owner).toHaveURL('/admin/dashboard');
});
