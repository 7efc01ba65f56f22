import './require-node.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exitOnSignals, stopWithParent } from './parent.mjs';
import { provideProgram } from './provide-program.mjs';

stopWithParent();
const release = exitOnSignals();
const build = await provideProgram().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
release();
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(join(build, 'api/server.js')).href);
