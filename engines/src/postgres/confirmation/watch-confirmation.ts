import type { Log } from '@yiqiao/ports/log';
import type { Run } from '../database.ts';
import { describeConfirmation, readConfirmation } from './read-confirmation.ts';

/** Health checks may be frequent, so the database is asked at most this often. */
const lookAgainMs = 10_000;

/**
 * Who confirms acknowledged changes, for the health check. Logged at the start and whenever it changes.
 * @returns a function that resolves to `null` while the database does not answer.
 */
export async function watchConfirmation(run: Run, log: Log): Promise<() => Promise<string | null>> {
  let told: string | null = null;

  async function look(): Promise<string> {
    const confirmation = await readConfirmation(run);
    const { confirmedBy, concern } = confirmation;
    const message = describeConfirmation(confirmation);
    if (message !== told) {
      log(concern === null ? 'info' : 'warn', 'database-confirmation', { confirmedBy, message });
    }
    told = message;
    return confirmedBy;
  }

  await look();
  let known: Promise<string | null> | null = null;
  let knownAt = 0;
  return () => {
    const now = performance.now();
    if (known === null || now - knownAt >= lookAgainMs) {
      knownAt = now;
      known = look().catch(() => null);
    }
    return known;
  };
}
