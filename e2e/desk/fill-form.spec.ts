import { expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { holdRequests } from '../waiting.ts';
import {
  chooseDocument,
  expectToast,
  fillRequest,
  openDesk,
  submitButton,
  toast,
} from './ordering-desk.ts';

test.beforeEach(({ page }) => openDesk(page));

test('The button waits for a document; Enter without one says that no file is selected', async ({
  page,
}) => {
  await page.getByLabel('Name').press('Enter');
  await expectToast(page, 'Error Creating Quote', 'No file selected');
  await chooseDocument(page);
  await expect(submitButton(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Remove the document' }).click();
  await expect(page.getByRole('button', { name: 'Choose a document first' })).toBeDisabled();
});

test('Missing fields are named one by one, and the first has the focus', async ({ page }) => {
  await chooseDocument(page);
  await page.getByLabel('Email').fill('   ');
  await submitButton(page).click();
  await expectToast(page, 'Missing Information', 'Please fill in all required fields');
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Enter your name.');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.');
  await expect(page.getByText('Choose the service you need.')).toBeVisible();

  await page.getByLabel('Name').fill('林美慧');
  await expect(page.getByText('Enter your name.')).toBeHidden();
});

test('A missing service alone is missing information too', { tag: everythingOnly }, async ({
  page,
}) => {
  await chooseDocument(page);
  await page.getByLabel('Name').fill('林美慧');
  await page.getByLabel('Email').fill('m.lin@harbourlaw.example');
  await submitButton(page).click();
  await expectToast(page, 'Missing Information', 'Please fill in all required fields');
  await expect(page.getByLabel('Chinese to English Translation')).toBeFocused();
});

test('An impossible address is explained at its field', { tag: everythingOnly }, async ({
  page,
}) => {
  await chooseDocument(page);
  await fillRequest(page, '林美慧');
  await page.getByLabel('Email').fill('m.lin@');
  await submitButton(page).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/name@example\.com/);
  await expect(toast(page)).toBeHidden();
});

test('A calendar that arrives late takes the keyboard from no other field', {
  tag: everythingOnly,
}, async ({ page }) => {
  const release = await holdRequests(page, '**/calendar-popover-*.js');
  const arrived = page.waitForResponse('**/calendar-popover-*.js');
  await page.getByRole('button', { name: 'Deadline date', exact: true }).click();
  await page.getByLabel('Name').pressSequentially('Marga');
  release();
  await (await arrived).finished();
  await page.getByLabel('Name').pressSequentially('ret Lin');
  await expect(page.getByLabel('Name')).toHaveValue('Margaret Lin');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('The calendar offers no day that has passed, closes once a day is chosen, and is cleared; a press beside it closes it, too', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00-08:00');
  const date = page.getByRole('button', { name: 'Deadline date', exact: true });
  const calendar = page.getByRole('dialog', { name: 'Choose the deadline date' });
  await date.click();
  await expect(calendar.getByRole('button', { name: '19 November 2026' })).toBeDisabled();
  await expect(calendar.getByRole('button', { name: '20 November 2026' })).toBeEnabled();
  await calendar.getByRole('button', { name: '26 November 2026' }).click();
  await expect(calendar).toBeHidden();
  await expect(date).toHaveText('Thu, 26 Nov 2026');
  await expect(date).toHaveAccessibleDescription('Thu, 26 Nov 2026');
  await page.getByRole('button', { name: 'Clear deadline date' }).click();
  await expect(date).toHaveText('Choose a date');

  await date.click();
  await expect(calendar).toBeVisible();
  await page.getByText('Choose a date').click();
  await expect(calendar).toBeHidden();

  await date.click();
  await expect(calendar).toBeVisible();
  await page.getByLabel('Name').click();
  await expect(calendar).toBeHidden();
  await page.keyboard.type('Margaret Lin');
  await expect(page.getByLabel('Name')).toHaveValue('Margaret Lin');
});

test('The calendar works by keyboard', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00-08:00');
  const date = page.getByRole('button', { name: 'Deadline date', exact: true });
  await date.press('Enter');
  const today = page.getByRole('button', { name: '20 November 2026' });
  await expect(today).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(date).toHaveText('Fri, 27 Nov 2026');
  await expect(date).toBeFocused();
  await date.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(date).toBeFocused();
});

test('Today can be the deadline, but not at a time that has passed', {
  tag: everythingOnly,
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00-08:00');
  await chooseDocument(page);
  await fillRequest(page, '林美慧');
  await page.getByRole('button', { name: 'Deadline date', exact: true }).click();
  await page.getByRole('button', { name: '20 November 2026' }).click();
  await page.getByLabel('Time', { exact: true }).fill('11:59');
  await expect(page.getByLabel('Time', { exact: true })).toHaveAccessibleDescription(
    'hour:minute AM/PM',
  );
  await submitButton(page).click();
  await expect(page.getByLabel('Time', { exact: true })).toBeFocused();
  await expect(page.getByText('That time has already passed today.')).toBeVisible();
});

test('A time typed in part is not lost without a word', { tag: everythingOnly }, async ({
  page,
}) => {
  await chooseDocument(page);
  await fillRequest(page, '林美慧');
  await page.getByLabel('Time', { exact: true }).pressSequentially('05');
  await submitButton(page).click();
  await expect(page.getByText('Complete the time, or clear it.')).toBeVisible();
  await expect(page.getByLabel('Time', { exact: true })).toBeFocused();
  await page.getByLabel('Time', { exact: true }).fill('17:30');
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/success$/);
});

test('What was typed survives a reload, the document does not', async ({ page }) => {
  await chooseDocument(page);
  await fillRequest(page, '林美慧');
  await page.getByLabel('Time', { exact: true }).fill('17:00');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Choose a document first' })).toBeDisabled();
  await expect(page.getByLabel('Name')).toHaveValue('林美慧');
  await expect(page.getByLabel('Email')).toHaveValue('m.lin@harbourlaw.example');
  await expect(page.getByLabel('Chinese to English Translation')).toBeChecked();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('17:00');
  await expect(page.getByRole('region', { name: 'Your document' })).toBeHidden();
});

test('Today and the chosen day are told apart in forced colours', { tag: everythingOnly }, async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.clock.setFixedTime('2026-11-20T12:00:00-08:00');
  await chooseDocument(page);
  const date = page.getByRole('button', { name: 'Deadline date', exact: true });
  await date.click();
  await page.getByRole('button', { name: '26 November 2026' }).click();
  await date.click();
  const looks = ['20', '26', '27'].map((day) =>
    page.getByRole('button', { name: `${day} November 2026` }).evaluate((button) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(button);
      return `${backgroundColor} ${borderTopColor}`;
    }),
  );
  expect(new Set(await Promise.all(looks)).size).toBe(3);
});
