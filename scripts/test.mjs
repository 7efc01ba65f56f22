import './checks/require-node.mjs';
import './show-help.mjs';
import { runTests } from './tests/run-tests.mjs';

await runTests({ everything: false });
