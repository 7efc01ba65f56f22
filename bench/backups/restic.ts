import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { S3Settings } from '@yiqiao/engines/s3/s3-settings';

const execute = promisify(execFile);

/**
 * restic with a repository in Swift. Through Swift's own interface: restic's requests for S3 need chunked signatures,
 * which Swift does not know.
 */
export function createRestic(
  { endpoint, accessKeyId, secretAccessKey }: S3Settings,
  cacheFolder: string,
) {
  const env = {
    ...process.env,
    RESTIC_REPOSITORY: 'swift:restic:/',
    RESTIC_PASSWORD: 'bench',
    RESTIC_CACHE_DIR: cacheFolder,
    ST_AUTH: `${endpoint}/auth/v1.0`,
    ST_USER: accessKeyId,
    ST_KEY: secretAccessKey,
  };
  const run = (...args: readonly string[]) => execute('restic', ['--quiet', ...args], { env });
  /** Swift's servers come up one after another, and restic does not wait for them. */
  async function init(tries = 10): Promise<void> {
    try {
      await run('init');
    } catch (error) {
      if (tries === 1) throw error;
      await pause(2000);
      await init(tries - 1);
    }
  }
  return { run, init: () => init() };
}
