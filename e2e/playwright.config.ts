import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { storyBrowser } from './browsers.ts';
import { everythingOnly } from './sample.ts';

/** The walks that `npm test` has a sample of are left out, or run alone. */
const isWhole = process.env.E2E_WHOLE_WALKS === '1';
const wholeWalks = new RegExp(everythingOnly);

export default defineConfig({
  testDir: '.',
  outputDir: '.results/artifacts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  ...(isWhole ? { grep: wholeWalks } : { grepInvert: wholeWalks }),
  // A story waits for the browser a quarter of its time: another one has the processor then.
  workers: Number(process.env.E2E_WORKERS ?? availableParallelism() + 1),
  // A busy machine is slow; that is no fault of the product.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `.results/${isWhole ? 'whole-walks' : 'report'}.json` }],
  ],
  use: {
    // The service worker and the site's own scripts must meet the same policies as for a visitor.
    bypassCSP: false,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    screenshot: 'only-on-failure',
    launchOptions: storyBrowser,
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /phone\.spec\.ts$/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: /phone\.spec\.ts$/,
      use: { ...devices['iPhone 13'], browserName: 'chromium' },
    },
  ],
});
