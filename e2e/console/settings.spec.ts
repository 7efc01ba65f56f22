import { checkAtBothSizes, expect, logIn, test } from '../fixtures.ts';
import { pressTool } from './office.ts';
import { openBrowser } from './people.ts';

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
  await company.getByLabel('E-mail').fill('nobody');
  await expect(company.getByText('3 changes.')).toBeVisible();
  await checkAtBothSizes(desk);
  expect(await (await visitor.request.get('/about')).text()).toBe(before);

  await company.getByRole('button', { name: 'Put them live' }).click();
  await expect(company.getByText(/Enter an e-mail address/)).toBeVisible();
  await company.getByLabel('E-mail').fill('desk@harbour.test');
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
  for (const field of ['Name, English', 'Registered as, English', 'E-mail']) {
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
