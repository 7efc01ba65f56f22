import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { repository, runCommand, toolPath } from '../commands/run-command.mjs';
import { installPackages, onPath } from './debian.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const debianPackages = ['chromium', 'fonts-noto-cjk', 'fonts-liberation'];
const headlessShell = 'chromium-headless-shell';

/**
 * Path of a Chromium for the browser tests: the one named by CHROME_PATH, one on this machine, or
 * one that is installed now.
 */
export async function findBrowser() {
  return (
    findInstalled() ??
    (installPackages(debianPackages) ? findInstalled() : null) ??
    (await installWithPlaywright())
  );
}

/**
 * Path of Debian's Chromium without any window, installed now if need be, or `null`. It is another
 * package, so only who has its sibling from there can have it, and whoever named a browser wants that one.
 */
export function findHeadlessShell() {
  if (process.env.CHROME_PATH || onPath('chromium') !== '/usr/bin/chromium') return null;
  return onPath(headlessShell) ?? (installPackages([headlessShell]) ? onPath(headlessShell) : null);
}

/** Runs a TypeScript program that starts the browser of CHROME_PATH. */
export async function runWithBrowser(...args) {
  const env = { ...process.env, CHROME_PATH: await findBrowser() };
  await runCommand(process.execPath, [toolPath('tsx/dist/cli.mjs'), ...args], { env });
}

function findInstalled() {
  const candidates = [
    process.env.CHROME_PATH,
    ...names.map(onPath),
    ...places,
    playwrightBrowser(),
  ];
  return candidates.find((path) => path && existsSync(path) && runs(path)) ?? null;
}

function runs(path) {
  // Chrome for Windows answers --version by opening a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function playwrightBrowser() {
  return createRequire(`${repository}/package.json`)('@playwright/test').chromium.executablePath();
}

async function installWithPlaywright() {
  await runCommand(process.execPath, [toolPath('@playwright/test/cli.js'), 'install', 'chromium']);
  return playwrightBrowser();
}
