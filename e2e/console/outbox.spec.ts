import { expect, logIn, signIn, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { holdRequests } from '../waiting.ts';
import { changeElsewhere, statusOnServer } from './at-server.ts';
import {
  choose,
  countChanges,
  findCard,
  goOnline,
  noAnswerOrRefusal,
  openConsole,
  openDetail,
  openInstalledConsole,
  openLine,
  readDatabase,
  submitQuote,
} from './office.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

test('P02: a decision taken offline arrives once when the connection returns', async ({
  page,
  context,
}) => {
  const changes = countChanges(context);
  const quote = await openInstalledConsole(page);
  const card = await findCard(page, quote);
  await context.setOffline(true);
  await choose(card, 'completed');
  await expect(card).toContainText('not sent');
  await expect(page.getByText('1 change waiting to be sent')).toBeVisible();

  const listed = page.waitForResponse(/\/api\/admin\/quotes/);
  await goOnline(context, page.getByText('Quote status updated').first());
  await listed;
  await expect(card).not.toContainText('not sent');
  expect(changes.sent).toHaveLength(1);
  expect(await statusOnServer(page, quote)).toBe('completed');
});

test('P03: of three decisions about one submission the last one wins', {
  tag: everythingOnly,
}, async ({ page, context }) => {
  const changes = countChanges(context);
  const quote = await openConsole(page);
  const card = await findCard(page, quote);
  await context.setOffline(true);
  for (const status of ['in-progress', 'completed', 'cancelled']) await choose(card, status);
  await context.setOffline(false);
  await expect.poll(() => statusOnServer(page, quote)).toBe('cancelled');
  expect(changes.sent).toHaveLength(1);
});

test('P04: when another device decided meanwhile, the person sees both and chooses', async ({
  page,
  context,
}) => {
  const quote = await openConsole(page);
  const card = await findCard(page, quote);
  await context.setOffline(true);
  await choose(card, 'completed');
  await changeElsewhere(page, quote, 'cancelled');
  await context.setOffline(false);
  await expect(page.getByText('1 change needs your decision')).toBeVisible();
  expect(await statusOnServer(page, quote)).toBe('cancelled');

  await page.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('on Firefox on Windows');
  await expect(dialog).toContainText('Safe. No files are deleted');
  await expect(dialog).toContainText('Starts the deletion.');
  await expect(dialog.getByRole('button', { name: /^(Keep|Set) / })).toHaveText([
    'Keep cancelled',
    'Set completed',
  ]);
  await dialog.getByRole('button', { name: 'Set completed' }).click();
  await expect.poll(() => statusOnServer(page, quote)).toBe('completed');
  await expect(dialog).toContainText('Everything has been sent.');
});

test('P05: an ended session keeps the queue and sends it after the login', async ({
  page,
  context,
}) => {
  const quote = await openInstalledConsole(page);
  const card = await findCard(page, quote);
  await context.setOffline(true);
  await choose(card, 'completed');
  await context.clearCookies();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByText('Log in to send 1 change')).toBeVisible();
  await expect.poll(() => readDatabase(page)).toContain('"waiting":1');
  expect(await readDatabase(page), 'sealed until the login').not.toContain(quote.id);

  await logIn(page);
  await expect.poll(() => statusOnServer(page, quote)).toBe('completed');
});

test('P05: a session that ends in one tab ends in the others at once', {
  tag: everythingOnly,
}, async ({ page, context }) => {
  const quote = await openConsole(page);
  const card = await findCard(page, quote);
  const other = await context.newPage();
  const lastAnswer = other.waitForResponse('**/api/replies?*');
  await other.goto('/admin/dashboard');
  // From here on the other tab has nothing to ask: it can know of the end from this one only.
  await lastAnswer;
  await context.clearCookies();
  await choose(card, 'completed');
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/admin\/login/);
    await expect(tab.getByText('Your session has ended.')).toBeVisible();
    await expect(tab.getByText('Log in to send 1 change; nothing is lost.')).toBeVisible();
  }
});

test('a slow line: the card says that the change is being sent', { tag: everythingOnly }, async ({
  page,
}) => {
  const quote = await openConsole(page);
  const card = await findCard(page, quote);
  const answer = await holdRequests(page, '**/status');
  await choose(card, 'completed');
  await expect(card.getByText('sending', { exact: true })).toBeVisible();
  const announced = page
    .getByRole('status')
    .getByText(`${quote.customerName}: completed, being sent`);
  await expect(announced).toBeAttached();
  await card.getByRole('link', { name: quote.customerName }).click();
  await expect(page.getByRole('region', { name: 'Detail', exact: true })).toContainText(
    'It is being sent.',
  );
  answer();
  await expect(page.getByText('Quote status updated').first()).toBeVisible();
  await expect(announced).not.toBeAttached();
  await expect(card.getByText('sending', { exact: true })).toBeHidden();
});

