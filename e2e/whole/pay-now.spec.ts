import { chooseDocument, fillRequest, openDesk } from '../desk/ordering-desk.ts';
import { everythingOnly } from '../sample.ts';
import { openStaffSide } from './staff-side.ts';
import { clientAddress, expect, officeAddress, test } from './whole-office.ts';

test('An order is paid at once, and the office, which cannot take it, declines and pays back', {
  tag: everythingOnly,
}, async ({ page, office, staffContext }) => {
  test.setTimeout(180_000);
  const main = page.getByRole('main');
  await page.route('https://js.stripe.com/**', (route) => route.fulfill({ body: '' }));

  await test.step('A visitor sends a document and pays for it', async () => {
    await openDesk(page);
    await chooseDocument(page);
    await fillRequest(page, 'Margaret Lin');
    await page.getByRole('button', { name: 'Estimate the price' }).click();
    await page.getByRole('link', { name: 'Pay Now' }).click();
    await page.getByRole('button', { name: 'Send it and pay $0.90' }).click();
    await office.linkInMail(clientAddress, /^Received: .*\$0\.90/);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(main).toContainText('Paid in full');
    await page.goto(await office.linkInMail(clientAddress, /^Paid: version 1, \$0\.90/));
    await expect(main).toContainText('If we have to decline');
  });

  const staff = await openStaffSide(staffContext);
  await test.step('The office reads it and declines', async () => {
    await staff.follow(await office.linkInMail(officeAddress, /^Accepted: .*\$0\.90/));
    await expect(staff.detail).toContainText('Paid at once, at your published price.');
    await staff.detail.getByRole('button', { name: 'Decline' }).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByLabel(/^Reason/).fill('It is in a dialect that we do not read.');
    await dialog.getByRole('button', { name: 'Decline and pay back $0.90' }).click();
    await expect(staff.page.getByText('Order declined', { exact: true })).toBeVisible();
  });

  await test.step('The client is told, and has the money back', async () => {
    await office.linkInMail(clientAddress, /^Paid back: \$0\.90/);
    await page.goto(await office.linkInMail(clientAddress, /^Declined: .*\$0\.90 goes back/));
    await expect(main).toContainText('We cannot take this order');
    await expect(main).toContainText('It is in a dialect that we do not read.');
    await expect(main).toContainText('We have refunded $0.90.');
  });
});
