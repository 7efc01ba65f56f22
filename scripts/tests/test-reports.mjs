import { existsSync, readFileSync } from 'node:fs';
import { readPlaywrightTimes, readVitestTimes } from './test-times.mjs';

/** What a run reported: how many passed and failed, and how long each took. */
export function readVitestReport(path) {
  const { numPassedTests = 0, numFailedTests = 0 } = read(path);
  return { passed: numPassedTests, failed: numFailedTests, times: readVitestTimes(path) };
}

export function readPlaywrightReport(path) {
  const { expected = 0, unexpected = 0, flaky = 0 } = read(path).stats ?? {};
  // What passes at the second try has failed.
  return { passed: expected, failed: unexpected + flaky, times: readPlaywrightTimes(path) };
}

/** Nothing where the run ended before its report. */
function read(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}
