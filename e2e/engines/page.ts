import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Driver, ElementHandle } from './driver.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * An element as a person finds it: by its role and (part of) its name, inside what a selector names
 * where that is needed, or by its label. A selector alone is for what people do not see.
 */
export type Locator =
  | { readonly role: string; readonly name: string; readonly within?: string }
  | { readonly label: string }
  | { readonly css: string };

export interface Page {
  readonly browser: string;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Opens another tab, in which everything happens from then on, and closes the one before. */
  changeTabs(): Promise<void>;
  evaluate<Args extends readonly Json[], Answer extends Json>(
    inPage: (...args: Args) => Answer | Promise<Answer>,
    ...args: Args
  ): Promise<Answer>;
  /** Waits until the element is there. */
  find(locator: Locator): Promise<ElementHandle>;
  click(locator: Locator): Promise<void>;
  type(locator: Locator, text: string): Promise<void>;
  setFile(locator: Locator, path: string): Promise<void>;
  /** Waits until a function of the page says yes. */
  waitFor<Args extends readonly Json[]>(
    inPage: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void>;
  waitForText(text: string): Promise<void>;
  waitForPath(path: string): Promise<void>;
  screenshot(path: string): Promise<void>;
  takeErrors(): readonly string[];
  close(): Promise<void>;
}

const patienceMs = 60_000;
const queries = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** The one way in which stories use a browser, on top of what each browser's protocol offers. */
export function createPage(driver: Driver): Page {
  const page: Page = {
    browser: driver.browser,
    // A page that is going somewhere itself can abort it.
    async open(url) {
      await poll(
        () => driver.navigate(url).then(() => url),
        () => explain(page, `${url} cannot be opened`),
      );
    },
    reload: () => driver.reload(),
    changeTabs: () => driver.changeTabs(),
    async evaluate(inPage, ...args) {
      const declaration = `async (text) => JSON.stringify((await (${inPage})(...JSON.parse(text))) ?? null)`;
      return JSON.parse(await driver.call(declaration, JSON.stringify(args)));
    },
    find(locator) {
      return poll(
        () => findNow(driver, locator),
        () => explain(page, `${JSON.stringify(locator)} is not there`),
      );
    },
    async click(locator) {
      // What is still on its way into view cannot be pressed yet.
      await poll(
        async () => {
          const element = await findNow(driver, locator);
          if (element === null || !(await page.evaluate(isStill))) return null;
          await driver.click(element);
          return element;
        },
        () => explain(page, `${JSON.stringify(locator)} cannot be pressed`),
      );
    },
    async type(locator, text) {
      await driver.type(await page.find(locator), text);
    },
    async setFile(locator, path) {
      await driver.setFile(await page.find(locator), path);
    },
    async waitFor(inPage, ...args) {
      await poll(
        async () => (await page.evaluate(inPage, ...args)) || null,
        () => explain(page, `timed out waiting for ${inPage} with ${JSON.stringify(args)}`),
      );
    },
    waitForText: (text) => page.waitFor((wanted) => document.body.innerText.includes(wanted), text),
    waitForPath: (path) => page.waitFor((wanted) => location.pathname === wanted, path),
    async screenshot(path) {
      await writeFile(path, await driver.screenshot());
    },
    takeErrors: () => driver.takeErrors(),
    close: () => driver.close(),
  };
  return page;
}

async function findNow(driver: Driver, locator: Locator): Promise<ElementHandle | null> {
  const isReady = await driver.call('() => String("TestingLibraryDom" in window)', '');
  if (isReady === 'false') await driver.run(queries);
  return driver.locate(String(findInPage), JSON.stringify(locator));
}

/** Runs in the page. What is to be pressed has to be in view. */
function findInPage(text: string): Element | null {
  const locator: Locator = JSON.parse(text);
  const { queryAllByRole, queryAllByLabelText } = Reflect.get(window, 'TestingLibraryDom');
  const includes = (name: string) =>
    'name' in locator && name.replaceAll('\u00ad', '').includes(locator.name);
  let found: Element | null | undefined;
  if ('css' in locator) found = document.querySelector(locator.css);
  else if ('label' in locator) found = queryAllByLabelText(document.body, locator.label)[0];
  else {
    const place = document.querySelector(locator.within ?? 'body');
    found = place && queryAllByRole(place, locator.role, { name: includes })[0];
  }
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}

/** Whether every animation that ends has ended. Runs in the page. */
function isStill(): boolean {
  return document
    .getAnimations()
    .every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY);
}

/** A page may be on its way to the next one while it is asked: an error is an answer only at the end. */
async function poll<T>(ask: () => Promise<T | null>, explain: () => Promise<string>): Promise<T> {
  const endsAt = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask().catch((error: Error) => error);
    if (answer !== null && !(answer instanceof Error)) return answer;
    if (performance.now() > endsAt) throw new Error(await explain(), { cause: answer });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function explain(page: Page, problem: string): Promise<string> {
  const seen = await page
    .evaluate(() => `${location.href}\n${document.body.innerText}`)
    .catch(String);
  return `${page.browser}: ${problem}. On screen at that time:\n${seen}`;
}
