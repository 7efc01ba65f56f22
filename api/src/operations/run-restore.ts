import { resolve } from 'node:path';
import { type RestoreResult, restoreBackup } from './backup/restore-backup.ts';
import { isInBucket, requirePlace } from './bucket/named-place.ts';
import { type CommandOptions, usageOf } from './command-line.ts';
import type { CommandSurroundings } from './command-surroundings.ts';
import { OperationError } from './operation-error.ts';
import { formatCount, type Print } from './print.ts';
import { refuseDatabase } from './refuse-database.ts';

/** @returns the exit code 0, or throws. */
export async function runRestore(
  archive: string | undefined,
  { at, 'dry-run': isDryRun = false }: CommandOptions,
  { settings, workingFolder, now, print }: CommandSurroundings,
): Promise<number> {
  refuseDatabase(settings);
  if (archive === undefined) throw new OperationError(`Which backup?\n${usageOf(['restore'])}`);
  const { dataFolder, uploadsFolder } = settings;
  const options = { dataFolder, uploadsFolder, now, rules: settings.kept, isDryRun };
  if (isInBucket(archive)) {
    const backup = requirePlace(settings, archive);
    const before = readMomentOf(at);
    const onProgress = createProgress(print);
    const { restoreFromBucket } = await import('./bucket/restore-from-bucket.ts');
    const found = await restoreFromBucket({ ...options, backup, before, onProgress });
    print(`The backup is of ${found.at}, by the clock of the bucket.`);
    printResult(found, isDryRun, print);
    return 0;
  }
  if (at !== undefined) {
    throw new OperationError(`--at is for a backup in a bucket.\n${usageOf(['restore'])}`);
  }
  const folder = resolve(workingFolder, archive);
  printResult(await restoreBackup({ ...options, archive: folder }), isDryRun, print);
  return 0;
}

function printResult(result: RestoreResult, isDryRun: boolean, print: Print): void {
  print(
    `The backup is whole. ${isDryRun ? 'It would restore' : 'Restored'} ` +
      `${formatCount(result.quotes, 'submission')} and ${formatCount(result.documents, 'document')}.` +
      (isDryRun ? ' Nothing was changed.' : ''),
  );
  if (result.deleted > 0) print(`Stays deleted: ${formatCount(result.deleted, 'document')}.`);
  if (result.erased > 0) print(`Stays erased: ${formatCount(result.erased, 'submission')}.`);
  if (result.newer > 0) {
    print(`Not in the backup, because it came later: ${formatCount(result.newer, 'submission')}.`);
  }
  if (result.people === 'archived') {
    print('The people come from the backup: every session ends, and only owners come in until one');
    print('of them has confirmed in the console, under "People", who belongs.');
  }
  for (const folder of result.setAside) print(`What was there before is now in ${folder}.`);
  if (result.settingsFile !== null) {
    print(`Settings are not restored. Those of the backed-up machine: ${result.settingsFile}`);
  }
}

/** @throws OperationError when it is no moment. */
function readMomentOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const moment = Date.parse(text);
  if (!Number.isNaN(moment)) return moment;
  throw new OperationError(
    `--at must be a moment, such as 2026-11-20T12:00:00Z.\n${usageOf(['restore'])}`,
  );
}

const progressMs = 10_000;

/** A line every ten seconds. */
function createProgress(print: Print): (done: number, of: number) => void {
  let toldAt = performance.now();
  return (done, of) => {
    if (performance.now() - toldAt < progressMs) return;
    toldAt = performance.now();
    print(`${done} of ${formatCount(of, 'document')} fetched …`);
  };
}
