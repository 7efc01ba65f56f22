import { nodeProblem } from './check-node.mjs';

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}

const { installIfStale } = await import('./install.mjs');
const { buildIfStale } = await import('./build.mjs');
await installIfStale();
await buildIfStale();
await import('../api/dist/operate.js');
