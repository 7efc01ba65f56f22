import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a part of a benchmark, named by its path in `bench/`, in a process of its own. @returns what it printed. */
export async function runPart(
  part: string,
  ...args: readonly (string | number)[]
): Promise<string> {
  const file = join(import.meta.dirname, '..', part);
  const { stdout } = await run(process.execPath, ['--import', 'tsx', file, ...args.map(String)]);
  return stdout.trim();
}
