import './require-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { provideProgram } from './provide-program.mjs';
import { endWithSentence } from './run-command.mjs';

const build = await provideProgram().catch(endWithSentence);
await import(pathToFileURL(join(build, 'api/operate.js')).href);
