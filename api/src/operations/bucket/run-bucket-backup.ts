import { hostname } from 'node:os';
import type { BackupSettings } from '../../settings/backup-settings.ts';
import type { CommandSurroundings } from '../command-surroundings.ts';
import { OperationError } from '../operation-error.ts';
import { formatBytes, formatCount } from '../print.ts';
import { explainObstacle } from './backup-obstacle.ts';
import { makeRound } from './make-round.ts';
import { openPlace } from './place.ts';
import { emptyMemory } from './place-memory.ts';

/** One round, as the server makes them. @returns the exit code: 2 when something needs a person. */
export async function runBucketBackup(
  backup: BackupSettings,
  { settings, home, print }: Pick<CommandSurroundings, 'settings' | 'home' | 'print'>,
): Promise<number> {
  const { dataFolder, uploadsFolder } = settings;
  const place = openPlace(backup);
  const { everyMs } = backup;
  const host = hostname();
  try {
    const { made, removed, problems } = await makeRound(
      { place, dataFolder, uploadsFolder, settingsFolder: home, host, everyMs },
      emptyMemory(),
    );
    if (made !== null) {
      print(
        `${formatCount(made.quotes, 'submission')} and ${formatCount(made.documents, 'document')}, ` +
          `${made.newDocuments} of them new, backed up to ${backup.to}: ${formatBytes(made.sentBytes)} sent.`,
      );
    }
    if (removed > 0) print(`Removed from the bucket: ${formatCount(removed, 'object')}.`);
    for (const problem of problems) print(`PROBLEM  ${problem}`);
    return problems.length === 0 ? 0 : 2;
  } catch (error) {
    const obstacle = explainObstacle(error, backup);
    if (obstacle === null) throw error;
    throw new OperationError(`${obstacle.what}. ${obstacle.remedy}.`, { cause: error });
  } finally {
    place.close();
  }
}
