import { mkdirSync, rmSync } from 'node:fs';
import { exitOnSignals, stopWithParent } from '../commands/parent.mjs';

/** Installs what is missing, runs the stages of `npm test`, or of everything, and sets the exit code. */
export async function runTests({ everything }) {
  stopWithParent();
  exitOnSignals();

  const { installIfStale } = await import('../install.mjs');
  await installIfStale();

  const { runSteps } = await import('../commands/run-steps.mjs');
  const { furtherStages, results, stages } = await import('./test-steps.mjs');
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const hasPassed = await runSteps(everything ? [...stages, ...furtherStages] : stages);
  process.exitCode = hasPassed ? 0 : 1;
}
