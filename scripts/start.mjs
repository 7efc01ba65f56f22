import { nodeProblem } from './check-node.mjs';
import { exitOnSignals, stopWithParent } from './parent.mjs';

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}

stopWithParent();
const release = exitOnSignals();
try {
  const { installIfStale } = await import('./install.mjs');
  const { buildIfStale } = await import('./build.mjs');
  await installIfStale();
  await buildIfStale();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
release();
process.env.NODE_ENV ??= 'production';
await import('../api/dist/server.js');
