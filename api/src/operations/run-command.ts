import { resolve } from 'node:path';
import { machineUptimeMs, writeClockFile } from '../clock/clock-file.ts';
import type { Settings } from '../settings/settings.ts';
import { type BackupResult, makeBackup } from './backup/make-backup.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { type CommandOptions, readCommandLine, usage } from './command-line.ts';
import { usualTrial } from './doctor/check-slow-upload.ts';
import { runDoctor } from './doctor/run-doctor.ts';
import { OperationError } from './operation-error.ts';
import { formatBytes, formatCount, type Print } from './print.ts';
import { refuseRoot } from './refuse-root.ts';
import { setPassword } from './set-password.ts';
import { withCredentials } from './with-credentials.ts';

export interface CommandSurroundings {
  readonly settings: Settings;
  /** Where `.env` and `company.json` are. */
  readonly home: string;
  /** Where paths that a person types begin. */
  readonly workingFolder: string;
  /** Number of the person's user; undefined where a system has none. */
  readonly user: number | undefined;
  readonly now: number;
  readonly print: Print;
  readonly ask: (question: string) => Promise<string>;
}

/**
 * Runs one of the operator's commands.
 * @returns the exit code: 0 when all is well, above 0 when something needs a person.
 * @throws OperationError with a sentence for the operator.
 */
export async function runCommand(
  args: readonly string[],
  surroundings: CommandSurroundings,
): Promise<number> {
  const { command, folder, options } = readCommandLine(args);
  await refuseRoot(surroundings.settings.dataFolder, surroundings.user);
  switch (command) {
    case 'doctor':
      return (await doctor(options, surroundings)) ? 0 : 1;
    case 'backup':
      refuseDatabase(surroundings.settings);
      return backup(options, surroundings);
    case 'restore':
      refuseDatabase(surroundings.settings);
      return restore(folder, options, surroundings);
    case 'admin-password':
      return changePassword(options, surroundings);
    case 'confirm-clock':
      return confirmClock(surroundings);
  }
}

async function doctor(
  { quick = false, 'upload-minutes': minutes, 'send-test-mail': testMailTo }: CommandOptions,
  { settings, user, now, print }: CommandSurroundings,
): Promise<boolean> {
  const durationMs = readMinutes(minutes) ?? usualTrial.durationMs;
  // Who sends a test mail waits for it.
  const uploadTrial = quick || testMailTo !== undefined ? null : { ...usualTrial, durationMs };
  return runDoctor(settings, { user, now, print, uploadTrial, testMailTo });
}

/** @throws OperationError when it is no number of minutes up to a day. */
function readMinutes(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,4}(\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= 1440) {
    return Number(text) * 60_000;
  }
  throw new OperationError(`--upload-minutes must be a number above 0, up to 1440.\n${usage}`);
}

/**
 * 0: whole. 2: made, and something needs a person. 1, thrown: not made. So a command that copies backups
 * elsewhere can run after 0 and 2.
 */
async function backup(
  { to, keep, 'dry-run': isDryRun = false }: CommandOptions,
  { settings, home, workingFolder, now, print }: CommandSurroundings,
): Promise<number> {
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

/** @throws OperationError when it is no number of backups. */
function readKeep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new OperationError(`--keep must be a whole number from 1 to 9999.\n${usage}`);
}

async function restore(
  archive: string | undefined,
  { 'dry-run': isDryRun = false }: CommandOptions,
  { settings, workingFolder, now, print }: CommandSurroundings,
): Promise<number> {
  if (archive === undefined) throw new OperationError(`Which backup?\n${usage}`);
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
  if (result.newer > 0) {
    print(`Not in the backup, because it came later: ${formatCount(result.newer, 'submission')}.`);
  }
  for (const folder of result.setAside) print(`What was there before is now in ${folder}.`);
  if (result.settingsFile !== null) {
    print(`Settings are not restored. Those of the backed-up machine: ${result.settingsFile}`);
  }
  return 0;
}

async function confirmClock({ settings, now, print }: CommandSurroundings): Promise<number> {
  await writeClockFile(settings.dataFolder, { at: now, uptimeMs: machineUptimeMs() });
  print(
    `The clock is confirmed: it is ${new Date(now).toISOString()}. A running server believes it`,
  );
  print('within a minute, and then deletes what is due.');
  return 0;
}

async function changePassword(
  { generate = false }: CommandOptions,
  { settings, now, print, ask }: CommandSurroundings,
): Promise<number> {
  const { adminPassword, adminUsername } = settings;
  await withCredentials(settings, (credentials) =>
    setPassword({
      credentials,
      now,
      isGenerated: generate,
      username: adminUsername,
      isSetByEnvironment: adminPassword !== undefined,
      ask,
      print,
    }),
  );
  return 0;
}

/** @throws OperationError when the records are not in a folder of this machine. */
function refuseDatabase({ database }: Settings): void {
  if (database === undefined) return;
  throw new OperationError(
    'DATABASE_URL is set: this command knows the folders of one machine only. Nothing was done. ' +
      'See "Several processes" in docs/operations.md.',
  );
}
