import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether the system reports that a time service has set its clock. Never without systemd. */
export async function isClockSynchronized(): Promise<boolean> {
  try {
    const { stdout } = await run('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
      timeout: 5000,
    });
    return stdout.trim() === 'yes';
  } catch {
    return false;
  }
}
