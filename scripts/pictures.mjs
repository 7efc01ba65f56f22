import './require-node.mjs';
import { findBrowser } from './browser.mjs';
import { buildIfStale } from './build.mjs';
import { installIfStale } from './install.mjs';
import { repository, runCommand, toolPath } from './run-command.mjs';

await installIfStale();
await buildIfStale();
await runCommand(
  process.execPath,
  [toolPath('tsx/dist/cli.mjs'), `${repository}/e2e/pictures.ts`],
  {
    env: { ...process.env, CHROME_PATH: await findBrowser() },
  },
);
