import { join } from 'node:path';
import { buildIfStale } from '../build.mjs';
import { check } from '../check.mjs';
import { exitCode, repository, toolPath } from '../commands/run-command.mjs';
import { findBrowser, findHeadlessShell } from './browser.mjs';
import { onPath } from './debian.mjs';
import { engines, pgbouncer, provideEngine, swift } from './engines.mjs';
import { provideFaketime } from './faketime.mjs';
import { providePostgres } from './postgres.mjs';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

export const results = join(repository, 'e2e/.results');
const storiesReport = join(results, 'report.json');
const walksReport = join(results, 'whole-walks.json');

/** Files whose tests take long, or make more rounds, in `npm run test:everything`. */
const longTests = [
  '.long.test.',
  'killed-',
  'api/src/uploads/upload-limits',
  'api/test/engine/embedded-engine',
  'api/test/engine/embedded-sequences',
  'api/test/engine/embedded/store-faults',
  'api/test/hostile/hostile-texts',
];

/**
 * A step has a name and `run`, which rejects when the step fails, or resolves to `{ notTested }`, a
 * sentence, when what it needs cannot be had here; where it runs tests, `read` reads their report. The
 * steps of a stage run side by side: where one waits, or has work for one processor only, another continues.
 */
export const stages = [
  [
    { name: 'Static checks', run: check },
    { name: 'Build', run: buildIfStale },
  ],
  [
    {
      name: 'Oldest browsers',
      run: () => mustPass([`${repository}/scripts/checks/check-browsers.mjs`]),
    },
    makeVitestStep('Unit and API tests', 'vitest', (report) => runVitest(report)),
  ],
  [
    {
      name: 'Browser tests',
      run: () => runBrowserTests(),
      read: () => readPlaywrightReport(storiesReport),
    },
  ],
];

/** What takes long, the walks that the browser tests have a sample of, and what needs more than Node and one browser. */
export const furtherStages = [
  [
    makeVitestStep('Long tests', 'long', (report) =>
      runVitest(report, longTests, { LONG_TESTS: '1' }),
    ),
    makeVitestStep(`Documents in ${swift.name}`, swift.id, testSwift),
  ],
  [
    {
      name: 'Whole walks in the browser',
      run: () => runBrowserTests({ E2E_WHOLE_WALKS: '1' }),
      read: () => readPlaywrightReport(walksReport),
    },
  ],
  [
    ...engines.map((engine) =>
      makeVitestStep(`Main stories in ${engine.name}`, engine.id, (report) =>
        testEngine(engine, report),
      ),
    ),
    makeVitestStep('A document through faults in Chromium', 'chromium', testFaultsInChromium),
  ],
  [makeVitestStep('PostgreSQL', 'postgres', testPostgres)],
  // Minutes for each round, which half an hour has no room for: `ROUNDS=1 npm run test:everything`.
  ...(process.env.ROUNDS === undefined
    ? []
    : [[makeVitestStep('Three processes behind nginx', 'rounds', testRounds)]]),
];

/** @param run gets the path of the report that it is to write. */
function makeVitestStep(name, id, run) {
  const report = join(results, `${id}.json`);
  return { name, run: () => run(report), read: () => readVitestReport(report) };
}

async function testPostgres(report) {
  const programs = providePostgres();
  if (programs === null) return notThere({ name: 'the engine on PostgreSQL' });
  const pooler = provideEngine(pgbouncer);
  const env = { POSTGRES_BIN: programs, PGBOUNCER_PATH: pooler ?? undefined, LONG_TESTS: '1' };
  await runVitest(report, ['api/test/engine/postgres', 'api/test/engine/moving'], env);
  if (pooler === null) return notThere(pgbouncer);
}

async function testRounds(report) {
  const programs = providePostgres();
  if (programs === null || provideEngine(swift) === null || onPath('nginx') === null) {
    return { notTested: 'three processes behind nginx (PostgreSQL, Swift or nginx is missing)' };
  }
  const env = { POSTGRES_BIN: programs, SWIFT_TESTS: '1', LONG_TESTS: '1' };
  await runVitest(report, ['api/test/engine/rounds'], env);
}

async function testSwift(report) {
  if (provideEngine(swift) === null) return notThere(swift);
  await runVitest(report, ['api/test/engine/s3/swift'], { SWIFT_TESTS: '1' });
}

async function testEngine(engine, report) {
  const path = provideEngine(engine);
  if (path === null) return notThere(engine);
  // Half an hour has room for one browser on two servers: Chromium.
  const alone = process.env.FAULTS === undefined ? { POSTGRES_BIN: '' } : {};
  return runStories({ ENGINE: engine.id, ENGINE_PATH: path, ...alone }, report);
}

/** What else there is in Chromium, the browser tests have already shown. */
async function testFaultsInChromium(report) {
  const path = findHeadlessShell() ?? (await findBrowser());
  return runStories({ ENGINE: 'chromium', ENGINE_PATH: path }, report, ['pieces.story']);
}

async function runStories(engine, report, names = []) {
  const programs = providePostgres();
  const faketime = provideFaketime();
  const env = { POSTGRES_BIN: programs ?? '', FAKETIME_LIBRARY: faketime ?? '', ...engine };
  await runVitest(report, ['--config', 'e2e/engines/vitest.config.ts', ...names], env);
  const missing = [
    ...(programs === null ? ['two servers, since PostgreSQL is missing'] : []),
    ...(faketime === null ? ['servers whose clock jumps, since libfaketime is missing'] : []),
  ];
  if (missing.length > 0)
    return { notTested: `a document on its way to ${missing.join(', or to ')}` };
}

function notThere({ name }) {
  return { notTested: `${name} (not installed and cannot be installed here)` };
}

function runVitest(report, args = [], moreEnv = {}) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // Beside another step no lines may be drawn anew.
  const env = { ...process.env, CI: '1', ...moreEnv };
  return mustPass([toolPath('vitest/vitest.mjs'), 'run', ...args, ...reporters], { env });
}

async function runBrowserTests(moreEnv = {}) {
  const CHROME_PATH = await findBrowser();
  const HEADLESS_SHELL_PATH = findHeadlessShell() ?? '';
  const browsers = { CHROME_PATH, HEADLESS_SHELL_PATH, PLAYWRIGHT_FORCE_TTY: '0' };
  const env = { ...process.env, ...browsers, ...moreEnv };
  await mustPass([toolPath('@playwright/test/cli.js'), 'test', '-c', 'e2e'], { env });
}

async function mustPass(args, options) {
  const code = await exitCode(process.execPath, args, options);
  if (code !== 0) throw new Error(`ended with exit code ${code}.`);
}
