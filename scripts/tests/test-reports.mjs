import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repository } from '../commands/run-command.mjs';

/**
 * What a vitest run reported: how many tests passed, which failed and why, and how long each took.
 * @returns `{ passed, failures: [{ name, reason }], times: [{ name, ms }] }`.
 */
export function readVitestReport(path) {
  const files = read(path, 'testResults');
  return summarize(files.flatMap(testsOfFile));
}

function testsOfFile({ name, status, message, assertionResults }) {
  const file = relative(repository, name);
  const tests = assertionResults.map((test) => ({
    name: `${file}: ${test.fullName}`,
    outcome: test.status,
    ms: test.duration ?? 0,
    reason: test.failureMessages?.[0] ?? '',
  }));
  // A file that cannot be loaded, or whose tests cannot be prepared, has failed without a failed test.
  const hasFailedAlone = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
  if (hasFailedAlone) tests.push({ name: file, outcome: 'failed', ms: 0, reason: message ?? '' });
  return tests;
}

/** The same of a Playwright run. What passes at the second try has failed. */
export function readPlaywrightReport(path) {
  return summarize(read(path, 'suites').flatMap(storiesOfSuite));
}

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'failed' };

/** Suites contain suites. */
function storiesOfSuite({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `e2e/${file}: ${title} (${projectName})`,
      outcome: outcomes[status],
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      // A test that took too long says only in its second error what it waited for.
      reason: (results[0]?.errors ?? []).map(({ message }) => message).join('\n'),
    })),
  );
  return [...own, ...suites.flatMap(storiesOfSuite)];
}

function summarize(tests) {
  return {
    passed: tests.filter(({ outcome }) => outcome === 'passed').length,
    failures: tests
      .filter(({ outcome }) => outcome === 'failed')
      .map(({ name, reason }) => ({ name, reason: stripVTControlCharacters(reason) })),
    times: tests.map(({ name, ms }) => ({ name, ms })),
  };
}

const reasonLines = 12;

/** Each failed test with the first lines of its reason: a log is often read from its end. */
export function listFailures(failures) {
  return failures.flatMap(({ name, reason }) => [
    name,
    ...reason.split('\n', reasonLines).map((line) => `    ${line}`),
  ]);
}

/** The ten that took longest, as lines of a table. */
export function listSlowest(times) {
  return times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

/** Nothing where the run ended before its report. */
function read(path, list) {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8'))[list] ?? []) : [];
}
