import type { Page } from '@playwright/test';
import { checkAccessibility, checkInBothSchemes, expect, test } from '../fixtures.ts';
import { everythingOnly } from '../sample.ts';
import { openUntilPainted, slowDown } from '../site/slow-line.ts';
import { statusOnServer } from './at-server.ts';
import {
  choose,
  findCard,
  keepQuoteOnDevice,
  noAnswer,
  openFirstScreen,
  openInstalledConsole,
  openStillList,
  openWithoutScript,
  type SubmittedQuote,
  submitQuote,
  waitUntilReady,
} from './office.ts';

test.use({ allowedConsoleErrors: [noAnswer] });

/** Makes the next loads of a page stop at the first screen until `goOn`. */
async function holdStart(page: Page): Promise<{ goOn(): Promise<void> }> {
  await page.addInitScript(() => {
    // The console starts once the first frame is over: here that frame does not end.
    const { requestAnimationFrame, setTimeout } = window;
    const held: (() => void)[] = [];
    Reflect.set(window, 'requestAnimationFrame', (act: () => void) => held.push(act));
    Reflect.set(window, 'setTimeout', (act: () => void, delayMs: number) =>
      delayMs === 500 ? held.push(act) : setTimeout(act, delayMs),
    );
    Reflect.set(window, 'goOn', () => {
      Object.assign(window, { requestAnimationFrame, setTimeout });
      for (const act of held) act();
    });
  });
  return { goOn: () => page.evaluate(() => Reflect.get(window, 'goOn')()) };
}

test('the list is on screen before any script of the page runs, also offline', async ({
  page,
  context,
}) => {
  const quote = await keepQuoteOnDevice(page);
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    const tab = await openStillList(context);
    const card = tab.getByRole('article', { name: quote.customerName });
    await expect(card).toContainText('English to Chinese');
    await tab.close();
  }
});

test('nothing moves when the console takes the first screen over', { tag: everythingOnly }, async ({
  page,
}) => {
  await openInstalledConsole(page);
  const { goOn } = await holdStart(page);
  await openFirstScreen(page);
  const parts = page.locator('header, search, article');
  const places = async () => {
    const boxes = await Promise.all(
      (await parts.all()).slice(0, 5).map((part) => part.boundingBox()),
    );
    return boxes.map((box) => box && [box.x, box.y, box.width, box.height].map(Math.round));
  };
  await expect(page.getByRole('article').first()).toBeVisible();
  const before = await places();
  await checkInBothSchemes(page);
  await goOn();
  await waitUntilReady(page);
  expect(await places()).toEqual(before);
});

test('what is decided and typed on the first screen is not lost', async ({ page }) => {
  const quote = await openInstalledConsole(page, { customerName: 'Early' });
  const { goOn } = await holdStart(page);
  await openFirstScreen(page);
  await choose(page.getByRole('article', { name: quote.customerName }), 'completed');
  await page.keyboard.press('/');
  await page.keyboard.type(quote.customerName);
  expect(await statusOnServer(page, quote)).toBe('pending');
  await goOn();
  await expect.poll(() => statusOnServer(page, quote)).toBe('completed');
  await expect(page.getByRole('searchbox')).toHaveValue(quote.customerName);
  await expect(page.getByRole('article')).toHaveCount(1);
});

/** Presses something, and returns what must come of it once the console has started. */
type Press = (page: Page, quote: SubmittedQuote) => Promise<() => Promise<void>>;

const pressesAnywhere = {
  'a view': async (page) => {
    await page.getByRole('button', { name: /To answer$/ }).click();
    return () => expect(page).toHaveURL(/view=to-answer/);
  },
  'a row': async (page, { customerName: name }) => {
    await page.getByRole('article', { name }).click();
    return () => expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  },
  'a name, by keyboard': async (page, { customerName: name }) => {
    await page.getByRole('article', { name }).getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    return () => expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  },
} satisfies Record<string, Press>;

