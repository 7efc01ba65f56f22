import { expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { holdRequests } from '../waiting.ts';
import {
  bottomOf,
  chooseDocument,
  expectToast,
  fillRequest,
  findQuotes,
  holdToast,
  makeLargeFile,
  nineWords,
  openDesk,
  slowDown,
  submitButton,
  toast,
  topOf,
  waitUntilRead,
  yourDocument,
} from './ordering-desk.ts';

const megabyte = 1024 ** 2;

test.beforeEach(({ page }) => openDesk(page));

test('A visitor sends a document and keeps a receipt', async ({ page }) => {
  await chooseDocument(page);
  await waitUntilRead(page);
  await fillRequest(page, '林美慧');
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(page).toHaveTitle(/Success/);
  const receipt = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you.');
  await expect(receipt).toContainText(
    'Your quote request has been submitted. We will reply within 24 hours (including weekends & holidays).',
  );
  await expect(receipt).toContainText(/YQ-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  await expect(receipt).toContainText('合同 草案.txt');
  await expect(receipt).toContainText('9 words');
  await expect(receipt).toContainText(/\w{3} \d+ \w{3}, \d\d:\d\d, your time/);

  const before = await receipt.innerText();
  await page.reload();
  await expect(receipt).toContainText('Reply by');
  expect(await receipt.innerText()).toBe(before);
});

test('The office has the very count that the visitor saw, and the deadline that was meant', async ({
  page,
  request,
}) => {
  // The server has its own clock, to which the deadline must not have passed.
  const year = new Date().getFullYear() + 1;
  await page.clock.setFixedTime(`${year}-11-20T12:00:00-08:00`);
  const name = `Same count ${Date.now()}`;
  const text = '甲乙双方 shall agree within 10 days。'.repeat(40);
  await chooseDocument(page, { ...nineWords, text });
  await waitUntilRead(page);
  await fillRequest(page, name);
  await page.getByRole('button', { name: 'Deadline date', exact: true }).click();
  await page.getByRole('button', { name: `26 November ${year}` }).click();
  await page.getByLabel('Time', { exact: true }).fill('17:00');
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByRole('main')).toContainText('400 words');
  await expect
    .poll(async () => (await findQuotes(request, name))[0])
    .toMatchObject({
      wordCount: 400,
      wordCountBasis: 'measured',
      measurement: { counts: { asianCharacters: 200, otherWords: 200 } },
      deadlineDate: `${year}-11-27T01:00:00.000Z`,
      deadlineTime: '17:00',
      timeZone: 'America/Los_Angeles',
    });
});

test('The success page opened directly promises the reply and nothing else', {
  tag: everythingOnly,
}, async ({ page }) => {
  await page.goto('/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you.');
  await expect(page.getByRole('main')).not.toContainText('Reference');
});

test('The next request starts with an empty form', { tag: everythingOnly }, async ({ page }) => {
  await chooseDocument(page);
  await fillRequest(page, '林美慧');
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/success$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Choose a document first' })).toBeDisabled();
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('Going back while the receipt is still loading starts over as well', {
  tag: everythingOnly,
}, async ({ page }) => {
  const showReceipt = await holdRequests(page, '**/assets/success-page-*.js');
  await chooseDocument(page);
  await fillRequest(page, '林美慧');
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/success$/);
  await expect(page.getByText('Waiting for the receipt', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Choose a document first' })).toBeDisabled();
  showReceipt();
});

test('A long sending shows its progress and can be cancelled', async ({ page }, testInfo) => {
  await slowDown(page, megabyte / 8);
  // Just too small to go in pieces, of which pieces.spec.ts tells.
  const file = await makeLargeFile(testInfo.outputPath('recording.bin'), 7.5 * megabyte);
  await page.getByLabel('Choose a file').setInputFiles(file);
  await fillRequest(page, 'Slow line');
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Creating Quote...');
  await expect(submitButton(page)).toBeDisabled();
  const progress = page.getByRole('progressbar', { name: 'Document sent' });
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
  await expect(page.getByText(/^\d+\.\d\d of 7\.50 MB$/)).toBeVisible();
  await expect(page.getByText(/^\d+\.\d+ MB\/s$/)).toBeVisible();
  await expect(page.getByText(/^\d+ seconds?$/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel sending' }).click();
  await expect(submitButton(page)).toHaveText('Request this Quote');
  await expect(yourDocument(page)).toContainText('recording.bin');
  await expect(page.getByLabel('Name')).toHaveValue('Slow line');
});

test(
  'A visitor who reads another page while sending is told when it has arrived',
  { tag: everythingOnly },
  async ({ page }, testInfo) => {
    const arrive = await holdRequests(page, '**/api/upload-quote');
    const file = await makeLargeFile(testInfo.outputPath('recording.bin'), 12 * megabyte);
    await page.getByLabel('Choose a file').setInputFiles(file);
    await fillRequest(page, 'Meanwhile');
    await submitButton(page).click();
    await page.getByRole('main').getByRole('link', { name: 'Non-Disclosure Agreement' }).click();
    await expect(page).toHaveURL(/\/non-disclosure-agreement$/);
    arrive();
    await expectToast(
      page,
      'Your quote request has been submitted',
      'We will reply within 24 hours',
    );
    await expect(page).toHaveURL(/\/non-disclosure-agreement$/);
  },
);

test.describe('when the server refuses', () => {
  test.use({ allowedConsoleErrors: [/status of 507/] });

  test('the visitor reads why and keeps everything', async ({ page }) => {
    await page.route('**/api/upload-quote', (route) =>
      route.fulfill({
        status: 507,
        json: { message: 'There is no room for this document today.', code: 'no-room' },
      }),
    );
    await chooseDocument(page);
    await fillRequest(page, '林美慧');
    await submitButton(page).click();
    await expectToast(page, 'Error Creating Quote', 'Failed to create quote');
    await expect(page.getByText('There is no room for this document today.')).toBeVisible();
    await expect(yourDocument(page)).toContainText('合同 草案.txt');
    await expect(page.getByLabel('Name')).toHaveValue('林美慧');
    await expect(submitButton(page)).toBeEnabled();
  });
});

test.describe('when something between here and the server fails', () => {
  test.use({
    allowedConsoleErrors: [/status of 502/],
    viewport: { width: 1280, height: 900 },
  });

  test('the visitor sends again as after a lost connection, and the notification covers neither', async ({
    page,
  }) => {
    let attempts = 0;
    await page.route('**/api/upload-quote', (route) => {
      attempts += 1;
      if (attempts > 1) return route.continue();
      return route.fulfill({ status: 502, body: '<html>Bad Gateway</html>' });
    });
    await chooseDocument(page);
    await fillRequest(page, '林美慧');
    await submitButton(page).click();
    await expectToast(page, 'Error Creating Quote', 'Failed to create quote');
    await holdToast(page);
    await expect(page.getByText('The server could not take the request.')).toBeVisible();
    const covering = await topOf(toast(page));
    expect(await bottomOf(page.getByText(/Sending again never makes/))).toBeLessThan(covering);
    expect(await bottomOf(submitButton(page))).toBeLessThan(covering);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page).toHaveURL(/\/success$/);
  });
});

test.describe('when the connection is lost', () => {
  test.use({ allowedConsoleErrors: [/ERR_CONNECTION_RESET/] });

  test('one press sends again and never makes a second request', async ({ page, request }) => {
    const keys: (string | undefined)[] = [];
    await page.route('**/api/upload-quote', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The server has the whole request, and its answer gets lost on the way.
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    const name = `Lost line ${Date.now()}`;
    await chooseDocument(page);
    await fillRequest(page, name);
    await submitButton(page).click();
    await expectToast(page, 'Error Creating Quote', 'Failed to create quote');
    await expect(page.getByText('The connection was lost.')).toBeVisible();
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page).toHaveURL(/\/success$/);

    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(await findQuotes(request, name)).toHaveLength(1);
  });
});

test('A line that breaks behind the answer leaves the visitor with the receipt', {
  tag: everythingOnly,
}, async ({ page }) => {
  await chooseDocument(page);
  await waitUntilRead(page);
  await fillRequest(page, '林美慧');
  await page.route('**/api/upload-quote', async (route) => {
    const response = await route.fetch();
    await page.route('**/assets/**', (asset) => asset.abort());
    await route.fulfill({ response });
  });
  await submitButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you.');
  await expect(page.getByRole('main')).toContainText(/YQ-[0-9A-Z]{4}-[0-9A-Z]{4}/);
});
