import { checkInBothSchemes, expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import {
  chooseDocument,
  fillRequest,
  openDesk,
  submitButton,
  waitUntilRead,
} from './ordering-desk.ts';

test('every state of the desk is accessible, in light and dark colors', {
  tag: everythingOnly,
}, async ({ page }) => {
  await openDesk(page);
  await checkInBothSchemes(page);

  await chooseDocument(page);
  await waitUntilRead(page);
  await page.getByRole('button', { name: 'Estimate the price' }).click();
  await submitButton(page).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await checkInBothSchemes(page);

  await page.getByRole('button', { name: 'Deadline date', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkInBothSchemes(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Clear deadline date' })).toBeVisible();
  await checkInBothSchemes(page);

  await fillRequest(page, '林美慧');
  await submitButton(page).click();
  await expect(page.getByText('Reply by')).toBeVisible();
  await checkInBothSchemes(page);
});