const pressesOnPhone = {
  ...pressesAnywhere,
  // It opens the four, and sets nothing.
  'the mark of the status': async (page, { customerName: name }) => {
    const mark = page.getByRole('article', { name }).getByRole('button', { name: 'pending' });
    await mark.click();
    return () => expect(mark).toHaveAttribute('aria-expanded', 'true');
  },
  Find: async (page) => {
    await page.getByRole('button', { name: 'Find' }).click();
    return async () => {
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.getByRole('search').getByRole('button', { name: 'Close' }).click();
    };
  },
  More: async (page) => {
    await page.getByRole('button', { name: 'More' }).click();
    return () => expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
} satisfies Record<string, Press>;

const pressesBesideRail = {
  ...pressesAnywhere,
  'a status': async (page, { customerName: name }) => {
    const button = page.getByRole('article', { name }).getByRole('button', { name: 'cancelled' });
    const taken = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await button.click();
    return async () => {
      expect((await taken).status()).toBe(200);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    };
  },
  Filter: async (page) => {
    await page.getByRole('button', { name: 'Filter' }).click();
    return () => expect(page.getByLabel('Full cards')).toBeVisible();
  },
  'letters in the search': async (page, { customerName: name }) => {
    await page.getByRole('searchbox').pressSequentially(name);
    return async () => {
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(page.getByRole('searchbox')).toHaveValue(name);
    };
  },
  Help: async (page) => {
    await page.getByRole('button', { name: 'Help' }).click();
    return () => expect(page.getByRole('dialog')).toBeVisible();
  },
  Refresh: async (page) => {
    const refreshed = page.waitForResponse('**/api/admin/quotes*');
    await page.getByRole('button', { name: /^Refresh/ }).click();
    return async () => void (await refreshed);
  },
  // The last one: after it there is nothing to press.
  Logout: async (page) => {
    await page.getByRole('button', { name: 'Logout' }).click();
    return () => expect(page).toHaveURL(/\/admin\/login/);
  },
} satisfies Record<string, Press>;

/** A device that has the list, with this submission on its first screen. */
async function keepList(page: Page): Promise<SubmittedQuote> {
  await submitQuote(page);
  const quote = await openInstalledConsole(page, { customerName: 'Early' });
  return quote;
}

for (const { width, presses } of [
  { width: 390, presses: pressesOnPhone },
  { width: 1440, presses: pressesBesideRail },
]) {
  const title = `nothing pressed on the first screen is lost at ${width} pixels`;
  test.describe(title, { tag: everythingOnly }, () => {
    test.use({ viewport: { width, height: 844 } });

    test('however late the console starts', async ({ page }) => {
      const quote = await keepList(page);
      const { goOn } = await holdStart(page);
      for (const [what, press] of Object.entries(presses)) {
        await test.step(what, async () => {
          await openFirstScreen(page);
          const expectDone = await press(page, quote);
          await goOn();
          await expectDone();
        });
      }
    });

    test('on slow 4G with a quarter of the speed', async ({ page }) => {
      const quote = await keepList(page);
      await slowDown(page);
      for (const [what, press] of Object.entries(presses)) {
        await test.step(what, async () => {
          await openUntilPainted(page, '/admin/dashboard');
          const expectDone = await press(page, quote);
          await expectDone();
        });
      }
    });
  });
}

test.describe('a console that cannot start', () => {
  test.use({ allowedConsoleErrors: [/No channel today/] });

  test('says so in the place of the first screen', { tag: everythingOnly }, async ({ page }) => {
    const quote = await openInstalledConsole(page);
    await page.addInitScript(() => {
      window.BroadcastChannel = class extends BroadcastChannel {
        constructor() {
          super('');
          throw new Error('No channel today');
        }
      };
    });
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText('The console could not start.');
    await expect(page.getByText(quote.customerName)).toBeHidden();
    await checkAccessibility(page);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
  });
});

test('what a client typed is text on the first screen', { tag: everythingOnly }, async ({
  page,
  context,
}) => {
  const quote = await openInstalledConsole(page, {
    customerName: '<img src=x onerror="document.title=1"></div><b>',
  });
  await findCard(page, quote);
  const tab = await openStillList(context);
  const card = tab.getByRole('article').filter({ hasText: quote.customerName });
  await expect(card).toBeVisible();
  await expect(tab.locator('#root img, #root b')).toHaveCount(0);
});

for (const { isOffline, tag } of [
  { isOffline: false, tag: [] },
  { isOffline: true, tag: everythingOnly },
]) {
  const title = `P10: no first screen after a log-out ${isOffline ? 'without' : 'with'} a connection`;
  test(title, { tag }, async ({ page, context }) => {
    const quote = await keepQuoteOnDevice(page);
    await context.setOffline(isOffline);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/admin\/login/);
    const tab = await openWithoutScript(context);
    await expect(tab.locator('#root')).toBeEmpty();
    expect(await tab.content()).not.toContain(quote.customerName);
  });
}

test('no first screen 72 hours after the server confirmed the session', {
  tag: everythingOnly,
}, async ({ page, context }) => {
  const quote = await keepQuoteOnDevice(page);
  // The open page would have the session confirmed with the next change that it hears of.
  await context.setOffline(true);
  await page.evaluate(confirmLongAgo);
  const tab = await openWithoutScript(context);
  await expect(tab.locator('#root')).toBeEmpty();
  expect(await tab.content()).not.toContain(quote.customerName);
});

/** Sets the clock of the lock back by 73 hours. */
async function confirmLongAgo(): Promise<void> {
  const request = indexedDB.open('yiqiao-console');
  const database = await new Promise<IDBDatabase>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  const meta = database.transaction('meta', 'readwrite').objectStore('meta');
  const reading = meta.get('session');
  await new Promise((resolve) => {
    reading.onsuccess = () => {
      const confirmedAt = reading.result.confirmedAt - 73 * 3_600_000;
      meta.put({ ...reading.result, confirmedAt }, 'session').onsuccess = resolve;
    };
  });
  database.close();
}
