import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { nodeProblem } from './check-node.mjs';
import { exitOnSignals, stopWithParent } from './parent.mjs';

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}

stopWithParent();
const release = exitOnSignals();
let build;
try {
  const { installIfStale } = await import('./install.mjs');
  const { buildIfStale } = await import('./build.mjs');
  const { markInUse } = await import('./builds.mjs');
  await installIfStale();
  build = await buildIfStale();
  markInUse(build);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
release();
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(build, 'api/server.js')).href);
