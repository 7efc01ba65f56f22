import { resolve } from 'node:path';
import { type BackupResult, makeBackup } from './backup/make-backup.ts';
import { isInBucket, requirePlace } from './bucket/named-place.ts';
import { type CommandOptions, usageOf } from './command-line.ts';
import type { CommandSurroundings } from './command-surroundings.ts';
import { OperationError } from './operation-error.ts';
import { formatBytes, formatCount } from './print.ts';
import { refuseDatabase } from './refuse-database.ts';

/**
 * 0: complete. 2: made, but something needs a person. 1, by an exception: not made. So a script that copies backups
 * elsewhere can run after 0 and 2.
 */
export async function runBackup(
  { to, keep, 'dry-run': isDryRun = false }: CommandOptions,
  { settings, home, workingFolder, now, print }: CommandSurroundings,
): Promise<number> {
  refuseDatabase(settings);
  if (to !== undefined && isInBucket(to)) {
    if (keep !== undefined || isDryRun) throw onlyForFolders();
    const { runBucketBackup } = await import('./bucket/run-bucket-backup.ts');
    return runBucketBackup(requirePlace(settings, to), { settings, home, print });
  }
  const { dataFolder, uploadsFolder } = settings;
  const backupsFolder =
    to === undefined ? resolve(dataFolder, 'backups') : resolve(workingFolder, to);
  const result = await makeBackup({
    dataFolder,
    uploadsFolder,
    backupsFolder,
    settingsFolder: home,
    now,
    isDryRun,
    keep: readKeep(keep),
    print,
  });
  print(describeBackup(result, isDryRun));
  if (result.pruned > 0) {
    print(
      `Removed from backups, because deleted since: ${formatCount(result.pruned, 'document')}.`,
    );
  }
  if (result.forgotten > 0) {
    print(
      `Taken out of backups, because erased since: ${formatCount(result.forgotten, 'submission')}.`,
    );
  }
  if (result.removed > 0) print(`Removed by --keep: ${formatCount(result.removed, 'old backup')}.`);
  for (const problem of result.problems) print(`PROBLEM  ${problem}`);
  return result.problems.length === 0 ? 0 : 2;
}

function describeBackup(result: BackupResult, isDryRun: boolean): string {
  const { quotes, documents, bytes, copiedFiles, copiedBytes, archive } = result;
  const what = `${formatCount(quotes, 'submission')} and ${formatCount(documents, 'document')} (${formatBytes(bytes)})`;
  const fresh = `${copiedFiles} of them new (${formatBytes(copiedBytes)})`;
  return isDryRun
    ? `${what}, ${fresh}, can be backed up. Nothing was written.`
    : `${what}, ${fresh}, backed up to ${archive}`;
}

function onlyForFolders(): OperationError {
  return new OperationError(
    `--keep and --dry-run are for backups in a folder.\n${usageOf(['backup'])}`,
  );
}

/** @throws OperationError when it is not a number of backups. */
function readKeep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new OperationError(`--keep must be a whole number from 1 to 9999.\n${usageOf(['backup'])}`);
}
