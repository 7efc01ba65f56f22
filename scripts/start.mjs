import './checks/require-node.mjs';
import './show-help.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitOnSignals, stopWithParent } from './commands/parent.mjs';
import { endWithSentence } from './commands/run-command.mjs';
import { provideProgram } from './provide-program.mjs';

stopWithParent();
const release = exitOnSignals();
const build = await provideProgram().catch(endWithSentence);
release();
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(build, 'api/server.js')).href);
