import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeProblem } from './check-node.mjs';

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}

const { installIfStale } = await import('./install.mjs');
const { buildIfStale } = await import('./build.mjs');
await installIfStale();
const build = await buildIfStale();
await import(pathToFileURL(join(build, 'api/operate.js')).href);
