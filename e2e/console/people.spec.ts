import type { Page } from '@playwright/test';
import { checkAtBothSizes, expect, logIn, signIn, test } from '../fixtures.ts';
import { statusOnServer } from './at-server.ts';
import {
  choose,
  findCard,
  noAnswerOrRefusal,
  pressTool,
  readDatabase,
  submitQuote,
} from './office.ts';
import { invite, join, joinedPassword, openBrowser } from './people.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

/** Invites somebody and puts the link away. */
async function inviteOnce(page: Page, name: string): Promise<string> {
  const link = await invite(page, name);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/\/admin\/join\//)).toBeHidden();
  return link;
}

test('an office of one sees one new line, and cannot lose its owner', async ({
  browser,
  ownProduct,
}) => {
  const page = await openBrowser(browser, ownProduct);
  await logIn(page);
  await expect(page.getByRole('button', { name: /^Logout/ })).toContainText('office');
  await pressTool(page, 'People');
  await expect(page.getByRole('heading', { name: '1 person' })).toBeFocused();
  await page
    .getByRole('region', { name: 'People of the office' })
    .getByText('office', { exact: true })
    .click();
  await expect(page.getByRole('radio', { name: 'Staff' })).toBeDisabled();
  await expect(page.getByText(/The last owner stays an owner/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove office' })).toBeDisabled();
  await checkAtBothSizes(page);
});

test('somebody is invited, joins, is made an owner, and is removed while logged in', async ({
  browser,
  ownProduct,
}) => {
  const owner = await openBrowser(browser, ownProduct);
  const quote = await submitQuote(owner);
  await signIn(owner);
  await pressTool(owner, 'People');
  const link = await inviteOnce(owner, 'Elena Castellanos');
  await expect(owner.getByRole('heading', { name: 'Invited, not yet here' })).toBeVisible();

  const elena = await openBrowser(browser, ownProduct);
  await elena.goto(link);
  const name = elena.getByLabel('The name colleagues see');
  await expect(name).toHaveValue('Elena Castellanos');
  await expect(elena.getByRole('radio', { name: 'EC' })).toBeChecked();
  await checkAtBothSizes(elena);
  await name.fill('Elena Whitfield');
  await expect(elena.getByRole('radio', { name: 'EW' })).toBeChecked();
  await expect(elena.getByLabel('Username')).toHaveValue('elena.whitfield');
  await elena.getByLabel('Password').fill(joinedPassword);
  await elena.keyboard.press('Enter');
  await expect(elena).toHaveURL('/admin/dashboard');
  await expect(elena.getByRole('button', { name: 'Elena Whitfield' })).toBeVisible();
  await expect(elena.getByRole('button', { name: /^People/ })).toBeHidden();

  const another = await openBrowser(browser, ownProduct);
  await another.goto(link);
  await expect(another.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible();
  await checkAtBothSizes(another);

  await owner.reload();
  await owner.getByRole('button', { name: /^Elena Whitfield/ }).click();
  await owner.getByRole('radio', { name: 'Owner' }).check();
  await owner.getByRole('button', { name: 'Make Elena Whitfield an owner' }).click();
  // The button that was pressed has another name while it is done.
  await expect(owner.getByRole('button', { name: 'Leave it' })).toBeHidden();
  await elena.reload();
  await expect(elena.getByRole('button', { name: /^People ?2$/ })).toBeVisible();

  const card = await findCard(elena, quote);
  await elena.context().setOffline(true);
  await choose(card, 'completed');
  await expect(elena.getByText('1 change waiting to be sent')).toBeVisible();
  await owner.getByRole('button', { name: 'Remove Elena Whitfield' }).click();
  await expect(owner.getByRole('button', { name: 'Keep as it is' })).toBeFocused();
  await checkAtBothSizes(owner);
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(owner.getByText('Removed: Elena Whitfield')).toBeVisible();

  await elena.context().setOffline(false);
  await expect(
    elena.getByRole('heading', { name: 'You are no longer in this office' }),
  ).toBeVisible();
  await expect(elena.getByText(/^office removed you/)).toBeVisible();
  await expect(elena.getByRole('heading', { name: '1 change did not go through' })).toBeVisible();
  await expect(elena.getByText(quote.reference)).toBeVisible();
  await checkAtBothSizes(elena);
  const kept = await readDatabase(elena);
  for (const gone of [quote.customerName, quote.id]) expect(kept).not.toContain(gone);
  await elena.getByRole('button', { name: 'Log in as somebody else' }).click();
  await expect(elena.getByLabel('Username')).toBeVisible();
});

test('two people on one device see nothing of each other', async ({ browser, ownProduct }) => {
  const page = await openBrowser(browser, ownProduct);
  const quote = await submitQuote(page);
  await signIn(page);
  await pressTool(page, 'People');
  const link = await inviteOnce(page, 'Marcus Webb');

  // The owner's own browser: nobody joins over somebody who is logged in.
  await page.goto(link);
  await expect(page.getByText(/is logged in on this device/)).toBeVisible();
  await page.goto('/admin/dashboard');
  const card = await findCard(page, quote);
  await page.context().setOffline(true);
  await choose(card, 'completed');
  await expect(page.getByText('1 change waiting to be sent')).toBeVisible();
  // The session ends elsewhere, so that the change stays on the device.
  await page.context().clearCookies();
  await page.context().setOffline(false);
  await expect(page.getByText('Your session has ended.')).toBeVisible();

  await join(page, link);
  await expect(page.getByRole('button', { name: 'Marcus Webb' })).toBeVisible();
  await expect(page.getByText('waiting to be sent')).toBeHidden();
  const mine = await findCard(page, quote);
  await expect(mine.getByRole('button', { name: 'pending', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: /^Logout/ }).click();
  await expect(page.getByLabel('Username')).toBeVisible();

  // What waited for the owner is sent as soon as the owner is here again.
  await logIn(page);
  await expect.poll(() => statusOnServer(page, quote)).toBe('completed');
});
