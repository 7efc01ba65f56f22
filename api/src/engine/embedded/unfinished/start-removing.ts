import type { Housekeeping, HousekeepingOffice } from '@yiqiao/ports/engine';
import { startRounds } from '@yiqiao/ports/start-rounds';
import type { UnfinishedFiles } from './unfinished-files.ts';

const roundMs = 10 * 60_000;

interface RemovingOptions extends HousekeepingOffice {
  readonly vault: Pick<UnfinishedFiles, 'removeOld'>;
  /** The keys of all documents that have a record. */
  readonly readKnown: () => Promise<ReadonlySet<string>>;
}

/** Removes documents that were begun and never finished, once their time is over. */
export function startRemovingUnfinished(options: RemovingOptions): Housekeeping {
  const { vault, readKnown, time, log } = options;

  async function round(): Promise<void> {
    const documents = await vault.removeOld(time.now(), readKnown);
    if (documents > 0) log('info', 'unfinished-removed', { documents });
  }

  return startRounds({
    everyMs: roundMs,
    round,
    onFault: (error) => log('error', 'unfinished-not-removed', { reason: String(error) }),
    after: round(),
  });
}
