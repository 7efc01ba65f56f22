import { listSlowest } from '../tests/test-times.mjs';

/**
 * Runs every step, also behind one that failed, and says at the very end how it went.
 * @returns whether everything that could run has passed.
 */
export async function runSteps(steps) {
  const problems = [];
  const notTested = [];
  for (const { name, run } of steps) {
    console.info(`\n${name}`);
    try {
      const outcome = await run();
      if (outcome?.notTested) notTested.push(outcome.notTested);
    } catch (error) {
      problems.push(`${name}: ${error.message}`);
    }
  }

  const reports = steps.flatMap(({ read }) => read?.() ?? []);
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failed = reports.reduce((sum, report) => sum + report.failed, 0);
  const slowest = listSlowest(reports.flatMap(({ times }) => times));
  console.info(`\nThe ten slowest:\n${slowest.join('\n')}\n`);
  for (const text of problems) console.error(text);
  for (const text of notTested) console.info(`Not tested: ${text}`);
  console.info(`${passed} passed, ${failed} failed`);
  return problems.length === 0 && failed === 0 && passed > 0;
}
