// Imported before everything else by every script that a person may start, so that an older Node gets one sentence
// instead of a stack trace. It must be able to parse all that is imported here, or by the importer along with this file.
import { nodeProblem } from './check-node.mjs';

const problem = nodeProblem();
if (problem) {
  console.error(problem);
  process.exit(1);
}
