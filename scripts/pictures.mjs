import './checks/require-node.mjs';
import './show-help.mjs';
import { buildIfStale } from './build.mjs';
import { endWithSentence, repository } from './commands/run-command.mjs';
import { installIfStale } from './install.mjs';
import { runWithBrowser } from './tests/browser.mjs';

await installIfStale().catch(endWithSentence);
await buildIfStale().catch(endWithSentence);
await runWithBrowser(`${repository}/e2e/pictures.ts`).catch(endWithSentence);
