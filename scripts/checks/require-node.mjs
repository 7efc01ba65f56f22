// Imported before everything else by whatever a person may start: an older Node gets one sentence, not
// a stack. So what is imported here, and beside it, has to be readable for an older Node.
import { nodeProblem } from './check-node.mjs';

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}
