import type { Browser, Page } from '@playwright/test';
import { checkAtBothSizes, expect, signIn, test } from '../fixtures.ts';
import type { Product } from '../product.ts';
import { quoteOnServer } from './at-server.ts';
import {
  installWorker,
  noAnswerOrRefusal,
  openDetail,
  openLine,
  pressTool,
  submitQuote,
} from './office.ts';
import { invite, join, openBrowser } from './people.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

/** The owner invites somebody, who joins in a browser of their own. */
async function bring(browser: Browser, product: Product, owner: Page, name: string): Promise<Page> {
  await pressTool(owner, 'People');
  const link = await invite(owner, name);
  const page = await openBrowser(browser, product);
  await join(page, link);
  await owner.goto('/admin/dashboard');
  // From the second person on, everybody begins with what is theirs.
  for (const one of [owner, page]) {
    const mine = one.getByRole('button', { name: /Mine$/ });
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
  }
  return page;
}

test('an order is taken from the list, handed over with a line, and opened', async ({
  browser,
  ownProduct,
}) => {
  const owner = await openBrowser(browser, ownProduct);
  const quote = await submitQuote(owner);
  await signIn(owner);
  await expect(owner.getByRole('button', { name: /Mine$/ })).toBeHidden();
  const marcus = await bring(browser, ownProduct, owner, 'Marcus Webb');
  await expect(owner.getByText('Nothing is in your hands.')).toBeVisible();
  await owner.getByRole('button', { name: /^1\s*Nobody/ }).click();
  const row = owner.getByRole('article', { name: quote.customerName });
  await row.getByRole('button', { name: /Take it/ }).hover();
  await expect(
    row.getByText(`Take it: ${quote.customerName} becomes yours`, { exact: true }),
  ).toBeVisible();
  await row.getByRole('button', { name: /Take it/ }).click();
  await expect(owner.getByRole('button', { name: /^1\s*Mine/ })).toBeVisible();
  await owner.getByRole('button', { name: /^1\s*Mine/ }).click();

  const detail = await openDetail(owner, quote);
  await expect(detail.getByText('Yours', { exact: true })).toBeVisible();
  await detail.getByRole('button', { name: 'Hand over' }).click();
  const menu = owner.getByRole('dialog', { name: 'Hand over' });
  await menu.getByText('Marcus Webb').click();
  await menu.getByLabel(/A line for Marcus Webb/).fill('She wants the call before noon.');
  await checkAtBothSizes(owner);
  await menu.getByRole('button', { name: 'Hand over to Marcus Webb' }).click();
  await expect(detail.getByText('Marcus Webb', { exact: true })).toBeVisible();
  await expect(detail.getByText(/^office to Marcus Webb/)).toBeVisible();

  const his = marcus.getByRole('article', { name: quote.customerName });
  await expect(his.getByText('For you')).toBeVisible();
  await his.getByRole('link', { name: quote.customerName }).click();
  await expect(marcus.getByText(/^office handed it to you/)).toBeVisible();
  await expect(his.getByText('For you')).toBeHidden();
  await checkAtBothSizes(marcus);
  await marcus.keyboard.press('t');
  await expect(marcus.getByRole('button', { name: /^1\s*Nobody/ })).toBeVisible();
  await expect(marcus.getByText('Sending the quote makes this order yours.')).toBeVisible();
});

test('two who are offline take the same order and answer the same question: both see it', async ({
  browser,
  ownProduct,
}) => {
  const owner = await openBrowser(browser, ownProduct);
  const quote = await submitQuote(owner);
  await signIn(owner);
  const marcus = await bring(browser, ownProduct, owner, 'Marcus Webb');
  for (const page of [owner, marcus]) {
    await page.getByRole('button', { name: /All$/ }).click();
    await installWorker(page);
    const detail = await openDetail(page, quote);
    await expect(detail.getByText('Nobody’s', { exact: true })).toBeVisible();
    await page.context().setOffline(true);
    await detail.getByRole('button', { name: 'Take', exact: true }).click();
    await expect(detail.getByText('not sent')).toBeVisible();
    await expect(detail.locator(':focus')).toContainText('Yours');
    const isOwner = page === owner;
    await detail.getByLabel('Write to the client').fill(isOwner ? 'By noon.' : 'By Friday.');
    await detail.getByRole('button', { name: 'Send to client' }).click();
    await expect(page.getByText('2 changes waiting to be sent')).toBeVisible();
  }

  await marcus.context().setOffline(false);
  // What is on its way waits no more: he is to be the first at the server.
  await expect
    .poll(async () => (await quoteOnServer(marcus, quote))?.assignee?.name)
    .toBe('Marcus Webb');
  await owner.context().setOffline(false);
  const choice = owner
    .getByRole('region', { name: 'Detail', exact: true })
    .getByRole('alert')
    .filter({ hasText: 'Two took' });
  await expect(choice).toBeVisible();
  await expect(choice.getByText('Marcus Webb took it')).toBeVisible();
  await expect(choice.getByText('You took it')).toBeVisible();
  await checkAtBothSizes(owner);
  await choice.getByRole('button', { name: 'Take it over' }).click();
  await expect(choice).toBeHidden();

  for (const page of [owner, marcus]) {
    const detail = page.getByRole('region', { name: 'Detail', exact: true });
    const who = page === owner ? 'Yours' : 'office';
    await expect(detail.getByText(who, { exact: true }).first()).toBeVisible();
    await detail
      .getByRole('button', { name: /earlier/ })
      .first()
      .click();
    for (const text of ['By noon.', 'By Friday.']) {
      await expect(detail.getByText(text, { exact: true })).toBeVisible();
    }
    const history = await openLine(detail, 'History');
    await expect(history.getByText('Taken by Marcus Webb')).toBeVisible();
    await expect(history.getByText('Handed over, Marcus Webb to office')).toBeVisible();
  }
});
