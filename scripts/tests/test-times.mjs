import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { repository } from '../commands/run-command.mjs';

/** How long each test of a vitest report took: `{ name, ms }`. */
export function readVitestTimes(path) {
  return read(path, 'testResults').flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(repository, file)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  );
}

/** The same of a Playwright report, whose suites contain suites. */
export function readPlaywrightTimes(path) {
  return read(path, 'suites').flatMap(timesOfSuite);
}

function timesOfSuite({ file, specs = [], suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }) => ({
        name: `e2e/${file}: ${title} (${projectName})`,
        ms: duration,
      })),
    ),
  );
  return [...own, ...suites.flatMap(timesOfSuite)];
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
