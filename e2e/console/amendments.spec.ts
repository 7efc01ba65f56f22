import { checkAtBothSizes, expect, test } from '../fixtures.ts';
import { answerOffer, clientSide } from './at-server.ts';
import { noAnswerOrRefusal, openDetail, openInstalledConsole, openLine } from './office.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

test('a quote in renminbi is accepted, the address corrected offline, one amendment accepted and one declined', async ({
  page,
  context,
}) => {
  const quote = await openInstalledConsole(page);
  const detail = await openDetail(page, quote);
  const client = () => clientSide(page, quote).then(({ request }) => request);

  await detail.getByRole('button', { name: 'Send a quote' }).click();
  await detail.getByLabel('Dollars for a word').fill('0.30');
  await detail.getByLabel('Note to the client').fill('Two rounds of revision.');
  await detail.getByRole('radio', { name: 'Renminbi' }).check();
  const price = detail.getByLabel('Renminbi for a word');
  await expect(price).toHaveValue('');
  await expect(detail.getByText(/There is no price list in renminbi/)).toBeVisible();
  await expect(detail.getByLabel('Note to the client')).toHaveValue('Two rounds of revision.');
  await detail.getByRole('button', { name: 'Send version 1' }).click();
  await expect(detail.getByText(/^Give a price, such as 0.225 for a word/)).toBeVisible();
  await price.fill('￥1.08');
  await expect(detail.getByRole('complementary')).toContainText('¥5.40人民币伍元肆角整');
  await detail.getByLabel('Pay by').fill('2020-01-01');
  await detail.getByRole('button', { name: 'Send version 1' }).click();
  await expect(detail.getByText('Choose today or a later day.')).toBeVisible();
  await expect(detail.getByLabel('Pay by')).toBeFocused();
  await detail.getByLabel('Pay by').fill('2099-12-24');
  await checkAtBothSizes(page);
  await detail.getByRole('button', { name: 'Send version 1' }).click();
  await expect(detail.getByRole('heading', { name: 'Quote 1' })).toBeVisible();
  expect(await client()).toMatchObject({
    offers: [{ total: '5.40', currency: 'CNY', payBy: '2099-12-24' }],
  });
  await answerOffer(page, quote, 'acceptances', { version: 1, name: 'Margaret Okafor' });

  await context.setOffline(true);
  await detail.getByRole('button', { name: 'Correct name or address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct name or address' });
  await expect(dialog.getByText('You are offline. A new link')).toBeVisible();
  await dialog.getByLabel('Email').fill('nowhere');
  await dialog.getByRole('button', { name: /^Correct/ }).click();
  await expect(dialog.getByText('Give an email address such as')).toBeVisible();
  const address = `m.okafor.${quote.id}@client.example`;
  await dialog.getByLabel('Email').fill(address);
  await checkAtBothSizes(page);
  const also = dialog.getByRole('checkbox');
  if (await also.isVisible()) await also.uncheck();
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(detail.getByRole('button', { name: 'Correct name or address' })).toBeFocused();
  await expect(detail.getByRole('link', { name: address })).toBeVisible();
  await expect(detail.getByText('It will be sent when you are back online.')).toBeVisible();
  await context.setOffline(false);
  await expect(detail.getByText('It will be sent when you are back online.')).toHaveCount(0);
  const history = await openLine(detail, 'History');
  await expect(history).toContainText('client@example.com');

  await detail.getByRole('button', { name: 'Write amendment 2' }).click();
  await expect(detail.getByRole('radio', { name: 'US dollars' })).toBeDisabled();
  await expect(detail.getByRole('radio', { name: 'Renminbi' })).toBeChecked();
  await expect(detail.getByLabel('Note to the client')).toHaveValue('Two rounds of revision.');
  await price.fill('1.20');
  await detail.getByLabel('Note to the client').fill('One round of revision.');
  const preview = detail.getByRole('complementary');
  await expect(preview).toContainText('Version 1 holds until the client accepts this one.');
  await expect(preview).toContainText('No longer in the note:Two rounds of revision.');
  await checkAtBothSizes(page);
  await detail.getByRole('button', { name: 'Send version 2' }).click();
  const amendment = detail.getByRole('region', { name: 'Amendment 2' });
  await expect(amendment).toContainText('Version 1 holds until they accept.');
  await expect(amendment).toContainText('¥5.40 becomes ¥6.00');
  await checkAtBothSizes(page);
  expect(await client()).toMatchObject({ acceptance: { version: 1 }, openVersion: 2 });
  await answerOffer(page, quote, 'acceptances', { version: 2, name: 'Margaret Okafor' });
  await expect(amendment).toHaveCount(0);
  await expect(detail.getByRole('heading', { name: 'Quote 2' })).toBeVisible();

  await detail.getByRole('heading', { level: 2 }).first().focus();
  await page.keyboard.press('q');
  await price.fill('2');
  await detail.getByRole('button', { name: 'Send version 3' }).click();
  await expect(detail.getByRole('region', { name: 'Amendment 3' })).toBeVisible();
  await answerOffer(page, quote, 'refusals', { version: 3, reason: 'Too dear' });
  await expect(detail.getByText(/^Amendment 3 was declined .* Version 2 holds/)).toBeVisible();
  await expect(detail.getByText('Too dear').first()).toBeVisible();
  await expect(detail.getByRole('heading', { name: 'Quote 2' })).toBeVisible();
  expect(await client()).toMatchObject({ acceptance: { version: 2 }, money: { agreed: '6.00' } });
});
