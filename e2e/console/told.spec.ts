import type { Page } from '@playwright/test';
import { wholeBrowser } from '../browsers.ts';
import { acceptQuote, submitRequest } from '../client/office.ts';
import { checkAtBothSizes, expect, signIn, test } from '../fixtures.ts';
import { password, username } from '../product.ts';
import { installWorker, noAnswerOrRefusal, pressTool, submitQuote } from './office.ts';
import { callAs, handOut, inviteTranslator, join, openBrowser } from './people.ts';
import { openPushService, pressNotice, reachWorker } from './push-service.ts';

// The build without windows shows no notifications.
test.use({ allowedConsoleErrors: [noAnswerOrRefusal], launchOptions: wholeBrowser });

async function sendQuote(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/dashboard?quote=${id}`);
  await page.getByRole('button', { name: 'Send a quote' }).click();
  await page.getByLabel('Dollars for a word').fill('0.2');
  await page.getByRole('button', { name: 'Send version 1' }).click();
}

/** What the worker shows, as another page of the origin sees it. */
const readShown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/admin/');
    return (await registration?.getNotifications())?.map(({ title }) => title);
  });

test('who is asked after a quote is told with the console closed, and no more after the log-out', async ({
  browser,
  ownProduct,
}) => {
  const service = await openPushService(ownProduct);
  const page = await openBrowser(browser, ownProduct);
  const client = await openBrowser(browser, ownProduct);
  const context = page.context();
  await service.serve(context);
  const order = await submitRequest(client.request);
  await signIn(page);
  await installWorker(page);
  await sendQuote(page, order.id);

  const card = page.getByRole('region', { name: 'Shall this computer tell you when they answer?' });
  await expect(card).toContainText(`A quote was accepted. ${order.reference}`);
  await checkAtBothSizes(page);
  await card.getByRole('button', { name: 'Tell me' }).click();
  await expect(page.getByText('You are told from now on', { exact: true })).toBeVisible();
  await expect(card).toBeHidden();

  // The console is closed; another page of the browser remains.
  await page.goto('/');
  const worker = await reachWorker(page);
  await acceptQuote(client.request, order);
  await expect.poll(() => service.pushed.length).toBe(1);
  const [pushed = ''] = service.pushed;
  const title = `A quote was accepted. ${order.reference}`;
  expect(JSON.parse(pushed).notification.title).toBe(title);
  for (const secret of ['Margaret', 'harbourlaw', 'Shareholders', '1.80', '1.8']) {
    expect(pushed).not.toContain(secret);
  }
  await worker.deliver(pushed);
  await expect.poll(() => readShown(page)).toEqual([title]);
  const [path = ''] = await pressNotice(context);
  expect(path).toBe(`/admin/dashboard?quote=${order.id}`);
  await expect.poll(() => readShown(page)).toEqual([]);

  // The same with the console open at something else: it goes there, and is not loaded again.
  const bar = page.getByRole('slider', { name: 'Told at once on This computer' });
  await expect(async () => {
    await page.goto('/admin/dashboard?me=notices');
    await expect(bar).toHaveAttribute('aria-valuenow', '6');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await (await reachWorker(page)).deliver(pushed);
    await expect.poll(() => readShown(page)).toEqual([title]);
    expect(await pressNotice(context)).toEqual([]);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: 'Margaret Lin', level: 2 })).toBeVisible();
    // A page that does not answer for a second and a half, on a busy machine, is loaded again.
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  }).toPass();

  await pressTool(page, 'Logout');
  await expect(page.getByLabel('Username')).toBeVisible();
  await client.request.post('/api/admin/login', { data: { username, password } });
  const read = async () => (await client.request.get('/api/me/notices')).json();
  await expect.poll(read).toMatchObject({ devices: [] });
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  service.close();
});

test('what tells is tried and set on one screen, and what came meanwhile stands on another', async ({
  browser,
  ownProduct,
}) => {
  const service = await openPushService(ownProduct);
  const page = await openBrowser(browser, ownProduct);
  const client = await openBrowser(browser, ownProduct);
  await service.serve(page.context());
  const since = Date.now();
  const order = await submitRequest(client.request);
  await signIn(page);
  await installWorker(page);
  await page.goto('/admin/dashboard?me=notices');
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices.getByText('This computer tells you nothing yet.')).toBeVisible();
  await checkAtBothSizes(page);
  await notices.getByRole('button', { name: 'Turn on here' }).click();
  const stop = notices.getByRole('slider', { name: 'Told at once on This computer' });
  await expect(stop).toHaveAttribute('aria-valuenow', '6');
  await notices.getByRole('button', { name: 'Try it on This computer' }).click();
  await expect(
    page.getByText('Sent. This computer should show it by now.', { exact: true }),
  ).toBeVisible();
  expect(JSON.parse(service.pushed[0] ?? '').notification.title).toBe('This is how you are told.');

  await stop.press('End');
  await notices.getByRole('button', { name: /^New request/ }).click();
  await notices.getByRole('button', { name: 'Move “New request” up' }).click();
  await notices.getByRole('button', { name: 'Set quiet hours' }).click();
  await expect(notices.getByText('Saved.')).toBeVisible();
  await checkAtBothSizes(page);
  await page.reload();
  await expect(stop).toHaveAttribute('aria-valuetext', /New request, Paid$/);
  await expect(notices.getByRole('img', { name: 'Quiet from 22:00 to 07:30' })).toBeVisible();
  await expect(page.getByText('At once on 1 device. Quiet from 22:00 to 07:30.')).toBeVisible();

  await page.context().setOffline(true);
  await page.goto(`/admin/dashboard?quiet=${since}`);
  const quiet = page.getByRole('region', { name: 'While it was quiet' });
  await expect(quiet.getByRole('region', { name: '1 new request' })).toBeVisible();
  await checkAtBothSizes(page);
  await page.context().setOffline(false);
  await quiet.getByRole('link', { name: 'Margaret Lin' }).click();
  await expect(page).toHaveURL(`/admin/dashboard?quote=${order.id}`);
  await page.goBack();
  await expect(quiet.getByText('Nothing is left to look at.')).toBeVisible();

  await page.goto('/admin/dashboard?me=notices');
  await notices.getByRole('button', { name: 'Turn off on This computer' }).click();
  await expect(notices.getByText('This computer tells you nothing yet.')).toBeVisible();
  service.close();
});

test('a translator is asked after a job was accepted, and finds what came meanwhile', async ({
  browser,
  ownProduct,
}) => {
  const owner = await openBrowser(browser, ownProduct);
  const page = await openBrowser(browser, ownProduct);
  const since = Date.now();
  const quote = await submitQuote(owner, { fileName: 'lease.txt' });
  await signIn(owner);
  const { personId, path } = await inviteTranslator(owner, 'Rebecca Thorne');
  await join(page, path);
  const service = await openPushService(ownProduct);
  await service.serve(page.context());
  await page.reload();
  const jobId = await handOut(owner, quote, { personId });
  await page.getByRole('feed').getByRole('link', { name: 'lease.txt' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  const card = page.getByRole('region', { name: /^Shall this computer tell you when the office/ });
  await expect(card).toContainText(`A message about a job. ${quote.reference}`);
  await card.getByRole('button', { name: 'Tell me' }).click();
  await expect(card).toBeHidden();

  const text = 'By noon, if you can?';
  const message = { text, changeId: crypto.randomUUID() };
  await callAs(owner, 'POST', `/api/jobs/${jobId}/messages`, message);
  await expect.poll(() => service.pushed.length).toBe(1);
  expect(service.pushed[0]).not.toContain('noon');
  const { navigate } = JSON.parse(service.pushed[0] ?? '').notification;
  expect(navigate).toContain(`/admin/dashboard?job=${encodeURIComponent(jobId)}`);
  await page.goto(`/admin/dashboard?quiet=${since}`);
  const quiet = page.getByRole('region', { name: 'While it was quiet' });
  await expect(quiet.getByRole('region', { name: '1 question' })).toContainText(text);
  await checkAtBothSizes(page);
  await quiet.getByRole('link', { name: 'lease.txt' }).first().click();
  await expect(page.getByRole('heading', { name: 'lease.txt', level: 2 })).toBeVisible();
  service.close();
});
