import { type BrowserContext, chromium, type Page as Tab } from '@playwright/test';
import { storyBrowser } from '../browsers.ts';
import { type Driver, type ElementHandle, windowSize } from './driver.ts';

/** Starts Chromium without a window and speaks with it through Playwright. */
export async function startChromium(path: string): Promise<Driver> {
  const browser = await chromium.launch({ ...storyBrowser, executablePath: path });
  const context = await browser.newContext({ viewport: windowSize });
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  const tab = await openTab(context);
  return {
    browser: `Chromium ${browser.version()}`,
    ...driveTabs(context, tab),
    takeErrors: () => errors.splice(0),
    close: () => browser.close(),
  };
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const tab = await context.newPage();
  // A page may ask whether it is to be left.
  tab.on('dialog', (dialog) => dialog.accept());
  return tab;
}

function driveTabs(
  context: BrowserContext,
  first: Tab,
): Omit<Driver, 'browser' | 'takeErrors' | 'close'> {
  let tab = first;
  let named = 0;

  /** Marks the element that a function of the page finds, so that Playwright finds it, too. */
  async function locate(declaration: string, text: string): Promise<ElementHandle | null> {
    named += 1;
    const id = `element-${named}`;
    const isThere = await tab.evaluate(
      `(async () => { const found = await (${declaration})(${JSON.stringify(text)});
        found?.setAttribute('data-found', ${JSON.stringify(id)}); return Boolean(found); })()`,
    );
    return isThere ? { id } : null;
  }
  const find = ({ id }: ElementHandle) => tab.locator(`[data-found="${id}"]`);

  return {
    async navigate(url) {
      await tab.goto(url, { waitUntil: 'domcontentloaded' });
    },
    async reload() {
      await tab.reload({ waitUntil: 'domcontentloaded' });
    },
    async changeTabs() {
      const before = tab;
      tab = await openTab(context);
      await before.close();
    },
    async run(script) {
      await tab.evaluate(script);
    },
    call: (declaration, text) => tab.evaluate(`(${declaration})(${JSON.stringify(text)})`),
    locate,
    click: (element) => find(element).click(),
    async type(element, text) {
      await find(element).click();
      await tab.keyboard.type(text);
    },
    setFile: (element, path) => find(element).setInputFiles(path),
    screenshot: () => tab.screenshot(),
  };
}
