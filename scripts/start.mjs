import './require-node.mjs';
import './show-help.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitOnSignals, stopWithParent } from './parent.mjs';
import { provideProgram } from './provide-program.mjs';
import { endWithSentence } from './run-command.mjs';

stopWithParent();
const release = exitOnSignals();
const build = await provideProgram().catch(endWithSentence);
release();
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(build, 'api/server.js')).href);
