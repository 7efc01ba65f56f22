import './require-node.mjs';
import './show-help.mjs';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exitOnSignals, stopWithParent } from './parent.mjs';

stopWithParent();
exitOnSignals();

const { installIfStale } = await import('./install.mjs');
await installIfStale();

const { check } = await import('./check.mjs');
const { buildIfStale } = await import('./build.mjs');
const { findBrowser } = await import('./browser.mjs');
const { exitCode, repository, toolPath } = await import('./run-command.mjs');
const { listSlowest, readPlaywrightTimes, readVitestTimes } = await import('./test-times.mjs');

const results = join(repository, 'e2e/.results');
const vitestReport = join(results, 'vitest.json');
const playwrightReport = join(results, 'report.json');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const problems = [];
await attempt('Static checks', check);
await attempt('Build', buildIfStale);
await attempt('Oldest browsers', checkBuilt);
await attempt('Unit and API tests', runUnitTests);
await attempt('Browser tests', runBrowserTests);

const counts = [countVitest(), countPlaywright()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
const slowest = listSlowest([
  ...readVitestTimes(vitestReport),
  ...readPlaywrightTimes(playwrightReport),
]);
console.info(`\nThe ten slowest:\n${slowest.join('\n')}\n`);
for (const text of problems) console.error(text);
console.info(`${passed} passed, ${failed} failed`);
process.exitCode = problems.length === 0 && failed === 0 && passed > 0 ? 0 : 1;

async function attempt(name, run) {
  console.info(`\n${name}`);
  try {
    await run();
  } catch (error) {
    problems.push(`${name}: ${error.message}`);
  }
}

async function checkBuilt() {
  await mustPass([`${repository}/scripts/check-browsers.mjs`]);
}

async function runUnitTests() {
  await mustPass([
    toolPath('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ]);
}

async function runBrowserTests() {
  const env = { ...process.env, CHROME_PATH: await findBrowser() };
  await mustPass([toolPath('@playwright/test/cli.js'), 'test', '-c', 'e2e'], { env });
}

async function mustPass(args, options) {
  const code = await exitCode(process.execPath, args, options);
  if (code !== 0) throw new Error(`ended with exit code ${code}.`);
}

function countVitest() {
  const report = readReport(vitestReport);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function countPlaywright() {
  const stats = readReport(playwrightReport)?.stats;
  // What passes at the second try has failed.
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
