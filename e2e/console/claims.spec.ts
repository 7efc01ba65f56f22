import type { Page } from '@playwright/test';
import { checkAtBothSizes, expect, logIn, test } from '../fixtures.ts';
import { changeElsewhere } from './at-server.ts';
import { pressTool, submitQuote } from './office.ts';
import { handOut, openBrowser } from './people.ts';
import { bringTranslators } from './translators.ts';

const onTime995 = '99.5% on-time delivery';
const textOf = async (page: Page, path: string) => (await page.request.get(path)).text();

test('an owner switches a claim off, sees it gone in every script, and takes that back', async ({
  browser,
  ownProduct,
}) => {
  const desk = await openBrowser(browser, ownProduct);
  const visitor = await openBrowser(browser, ownProduct);
  const before = await textOf(visitor, '/about');
  await logIn(desk);
  await pressTool(desk, 'Settings');
  await desk.getByRole('button', { name: /^Claims on the pages\s*11 of 11 shown/ }).click();
  const claims = desk.getByRole('region', { name: 'Claims on the pages' });
  await claims.getByRole('checkbox', { name: onTime995 }).press('Space');
  await expect(claims.getByText('1 change.')).toBeVisible();
  await checkAtBothSizes(desk);
  expect(await textOf(visitor, '/about')).toBe(before);

  await desk.keyboard.press('Control+Enter');
  await expect(desk.getByText('It is live', { exact: true })).toBeVisible();
  await expect(claims.getByText(/^off since today at .*, office$/)).toBeVisible();
  await expect(desk.getByText('10 of 11 shown')).toBeVisible();
  await checkAtBothSizes(desk);
  await visitor.goto('/about');
  await expect(visitor.getByText(/^When we promise a morning/)).toBeVisible();
  await expect(visitor.getByText('99.9%')).toBeVisible();
  for (const path of ['/about', '/zh-hans/about', '/zh-hant/about']) {
    expect(await textOf(visitor, path)).not.toContain('99.5%');
  }
  await visitor.goto('/zh-hans/about');
  await expect(visitor.getByText(/^说好早上交/)).toBeVisible();

  await desk.getByRole('button', { name: /^History/ }).click();
  const history = desk.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: `Take back: Claim, ${onTime995}` }).click();
  await expect(history.getByText('taken back', { exact: true })).toBeVisible();
  expect(await textOf(visitor, '/about')).toBe(before);
  expect(await textOf(visitor, '/zh-hans/about')).toContain('99.5%');
});

test('on a phone, what was put live by mistake is taken back where it is said', async ({
  browser,
  ownProduct,
}) => {
  const phone = await openBrowser(browser, ownProduct);
  await phone.setViewportSize({ width: 390, height: 844 });
  const before = await textOf(phone, '/zh-hant');
  await logIn(phone);
  await phone.goto('/admin/dashboard?settings=claims');
  const box = phone.getByRole('checkbox', { name: '24/7 support' });
  await box.uncheck();
  await phone.getByRole('button', { name: 'Put it live' }).click();
  await expect(phone.getByText(/^off since today/)).toBeVisible();
  // What has the focus stays.
  const takeBack = phone.getByRole('button', { name: 'Take back' });
  await takeBack.focus();
  expect(await textOf(phone, '/zh-hant')).not.toContain('24/7');
  await takeBack.click();
  await expect(box).toBeChecked();
  expect(await textOf(phone, '/zh-hant')).toBe(before);
});

test('where all claims are off, pages are whole, and scripts find them as they were served', async ({
  browser,
  ownProduct,
}) => {
  const desk = await openBrowser(browser, ownProduct);
  const visitor = await openBrowser(browser, ownProduct);
  await logIn(desk);
  await pressTool(desk, 'Settings');
  await desk.getByRole('button', { name: /^Claims on the pages/ }).click();
  const boxes = desk.getByRole('checkbox');
  await expect(boxes).toHaveCount(11);
  for (const box of await boxes.all()) await box.uncheck();
  await desk.getByRole('button', { name: 'Put them live' }).click();
  await expect(desk.getByText('0 of 11 shown')).toBeVisible();
  const errors: string[] = [];
  visitor.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  visitor.on('pageerror', (error) => errors.push(String(error)));
  for (const path of ['/', '/zh-hans', '/about', '/zh-hant/about', '/services/document']) {
    await visitor.goto(path, { waitUntil: 'networkidle' });
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByText(/24\/7|99\.\d%|50,000|\bISO\b|USD 23/)).toHaveCount(0);
    await checkAtBothSizes(visitor);
  }
  expect(errors).toEqual([]);
});

test('the office is asked about a claim that its own jobs contradict', async ({
  browser,
  ownProduct,
}) => {
  const owner = await openBrowser(browser, ownProduct);
  await owner.goto('/');
  const order = await submitQuote(owner);
  await logIn(owner);
  const [translator] = await bringTranslators(ownProduct, '顾一鸣');
  await changeElsewhere(owner, order, 'in-progress');
  const fee = { currency: 'USD', kind: 'fixed', amount: '240.00' };
  await handOut(owner, order, { personId: translator?.id ?? '', fee });
  await owner.setViewportSize({ width: 390, height: 844 });
  await owner.goto('/admin/dashboard?settings=claims');
  const question = owner.getByText('1 translator works for a fee here. Is it still true?');
  await expect(question).toBeVisible();
  await owner.getByRole('checkbox', { name: /never freelancers/ }).uncheck();
  await expect(question).toBeHidden();
  await owner.getByRole('button', { name: 'Leave it' }).click();
  await expect(question).toBeVisible();
});
