import type { LaunchOptions } from '@playwright/test';

const { CHROME_PATH, HEADLESS_SHELL_PATH } = process.env;

/** Chromium as people have it. */
export const wholeBrowser = launch(CHROME_PATH);

/** The build of Chromium without any window where there is one: a story takes it two thirds of the time. */
export const storyBrowser = launch(HEADLESS_SHELL_PATH || CHROME_PATH);

function launch(executablePath: string | undefined): LaunchOptions {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
