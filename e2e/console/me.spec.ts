import { checkAtBothSizes, expect, logIn, test } from '../fixtures.ts';
import { password, username } from '../product.ts';
import { pressTool } from './office.ts';
import { letProofLapse, openBrowser } from './people.ts';

const newPassword = 'plum otter gravel lantern';

test('an owner proves who they are, ends a lost device and changes the password', async ({
  browser,
  ownProduct,
}) => {
  const [desk, lost] = [
    await openBrowser(browser, ownProduct),
    await openBrowser(browser, ownProduct),
  ];
  await logIn(lost);
  await logIn(desk);
  await pressTool(desk, 'People');
  await desk
    .getByRole('region', { name: 'People of the office' })
    .getByText(username, { exact: true })
    .click();
  await desk.getByRole('button', { name: 'Name, password and devices' }).click();
  const ways = desk.getByRole('region', { name: 'How I come in' });
  await expect(ways.getByText('this one')).toBeVisible();
  await checkAtBothSizes(desk);

  await letProofLapse(desk, '**/api/me/sessions/*');
  await ways.getByRole('button', { name: /^End on / }).click();
  const proof = desk.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(proof.getByText(/^Log out /)).toBeVisible();
  await checkAtBothSizes(desk);
  await proof.getByLabel('Your password').fill('not this one');
  await desk.keyboard.press('Enter');
  await expect(proof.getByText('This is not your password.')).toBeVisible();
  await proof.getByLabel('Your password').fill(password);
  await desk.keyboard.press('Enter');
  await expect(proof).toBeHidden();
  await expect(ways.getByRole('button', { name: /^End/ })).toHaveCount(0);
  await lost.reload();
  await expect(lost.getByText('Your session has ended.')).toBeVisible();

  await ways.getByRole('button', { name: 'Change the password' }).click();
  await ways.getByLabel('New password').fill(newPassword);
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Password changed', { exact: true })).toBeVisible();
  await desk.reload();
  await expect(ways.getByText('this one')).toBeVisible();

  await lost.getByLabel('Username').fill(username);
  await lost.getByLabel('Password', { exact: true }).fill(newPassword);
  await lost.getByRole('button', { name: 'Login' }).click();
  await expect(lost).toHaveURL(/\/admin\/dashboard/);
});

test('who has left a proof open finds everything as it was', async ({ browser, ownProduct }) => {
  const page = await openBrowser(browser, ownProduct);
  await logIn(page);
  await pressTool(page, 'People');
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByLabel('Who is it').fill('Elena Castellanos');
  await letProofLapse(page, '**/api/people');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invite Elena Castellanos.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Not done: it was not confirmed that it is you.')).toBeVisible();
  await expect(page.getByLabel('Who is it')).toHaveValue('Elena Castellanos');
});
