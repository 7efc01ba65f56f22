import { listFailures, listSlowest } from '../tests/test-reports.mjs';

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
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const slowest = listSlowest(outcomes.flatMap(({ times }) => times));
  console.info(`\nThe ten slowest:\n${slowest.join('\n')}\n`);
  if (failures.length > 0) console.error(`Failed:\n${listFailures(failures).join('\n')}\n`);
  for (const { notTested } of outcomes) if (notTested) console.info(`Not tested: ${notTested}`);
  console.info(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0;
}

const nothing = { passed: 0, failures: [], times: [] };

/** A step that fails without a failed test in its report is a failure itself: the last line must say so. */
async function runStep({ name, run, read }) {
  let notTested;
  let problem;
  try {
    ({ notTested } = (await run()) ?? {});
  } catch (error) {
    problem = error.message;
  }
  const { passed, failures, times } = read?.() ?? nothing;
  const hasFailedItself = problem !== undefined && failures.length === 0;
  return {
    notTested,
    passed,
    failures: hasFailedItself ? [{ name, reason: problem }] : failures,
    times,
  };
}
