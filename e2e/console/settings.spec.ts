import { acceptQuote, openOffice, submitRequest } from '../client/office.ts';
import { checkAtBothSizes, expect, logIn, test } from '../fixtures.ts';
import { password } from '../product.ts';
import {
  installWorker,
  noAnswerOrRefusal,
  openDetail,
  pressTool,
  readDatabase,
  submitQuote,
} from './office.ts';
import { letJoin, letProofLapse, openBrowser } from './people.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

test('an owner renames the office, sees it on the site at once, and takes it back', async ({
  browser,
  ownProduct,
}) => {
  const desk = await openBrowser(browser, ownProduct);
  const visitor = await openBrowser(browser, ownProduct);
  const before = await (await visitor.request.get('/about')).text();
  await logIn(desk);
  await pressTool(desk, 'Settings');
  await desk.getByRole('button', { name: /^Company/ }).click();
  const company = desk.getByRole('region', { name: 'Company' });
  await company.getByLabel('Registered as English').fill('Harbour Language Services Ltd.');
  await company.getByLabel('Name English', { exact: true }).fill('Harbour Localization');
  await company.getByLabel('Email').fill('nobody');
  await expect(company.getByText('3 changes.')).toBeVisible();
  await checkAtBothSizes(desk);
  expect(await (await visitor.request.get('/about')).text()).toBe(before);

  await company.getByRole('button', { name: 'Put them live' }).click();
  await expect(company.getByText(/Enter an email address/)).toBeVisible();
  await company.getByLabel('Email').fill('desk@harbour.test');
  await company.getByRole('button', { name: 'Put them live' }).click();
  await expect(desk.getByText('It is live', { exact: true })).toBeVisible();
  await visitor.goto('/about');
  await expect(visitor).toHaveTitle(/Harbour Localization/);
  await expect(visitor.getByText('Harbour Language Services Ltd.')).toBeVisible();
  await visitor.goto('/zh-hans/privacy-notice');
  await expect(visitor.getByText(/本网站由Harbour Language Services Ltd\.运营/)).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'desk@harbour.test' }).first()).toBeVisible();

  await desk.getByRole('button', { name: /^History/ }).click();
  const history = desk.getByRole('region', { name: 'History' });
  await expect(history.getByText('Yiqiao Localization')).toBeVisible();
  await checkAtBothSizes(desk);
  for (const field of ['Name, English', 'Registered as, English', 'Email']) {
    await history.getByRole('button', { name: `Take back: ${field}` }).click();
    await expect(history.getByRole('button', { name: `Take back: ${field}` })).toHaveCount(0);
  }
  expect(await (await visitor.request.get('/about')).text()).toBe(before);
});

test('what was typed and is not live stays while one looks elsewhere', async ({
  browser,
  ownProduct,
}) => {
  const desk = await openBrowser(browser, ownProduct);
  await logIn(desk);
  await pressTool(desk, 'Settings');
  await desk.getByRole('button', { name: /^Company/ }).click();
  await desk.getByLabel('Telephone').fill('+86 21 5555 0188');
  await pressTool(desk, 'People');
  await pressTool(desk, 'Settings');
  await expect(desk.getByText('1 change is not live yet')).toBeVisible();
  await desk.getByRole('button', { name: /^Company/ }).click();
  await desk.getByRole('button', { name: 'Leave it' }).click();
  await expect(desk.getByLabel('Telephone')).toHaveValue('');
});

test('an owner says where clients pay, by a fresh proof, and the other owner is told', async ({
  browser,
  ownProduct,
  playwright,
}) => {
  const desk = await openBrowser(browser, ownProduct);
  await logIn(desk);
  const elena = { name: 'Elena Marsh', role: 'owner' } as const;
  const other = await letJoin(desk, browser, ownProduct, elena);

  await pressTool(desk, 'Settings');
  await desk.getByRole('button', { name: /^Currencies and bank accounts/ }).click();
  const account = desk.getByRole('region', { name: 'Account in US dollars' });
  await account.getByLabel('Account holder').fill('Harbour Language Services Ltd.');
  await account.getByLabel('Account number or IBAN').fill('GB29 NWBK 6016 1331 9268 91');
  await account.getByLabel('Bank and branch').fill('Quay Bank, London');
  await checkAtBothSizes(desk);
  await desk.getByRole('button', { name: 'Put them live' }).click();
  await expect(account.getByText(/check digits do not match/)).toBeVisible();
  await account.getByLabel('Account number or IBAN').fill('GB29 NWBK 6016 1331 9268 19');
  await letProofLapse(desk, '/api/settings');
  await desk.getByRole('button', { name: 'Put them live' }).click();
  const proof = desk.getByRole('dialog');
  await expect(proof).toContainText('US dollars, to …6819 at Quay Bank, London.');
  await proof.getByLabel('Your password').fill(password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(desk.getByText('It is live', { exact: true })).toBeVisible();

  await other.reload();
  const told = other.getByText(/has changed where clients pay/);
  await expect(told).toBeVisible();
  await other.getByRole('button', { name: 'See the change' }).click();
  await expect(
    other.getByRole('region', { name: 'History' }).getByText('GB29 NWBK 6016 1331 9268 19'),
  ).toBeVisible();
  await expect(told).toHaveCount(0);

  const request = await playwright.request.newContext({ baseURL: ownProduct.origin });
  const order = await submitRequest(request, {});
  const office = await openOffice(request);
  await office.offer(order.id, { pricePerWord: '0.12' });
  await acceptQuote(request, order);
  const client = await openBrowser(browser, ownProduct);
  await client.goto(order.path);
  await expect(client.getByText('Quay Bank, London')).toBeVisible();
});

test('an owner lets new quotes begin with renminbi, and staff write them so, offline as well', async ({
  browser,
  ownProduct,
}) => {
  const desk = await openBrowser(browser, ownProduct);
  const quote = await submitQuote(desk);
  await logIn(desk);
  await pressTool(desk, 'Settings');
  await desk.getByRole('button', { name: /^Currencies and bank accounts/ }).click();
  await desk.getByRole('radio', { name: 'Renminbi' }).check();
  await desk.getByRole('button', { name: 'Put it live' }).click();
  await expect(desk.getByText('It is live', { exact: true })).toBeVisible();

  const lin = { name: 'Lin Mei', role: 'staff' } as const;
  const staff = await letJoin(desk, browser, ownProduct, lin);
  await pressTool(staff, 'All');
  await expect.poll(() => readDatabase(staff)).toContain('"quotesBeginWith":"CNY"');
  await installWorker(staff);
  await staff.context().setOffline(true);
  const detail = await openDetail(staff, quote);
  await detail.getByRole('button', { name: 'Send a quote' }).click();
  await expect(staff.getByRole('radio', { name: 'Renminbi' })).toBeChecked();
});
