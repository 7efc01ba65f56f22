import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '../fixtures.ts';
import { waitUntilCounted } from '../waiting.ts';

export interface SubmittedQuote {
  readonly id: string;
  readonly reference: string;
  readonly customerName: string;
}

interface Submission {
  readonly customerName?: string;
  readonly customerEmail?: string;
  readonly fileName?: string;
  readonly text?: string | Buffer;
  /** Whether the document takes so long to count that nobody waits for it. */
  readonly isLong?: boolean;
}

let submitted = 0;

/** A visitor asks for a quote; the name is made unique, since the stories share one product. */
export async function submitQuote(
  page: Page,
  {
    customerName = 'Margaret Okafor',
    customerEmail = 'client@example.com',
    fileName = '合同 草案.txt',
    text = 'nine words in a file',
    isLong = false,
  }: Submission = {},
): Promise<SubmittedQuote> {
  submitted += 1;
  const name = `${customerName} ${submitted}-${Math.random().toString(36).slice(2, 7)}`;
  const response = await page.request.post('/api/upload-quote', {
    multipart: {
      customerName: name,
      customerEmail,
      translationDirection: 'English to Chinese Translation',
      file: { name: fileName, mimeType: 'text/plain', buffer: Buffer.from(text) },
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  const receipt = await response.json();
  if (!isLong) await waitUntilCounted(page.request, receipt);
  const { id, reference } = receipt;
  return { id, reference, customerName: name };
}

/** A visitor asks for a quote, and the office opens the console. */
export async function openConsole(page: Page, submission?: Submission): Promise<SubmittedQuote> {
  const quote = await submitQuote(page, submission);
  await signIn(page);
  return quote;
}

/** The same, in a console that works without a connection. */
export async function openInstalledConsole(
  page: Page,
  submission?: Submission,
): Promise<SubmittedQuote> {
  const quote = await openConsole(page, submission);
  await installWorker(page);
  return quote;
}

/** Waits until the console has taken over from the first screen. */
export async function waitUntilReady(page: Page): Promise<void> {
  await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
}

/** The card of a submission, found as staff find it: by searching for its name. */
export async function findCard(page: Page, { customerName }: SubmittedQuote): Promise<Locator> {
  // No person is so fast as to replace a search in the moment in which the console takes it over.
  await waitUntilReady(page);
  await openSearch(page);
  await page.getByRole('searchbox').fill(customerName);
  const card = page.getByRole('article', { name: customerName }).first();
  await expect(card).toBeVisible();
  return card;
}

/** Opens the detail of a submission from its card. */
export async function openDetail(page: Page, quote: SubmittedQuote): Promise<Locator> {
  const card = await findCard(page, quote);
  await card.getByRole('link', { name: quote.customerName }).click();
  const detail = page.getByRole('region', { name: 'Detail', exact: true });
  await expect(detail.getByRole('heading', { name: quote.customerName })).toBeVisible();
  return detail;
}

/** Opens a part of the detail that is one closed line. */
export async function openLine(scope: Page | Locator, name: string): Promise<Locator> {
  const line = scope.getByRole('region', { name, exact: true });
  await line.getByRole('heading', { name }).click();
  return line;
}

/** On a phone a button opens the search. */
export async function openSearch(page: Page): Promise<void> {
  const field = page.getByRole('searchbox');
  const find = page.getByRole('button', { name: 'Find', exact: true });
  await expect(field.or(find).first()).toBeVisible();
  if (!(await field.isVisible())) await find.click();
}

/** The tools of the rail, which a narrow screen has under "More". */
export async function pressTool(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  const isBehindMore = (page.viewportSize()?.width ?? 0) < 1280;
  if (isBehindMore && !(await more.isVisible())) await leaveForHeader(page);
  if (isBehindMore) await more.click();
  await page.locator('header').getByRole('button', { name }).click();
}

/** On a phone an open submission, or the open search, takes the place of the header. */
async function leaveForHeader(page: Page): Promise<void> {
  const back = page.getByRole('button', { name: 'All submissions' });
  const close = page.getByRole('search').getByRole('button', { name: 'Close' });
  if (await back.isVisible()) await back.click();
  if (await close.isVisible()) await close.click();
}

/** On a narrow screen the current status opens the four. */
export async function choose(card: Locator, status: string): Promise<void> {
  const wanted = card.getByRole('button', { name: status });
  const current = card.locator('button[aria-expanded]');
  await expect(wanted.or(current).first()).toBeVisible();
  if (!(await wanted.isVisible())) await current.click();
  await wanted.click();
}

/** Comes back online and is told something, which may be over by the time that the browser says that it is online. */
export async function goOnline(context: BrowserContext, told: Locator): Promise<void> {
  const seen = expect(told).toBeVisible();
  await context.setOffline(false);
  await seen;
}

/** Waits until the console's worker controls the page, so that it works without a connection. */
export async function installWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
  await expect(page.getByRole('feed')).toBeVisible();
  await waitUntilReady(page);
}

/** A device that holds a submission and can be used without a connection. */
export async function keepQuoteOnDevice(page: Page): Promise<SubmittedQuote> {
  const quote = await openInstalledConsole(page);
  await findCard(page, quote);
  return quote;
}

/** Opens the dashboard in a tab whose page runs no script: what is there, the worker has put there. */
export async function openWithoutScript(context: BrowserContext): Promise<Page> {
  const tab = await openStillTab(context);
  await tab.goto(dashboard);
  return tab;
}

/** The same, until the worker has put the list there. */
export async function openStillList(context: BrowserContext): Promise<Page> {
  const tab = await openStillTab(context);
  await openFirstScreen(tab);
  return tab;
}

const dashboard = '/admin/dashboard';

async function openStillTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
  return tab;
}

/** Opens the dashboard with the list on its first screen, which a busy machine may be too slow to put there. */
export async function openFirstScreen(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(dashboard);
    await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true', { timeout: 500 });
  }).toPass();
}

/** Everything the console's database holds, as text. */
export function readDatabase(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const request = indexedDB.open('yiqiao-console');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const stores = [...database.objectStoreNames];
    const contents = await Promise.all(
      stores.map(
        (name) =>
          new Promise<unknown>((resolve, reject) => {
            const all = database.transaction(name).objectStore(name).getAll();
            all.onsuccess = () => resolve([name, all.result]);
            all.onerror = () => reject(all.error);
          }),
      ),
    );
    database.close();
    return JSON.stringify(contents);
  });
}

/** Addresses of everything in Cache Storage. */
export function readCachedUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      urls.push(...(await cache.keys()).map(({ url }) => url));
    }
    return urls;
  });
}

/** Counts the status changes a browser sends. */
export function countChanges(context: BrowserContext): { sent: string[] } {
  const seen = { sent: [] as string[] };
  context.on('request', (request) => {
    if (request.method() === 'PATCH') seen.sent.push(request.postData() ?? '');
  });
  return seen;
}

/** What the browser itself prints when a request gets no answer, or a refusal that a story provokes. */
export const noAnswer = /net::ERR_INTERNET_DISCONNECTED/;
export const noAnswerOrRefusal =
  /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|the server responded with a status of/;

/** "P", the amount if it is not all of it, and Enter. */
export async function recordPayment(page: Page, amount?: string): Promise<void> {
  await page
    .getByRole('region', { name: 'Detail', exact: true })
    .getByRole('heading', { level: 2 })
    .focus();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'Record a payment' });
  await expect(dialog.getByLabel('Amount')).toBeFocused();
  if (amount !== undefined) await page.keyboard.type(amount);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}
