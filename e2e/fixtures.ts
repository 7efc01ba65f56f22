import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { createProduct, type Product, password, username } from './product.ts';

export const expect = baseExpect;

export interface TestFixtures {
  /** Messages a test expects on the console; anything else of level error fails it. */
  readonly allowedConsoleErrors: RegExp[];
  readonly failOnConsoleError: undefined;
  /** A built product for this story alone, to be stopped, started and broken. */
  readonly ownProduct: Product;
}

export interface WorkerFixtures {
  /** The built product, one per worker: tests share its submissions, so each names its own. */
  readonly product: Product;
}

/** `test` of every story: runs against the built product and fails on any console error. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const product = await createProduct();
      await product.start();
      await use(product);
      await product.discard();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.origin);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  allowedConsoleErrors: async ({}, use) => {
    await use([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  ownProduct: async ({}, use) => {
    const product = await createProduct();
    await product.start();
    await use(product);
    await product.discard();
  },
  failOnConsoleError: [
    async ({ context, allowedConsoleErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error')
          errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      await use(undefined);
      const unexpected = errors.filter((text) => !allowedConsoleErrors.some((re) => re.test(text)));
      expect(unexpected, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens the console with a session of its own; stories about logging in use `logIn`. */
export async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/api/admin/login', { data: { username, password } });
  expect(answer.status()).toBe(200);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
}

/** Logs in as the office does, through the login page. */
export async function logIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly {
    readonly target: readonly string[];
    readonly failureSummary: string;
  }[];
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What another color scheme can break. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** Expects no violation of WCAG 2.2 A or AA in light colors, and none of its rules of color in dark ones. */
export async function checkInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkAccessibility(page, rulesOfColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await checkAccessibility(page);
}

/** The same on a phone and on a desktop; ends at the larger size, which the story continues with. */
export async function checkAtBothSizes(page: Page): Promise<void> {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await checkInBothSchemes(page);
  }
}

/** By how much the page can be scrolled sideways. Not from innerWidth: a phone's grows with whatever sticks out. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Runs axe over the page as it is now and expects no violation of WCAG 2.2 A or AA. */
export async function checkAccessibility(page: Page, rules = everyRule): Promise<void> {
  await page.evaluate(waitForAnimations);
  // Evaluated through the debugger, which a strict content security policy does not stop.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const options = JSON.stringify({ runOnly: rules, resultTypes: ['violations'] });
  const violations = await page.evaluate<AxeViolation[]>(
    `window.axe.run(document, ${options}).then((found) => found.violations)`,
  );
  const findings = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')}: ${node.failureSummary}`).join('\n')}`,
  );
  expect(findings, `axe on ${page.url()}`).toEqual([]);
}

/** What is half faded in has half its contrast. An animation without end is not waited for. */
async function waitForAnimations(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
