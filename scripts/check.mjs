import './checks/require-node.mjs';
import './show-help.mjs';
import { pathToFileURL } from 'node:url';
import { endWithSentence, runCommand, toolPath } from './commands/run-command.mjs';
import { installIfStale } from './install.mjs';

/** Types, lint, format, import borders and floors, dead code and the lock file, side by side. Writes nothing. */
export async function check() {
  const checks = [
    run('scripts/checks/check-lock.mjs'),
    run('scripts/checks/check-floors.mjs'),
    run(toolPath('typescript/bin/tsc'), '-b'),
    run(toolPath('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'),
    run(toolPath('knip/bin/knip.js'), '--no-progress'),
  ];
  const outcomes = await Promise.allSettled(checks);
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

function run(...args) {
  return runCommand(process.execPath, args);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await installIfStale();
  await check().catch(endWithSentence);
}
