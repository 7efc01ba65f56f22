import { listSlowest } from '../tests/test-times.mjs';

/**
 * Runs every stage, also behind one that failed, and says at the very end how it went. The steps of a
 * stage run side by side.
 * @returns whether everything that could run has passed.
 */
export async function runSteps(stages) {
  const problems = [];
  const notTested = [];
  for (const stage of stages) {
    console.info(`\n${stage.map(({ name }) => name).join(', ')}`);
    for (const { problem, untested } of await Promise.all(stage.map(runStep))) {
      if (problem) problems.push(problem);
      if (untested) notTested.push(untested);
    }
  }

  const reports = stages.flat().flatMap(({ read }) => read?.() ?? []);
  const passed = reports.reduce((sum, report) => sum + report.passed, 0);
  const failed = reports.reduce((sum, report) => sum + report.failed, 0);
  const slowest = listSlowest(reports.flatMap(({ times }) => times));
  console.info(`\nThe ten slowest:\n${slowest.join('\n')}\n`);
  for (const text of problems) console.error(text);
  for (const text of notTested) console.info(`Not tested: ${text}`);
  console.info(`${passed} passed, ${failed} failed`);
  return problems.length === 0 && failed === 0 && passed > 0;
}

async function runStep({ name, run }) {
  try {
    const outcome = await run();
    return { untested: outcome?.notTested };
  } catch (error) {
    return { problem: `${name}: ${error.message}` };
  }
}
