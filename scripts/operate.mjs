import './require-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { provideProgram } from './provide-program.mjs';

await import(pathToFileURL(join(await provideProgram(), 'api/operate.js')).href);
