import './require-node.mjs';
import './show-help.mjs';
import { pathToFileURL } from 'node:url';
import { installIfStale } from './install.mjs';
import { endWithSentence, runCommand, toolPath } from './run-command.mjs';

/** Types, lint, format, import borders, dead code and the lock file. Writes nothing. */
export async function check() {
  await run('scripts/check-lock.mjs');
  await run(toolPath('typescript/bin/tsc'), '-b');
  await run(toolPath('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.');
  await run(toolPath('knip/bin/knip.js'), '--no-progress');
}

function run(...args) {
  return runCommand(process.execPath, args);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await installIfStale();
  await check().catch(endWithSentence);
}
