import './checks/require-node.mjs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { endWithSentence, repository } from './commands/run-command.mjs';
import { installIfStale } from './install.mjs';
import { runWithBrowser } from './tests/browser.mjs';

const folder = join(repository, 'bench');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
const [name, ...args] = process.argv.slice(2);

if (!names.includes(name ?? '')) {
  const isHelpWanted = name === '--help' || name === '-h';
  const print = isHelpWanted ? console.info : console.error;
  print(`Usage: npm run bench -- <${names.join(' | ')}> [arguments]`);
  process.exit(isHelpWanted ? 0 : 1);
}

await installIfStale();
await installIfStale(folder);
await buildIfStale().catch(endWithSentence);
await runWithBrowser(join(folder, `${name}.ts`), ...args).catch(endWithSentence);
