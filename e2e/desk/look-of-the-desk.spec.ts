import { checkAccessibility, expect, test } from '../fixtures.ts';
import {
  chooseDocument,
  fillRequest,
  openDesk,
  submitButton,
  waitUntilRead,
} from './ordering-desk.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('every state of the desk is accessible', async ({ page }) => {
      await openDesk(page);
      await checkAccessibility(page);

      await chooseDocument(page);
      await waitUntilRead(page);
      await page.getByRole('button', { name: 'Estimate the price' }).click();
      await submitButton(page).click();
      await expect(page.getByText('Enter your name.')).toBeVisible();
      await checkAccessibility(page);

      await page.getByRole('button', { name: 'Deadline date', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await checkAccessibility(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Clear deadline date' })).toBeVisible();
      await checkAccessibility(page);

      await fillRequest(page, '林美慧');
      await submitButton(page).click();
      await expect(page.getByText('Reply by')).toBeVisible();
      await checkAccessibility(page);
    });
  });
}
