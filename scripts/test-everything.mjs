import './require-node.mjs';
import './show-help.mjs';
import { runTests } from './run-tests.mjs';

await runTests({ everything: true });
