import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { repository, runCommand, toolPath } from './run-command.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const debianPackages = ['chromium', 'fonts-noto-cjk', 'fonts-liberation'];

/**
 * Path of a Chromium for the browser tests: the one named by CHROME_PATH, one on this machine, or
 * one that is installed now.
 */
export async function findBrowser() {
  return (
    findInstalled() ??
    (canUseApt() ? await installWithApt() : null) ??
    (await installWithPlaywright())
  );
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

function onPath(name) {
  const command = process.platform === 'win32' ? 'where' : 'which';
  const { status, stdout } = spawnSync(command, [name], { encoding: 'utf8' });
  return status === 0 ? stdout.split(/\r?\n/)[0] : null;
}

function runs(path) {
  // Chrome for Windows answers --version by opening a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function playwrightBrowser() {
  return createRequire(`${repository}/package.json`)('@playwright/test').chromium.executablePath();
}

function canUseApt() {
  return process.getuid?.() === 0 && onPath('apt-get') !== null;
}

async function installWithApt() {
  console.info(`Installing ${debianPackages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...debianPackages],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env,
      },
    );
  } catch {
    return null;
  }
  return findInstalled();
}

async function installWithPlaywright() {
  await runCommand(process.execPath, [toolPath('@playwright/test/cli.js'), 'install', 'chromium']);
  return playwrightBrowser();
}
