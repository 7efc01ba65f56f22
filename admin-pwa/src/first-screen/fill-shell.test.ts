import { toSegments } from '@yiqiao/contract/segments';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../offline/storage/database.ts';
import { createIndexedStorage, writeList } from '../offline/storage/indexed-storage.ts';
import { lockHours } from '../offline/storage/records/device-session.ts';
import { changedSegments } from '../offline/storage/records/stored-segment.ts';
import { sampleQuote } from '../test/sample-quote.ts';
import { speak } from '../texts/texts.ts';
import { fillShell } from './fill-shell.ts';

const dashboard = new URL('http://localhost/admin/dashboard');
const shellText = '<!doctype html><html lang="en"><body><div id="root"></div></body></html>';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

function shell(): Response {
  return new Response(shellText, { headers: { 'Content-Type': 'text/html', ETag: '"shell"' } });
}

async function onDevice(use: (storage: ReturnType<typeof createIndexedStorage>) => Promise<void>) {
  const database = await openDatabase({ onBlocked() {}, onOutdated() {} });
  await use(createIndexedStorage(async () => database));
  database.close();
}

/** Keeps a list on the device, as a console that was used here leaves it. */
async function keep({
  confirmedAt = Date.now(),
  customerName = 'Margaret Okafor',
  total = 1,
} = {}) {
  const quotes = Array.from({ length: total }, (_, at) =>
    sampleQuote({ id: `q${at}`, customerName }),
  );
  const segments = changedSegments([], toSegments(quotes.reverse()));
  const head = { total, cursor: null, asOf: Date.now(), clockOffsetMs: 0 };
  const database = await openDatabase({ onBlocked() {}, onOutdated() {} });
  const session = { sessionId: 's1', username: 'office', confirmedAt };
  await createIndexedStorage(async () => database).writeSession(session);
  await writeList(database, 's1', { segments, head });
  database.close();
}

async function open(url = dashboard): Promise<Document> {
  const html = await (await fillShell(shell(), url)).text();
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('fillShell', () => {
  it('puts the list of the device into the page', async () => {
    await keep();
    const page = await open();
    expect(page.querySelector('[role="feed"] article')?.textContent).toContain('Margaret Okafor');
    expect(page.querySelector('#root')?.getAttribute('aria-busy')).toBe('true');
  });

  it('is in the language that was chosen on this device, and says so', async () => {
    await keep();
    // The worker has all texts in its file; here they are fetched, which may take longer than it waits.
    await speak('zh-Hant');
    await speak('en');
    await onDevice((storage) =>
      storage.writePreferences({ fullCards: false, singleKeys: true, language: 'zh-Hant' }),
    );
    const page = await open();
    expect(page.documentElement.lang).toBe('zh-Hant');
    expect(page.querySelector('[role="feed"]')?.getAttribute('aria-label')).toBe('詢價列表');
    await speak('en');
  });

  it('says so when the list is empty', async () => {
    await keep({ total: 0 });
    expect((await open()).body.textContent).toContain('No quote submissions yet.');
  });

  it('shows the newest of a list of any length, and how long it is', async () => {
    await keep({ total: 105 });
    const cards = (await open()).querySelectorAll('article');
    expect(cards[0]?.getAttribute('aria-setsize')).toBe('105');
    expect(cards[0]?.getAttribute('data-quote-id')).toBe('q0');
    expect(cards.length).toBeLessThan(12);
  });

  it('shows what the address asks for', async () => {
    await keep();
    const page = await open(new URL('?status=completed', dashboard));
    expect(page.body.textContent).toContain('Nothing matches');
  });

  it('writes no style attribute, which the policy of the page would refuse', async () => {
    await keep();
    expect((await open()).querySelectorAll('#root [style]')).toHaveLength(0);
  });

  it.each([
    '<img src=x onerror="document.title=1">',
    '</div></div><script>1</script>',
    '$& $` &lt;b&gt; <!-- ',
  ])('keeps "%s" as the text that a client typed', async (customerName) => {
    await keep({ customerName });
    const page = await open();
    expect(page.querySelectorAll('img, script')).toHaveLength(0);
    expect(page.querySelector('article h3')?.textContent).toBe(customerName);
  });

  it('is answered anew each time, and says nothing of the shell it is made of', async () => {
    await keep();
    const { headers } = await fillShell(shell(), dashboard);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('ETag')).toBeNull();
    expect(headers.get('Content-Type')).toBe('text/html');
  });

  it('leaves the shell as it is after a log-out', async () => {
    await keep();
    await onDevice((storage) => storage.wipe('first'));
    expect(await (await fillShell(shell(), dashboard)).text()).toBe(shellText);
  });

  it('leaves the shell as it is when the session has ended and only the outbox is kept', async () => {
    await keep();
    await onDevice((storage) => storage.forgetQuotes());
    expect(await (await fillShell(shell(), dashboard)).text()).toBe(shellText);
  });

  it('leaves the shell as it is when the copy is locked', async () => {
    await keep({ confirmedAt: Date.now() - (lockHours + 1) * 3_600_000 });
    expect(await (await fillShell(shell(), dashboard)).text()).toBe(shellText);
  });

  it('leaves the login page alone', async () => {
    await keep();
    const login = new URL('http://localhost/admin/login');
    expect(await (await fillShell(shell(), login)).text()).toBe(shellText);
  });

  it('makes no database where there is none', async () => {
    expect(await (await fillShell(shell(), dashboard)).text()).toBe(shellText);
    expect(await indexedDB.databases()).toEqual([]);
  });
});
