import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const build = join(import.meta.dirname, '../../../scripts/build.mjs');
// A build made under the tests' own NODE_ENV would be one for development, for everybody who finds it.
const { NODE_ENV: _test, ...env } = process.env;
/** Of these very sources, made now if need be: what operators run, and what starts in a fifth of the time. */
const folder = join(readLastLine(execFileSync(process.execPath, [build], { env })), 'api');

export const builtServer = join(folder, 'server.js');
export const builtMeasureWorker = pathToFileURL(join(folder, 'measure-worker.js'));

function readLastLine(output: Buffer): string {
  return output.toString().trimEnd().split('\n').at(-1) ?? '';
}
