import { expect, logIn, signIn, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { statusOnServer } from './at-server.ts';
import {
  choose,
  findCard,
  noAnswerOrRefusal,
  openInstalledConsole,
  submitQuote,
} from './office.ts';

test.use({ allowedConsoleErrors: [noAnswerOrRefusal] });

test('P14: a tab gives way when a newer version opens the database', {
  tag: everythingOnly,
}, async ({ page, context }) => {
  await submitQuote(page);
  await signIn(page);
  await expect(page.getByRole('feed')).toBeVisible();
  const newer = await context.newPage();
  await newer.goto('/admin/login');
  const opened = await newer.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open('yiqiao-console', 99);
        request.onsuccess = () => resolve('opened');
        request.onerror = () => resolve('refused');
      }),
  );
  expect(opened).toBe('opened');
  await expect(page.getByText(/A newer version of the console is open/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('P14: a tab that must wait for an older one says so, and continues automatically', {
  tag: everythingOnly,
}, async ({ page, context }) => {
  const older = await context.newPage();
  await older.goto('/quote');
  await older.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('yiqiao-console', 1);
        // Holds on to it while somebody waits to change it.
        request.onsuccess = () => {
          indexedDB.deleteDatabase('yiqiao-console').onblocked = () => resolve();
        };
      }),
  );
  await page.goto('/admin/login');
  await expect(
    page.getByText(/An older version of the console is open in another tab/),
  ).toBeVisible();
  await older.close();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('P15: without IndexedDB the console works online and says what it cannot do', {
  tag: everythingOnly,
}, async ({ page }) => {
  const quote = await submitQuote(page);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
  await logIn(page);
  await expect(page.getByText(/does not let the console keep anything/)).toBeVisible();
  const card = await findCard(page, quote);
  await choose(card, 'completed');
  await expect.poll(() => statusOnServer(page, quote)).toBe('completed');
});

test('P16: a device that lost its storage starts clean; the waiting change was in sight', async ({
  page,
  context,
}) => {
  const quote = await openInstalledConsole(page);
  await context.setOffline(true);
  await choose(await findCard(page, quote), 'completed');
  await expect(page.getByText('1 change waiting to be sent')).toBeVisible();
  const other = await context.newPage();
  await context.setOffline(false);
  await page.close();
  await other.goto('/quote');
  await other.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('yiqiao-console');
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
  );
  await other.goto('/admin/dashboard');
  await expect(other.getByRole('feed')).toBeVisible();
  await findCard(other, quote);
});
