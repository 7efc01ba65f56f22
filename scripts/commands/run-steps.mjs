import { listSlowest } from '../tests/test-times.mjs';

/**
 * Runs every stage, also behind one that failed, and says at the very end how it went. The steps of a
 * stage run side by side.
 * @returns whether everything that could run has passed.
 */
export async function runSteps(stages) {
  const outcomes = [];
  for (const stage of stages) {
    console.info(`\n${stage.map(({ name }) => name).join(', ')}`);
    outcomes.push(...(await Promise.all(stage.map(runStep))));
  }

  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  const slowest = listSlowest(outcomes.flatMap(({ times }) => times));
  console.info(`\nThe ten slowest:\n${slowest.join('\n')}\n`);
  for (const { problem } of outcomes) if (problem) console.error(problem);
  for (const { notTested } of outcomes) if (notTested) console.info(`Not tested: ${notTested}`);
  console.info(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

/** A step that fails without a failed test in its report counts as one that failed: the last line must say so. */
async function runStep({ name, run, read }) {
  let notTested;
  let problem;
  try {
    ({ notTested } = (await run()) ?? {});
  } catch (error) {
    problem = `${name}: ${error.message}`;
  }
  const { passed, failed, times } = read?.() ?? { passed: 0, failed: 0, times: [] };
  return { notTested, problem, passed, failed: problem ? Math.max(failed, 1) : failed, times };
}
