import './checks/require-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithSentence } from './commands/run-command.mjs';
import { provideProgram } from './provide-program.mjs';

const build = await provideProgram().catch(endWithSentence);
await import(pathToFileURL(join(build, 'api/operate.js')).href);
