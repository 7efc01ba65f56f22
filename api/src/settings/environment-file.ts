import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { errorCode } from '@yiqiao/ports/faults/error-code';

/** The variables of an `.env` file; none if there is no such file. */
export function readEnvironmentFile(path: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return {};
    throw error;
  }
}
