import './checks/require-node.mjs';
import './show-help.mjs';
import { buildIfStale } from './build.mjs';
import { endWithSentence, repository, runCommand, toolPath } from './commands/run-command.mjs';
import { installIfStale } from './install.mjs';
import { findBrowser } from './tests/browser.mjs';

await installIfStale();
await buildIfStale().catch(endWithSentence);
await runCommand(
  process.execPath,
  [toolPath('tsx/dist/cli.mjs'), `${repository}/e2e/pictures.ts`],
  {
    env: { ...process.env, CHROME_PATH: await findBrowser() },
  },
).catch(endWithSentence);
