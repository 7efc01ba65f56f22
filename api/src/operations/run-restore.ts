import { resolve } from 'node:path';
import { restoreBackup } from './backup/restore-backup.ts';
import { type CommandOptions, usageOf } from './command-line.ts';
import type { CommandSurroundings } from './command-surroundings.ts';
import { OperationError } from './operation-error.ts';
import { formatCount } from './print.ts';
import { refuseDatabase } from './refuse-database.ts';

/** @returns the exit code 0, or throws. */
export async function runRestore(
  archive: string | undefined,
  { 'dry-run': isDryRun = false }: CommandOptions,
  { settings, workingFolder, now, print }: CommandSurroundings,
): Promise<number> {
  refuseDatabase(settings);
  if (archive === undefined) throw new OperationError(`Which backup?\n${usageOf(['restore'])}`);
  const { dataFolder, uploadsFolder } = settings;
  const result = await restoreBackup({
    archive: resolve(workingFolder, archive),
    dataFolder,
    uploadsFolder,
    now,
    rules: settings,
    isDryRun,
  });
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
  return 0;
}