test('P06: a refused change leaves the queue with its reason, others go on', async ({
  page,
  context,
}) => {
  const refused = await submitQuote(page, { customerName: 'Refused' });
  const accepted = await openConsole(page, { customerName: 'Accepted' });
  await findCard(page, refused);
  await page.route(`**/api/quotes/${refused.id}/status`, (route) =>
    route.fulfill({ status: 404, json: { message: 'Quote not found', code: 'not-found' } }),
  );
  await context.setOffline(true);
  await choose(await findCard(page, refused), 'completed');
  await choose(await findCard(page, accepted), 'completed');
  await context.setOffline(false);
  await expect.poll(() => statusOnServer(page, accepted)).toBe('completed');
  await page.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('was refused: Quote not found');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(dialog).toContainText('Everything has been sent.');
});

test('P07: when the server fails the change stays, says so once, and goes when it is told to', {
  tag: everythingOnly,
}, async ({ page }) => {
  const quote = await submitQuote(page);
  await page.clock.install();
  await signIn(page);
  let attempts = 0;
  await page.route('**/api/quotes/*/status', (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    return route.fulfill({ status: 500, json: { message: 'No room' } });
  });
  const card = await findCard(page, quote);
  await choose(card, 'completed');
  await expect(page.getByText('No room. The change is kept here').first()).toBeVisible();
  await expect(card).toContainText('not sent');
  await page.clock.runFor(10 * 60_000);
  expect(attempts).toBe(1);
  await page.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes not sent yet' });
  await expect(dialog).toContainText('The server said: “No room”');
  await dialog.getByRole('button', { name: 'Send now' }).click();
  await expect.poll(() => statusOnServer(page, quote)).toBe('completed');
  expect(attempts).toBe(2);
});

test('P08: an answer that was lost does no harm', { tag: everythingOnly }, async ({
  page,
  context,
}) => {
  const quote = await openConsole(page);
  const card = await findCard(page, quote);
  let isFirst = true;
  await page.route('**/api/quotes/*/status', async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await route.abort('failed');
  });
  await choose(card, 'completed');
  await expect.poll(() => statusOnServer(page, quote)).toBe('completed');
  // The server tells that something has changed: with the refresh goes what waits, under the same id.
  await expect(card).not.toContainText('not sent');
  const quotes = await (await context.request.get('/api/admin/quotes')).json();
  const stored = quotes.find(({ id }: { id: string }) => id === quote.id);
  // On a busy machine the end of the count has a line of its own.
  const statuses: string[] = stored.history.map(({ status }: { status: string }) => status);
  expect(statuses.filter((status) => status !== 'pending')).toEqual(['completed']);
});

test('P09: two tabs send a queue once', async ({ page, context }) => {
  const quotes = [await submitQuote(page), await submitQuote(page)];
  const changes = countChanges(context);
  await signIn(page);
  for (const quote of quotes) await findCard(page, quote);
  const another = await context.newPage();
  await another.goto('/admin/dashboard');
  await expect(another.getByRole('feed')).toBeVisible();
  await context.setOffline(true);
  for (const quote of quotes) await choose(await findCard(page, quote), 'completed');
  await expect(another.getByText('2 changes waiting to be sent')).toBeVisible();
  await context.setOffline(false);
  for (const quote of quotes)
    await expect.poll(() => statusOnServer(page, quote)).toBe('completed');
  await expect(another.getByText(/waiting to be sent/)).toBeHidden();
  expect(changes.sent).toHaveLength(2);
});

test('a waiting change survives a restart and can be taken back', async ({ page, context }) => {
  const changes = countChanges(context);
  const quote = await openInstalledConsole(page);
  await context.setOffline(true);
  const card = await findCard(page, quote);
  await choose(card, 'cancelled');
  await expect(card).toContainText('not sent');
  await page.reload();
  await expect(page.getByText('1 change waiting to be sent')).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('dialog')).toContainText('Everything has been sent.');
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await expect(page.getByText(/^Offline/)).toBeHidden();
  expect(changes.sent).toEqual([]);
});

test('a change can be undone from its toast, and the history keeps both', {
  tag: everythingOnly,
}, async ({ page }) => {
  const quote = await openConsole(page);
  const detail = await openDetail(page, quote);
  await detail.getByRole('button', { name: 'completed' }).click();
  const notices = page.getByRole('region', { name: /^Notifications/ });
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => statusOnServer(page, quote)).toBe('pending');
  const events = (await openLine(detail, 'History')).getByRole('listitem');
  // On a busy machine the count comes after the submission, as an event of its own.
  const history = events.filter({ hasNotText: 'Count finished' });
  await expect(history).toHaveCount(3);
  await expect(history.nth(1)).toContainText('completed');
  await expect(history.nth(1)).toContainText('Chrome');
});
