import type { Page } from '@playwright/test';
import { openDesk } from '../desk/ordering-desk.ts';
import { checkAtBothSizes, expect, logIn, test } from '../fixtures.ts';
import { pressTool } from './office.ts';
import { openBrowser } from './people.ts';

async function openHours(desk: Page) {
  await logIn(desk);
  await pressTool(desk, 'Settings');
  await desk.getByRole('button', { name: /^Hours and days off/ }).click();
  return desk.getByRole('region', { name: 'Hours and days off', exact: true });
}

test('an owner says when the office works: it stands beside the promise, and taken back the page is as it was', async ({
  browser,
  ownProduct,
}) => {
  const desk = await openBrowser(browser, ownProduct);
  const visitor = await openBrowser(browser, ownProduct);
  const read = async () => (await visitor.request.get('/quote')).text();
  const before = await read();
  const hours = await openHours(desk);
  await hours.getByRole('button', { name: 'Add a place' }).click();
  await hours.getByLabel('Time zone of the place').fill('Asia/Shanghai');
  await hours.getByRole('button', { name: 'Add', exact: true }).first().click();
  await hours.getByRole('button', { name: 'Change: Shanghai' }).click();
  for (const day of ['Tue', 'Wed', 'Thu', 'Fri'])
    await hours.getByLabel(`Open on ${day}`).uncheck();
  await hours.getByLabel('Mon, To').fill('17:30');
  expect(await read()).toBe(before);
  await checkAtBothSizes(desk);
  await hours.getByRole('button', { name: 'Put it live' }).click();
  await expect(desk.getByText('It is live', { exact: true })).toBeVisible();

  expect(await read()).toContain('Office hours: Mon 09:00–17:30, local time.');
  await openDesk(visitor);
  const promise = visitor.getByText('We reply within 24 hours, including weekends and holidays.');
  await expect(promise.locator('xpath=following-sibling::p[1]')).toHaveText(
    /^Our office (opens|closes) .+\.$/,
  );
  await checkAtBothSizes(visitor);

  await pressTool(desk, 'Settings');
  await desk.getByRole('button', { name: /^History/ }).click();
  const history = desk.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: 'Take back: Hours in Shanghai, Mon' }).click();
  await expect(history.getByText('taken back', { exact: true })).toBeVisible();
  expect(await read()).toBe(before);
});

test('hours that cannot be are marked, and days off are a draft until they are live', async ({
  browser,
  ownProduct,
}) => {
  const desk = await openBrowser(browser, ownProduct);
  const hours = await openHours(desk);
  const daysOff = hours.getByRole('region', { name: 'Days off', exact: true });
  await daysOff.getByRole('button', { name: 'Add days off' }).click();
  await daysOff.getByLabel('First day').fill('2031-12-24');
  await daysOff.getByLabel('Last day, if there are several').fill('2031-12-26');
  await daysOff.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(daysOff.getByText(/^Say what for/)).toBeVisible();
  await daysOff.getByLabel('What for English').fill('Christmas');
  await checkAtBothSizes(desk);
  await daysOff.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(daysOff.getByText('24 to 26 Dec 2031')).toBeVisible();

  await hours.getByRole('button', { name: 'Add a place' }).click();
  await hours.getByLabel('Time zone of the place').fill('Europe/London');
  await hours.getByLabel('Time zone of the place').press('Enter');
  await hours.getByRole('button', { name: 'Change: London' }).click();
  await hours.getByLabel('Mon, To').fill('08:00');
  await hours.getByRole('button', { name: 'Put them live' }).click();
  await expect(hours.getByText('Enter a beginning, and an end after it.')).toBeVisible();
  await expect(hours.getByLabel('Mon, From')).toBeFocused();
  await hours.getByLabel('Mon, To').fill('18:00');
  await hours.getByRole('button', { name: 'Put them live' }).click();
  await expect(desk.getByText('It is live', { exact: true })).toBeVisible();
  await expect(daysOff.getByText('Christmas')).toBeVisible();
});
