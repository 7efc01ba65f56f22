import { machineUptimeMs, writeClockFile } from '../clock/clock-file.ts';
import { type CommandOptions, readCommandLine, usageOf } from './command-line.ts';
import type { CommandSurroundings } from './command-surroundings.ts';
import { usualTrial } from './doctor/origin/check-slow-upload.ts';
import { runDoctor } from './doctor/run-doctor.ts';
import { runMove } from './move/run-move.ts';
import { OperationError } from './operation-error.ts';
import { refuseRoot } from './refuse-root.ts';
import { runBackup } from './run-backup.ts';
import { runRestore } from './run-restore.ts';
import { setPassword } from './set-password.ts';
import { withAccess } from './with-access.ts';

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
      return runBackup(options, surroundings);
    case 'restore':
      return runRestore(folder, options, surroundings);
    case 'move':
      await runMove(options, surroundings);
      return 0;
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
  // Someone is waiting for the test mail: skip the slow upload.
  const uploadTrial = quick || testMailTo !== undefined ? null : { ...usualTrial, durationMs };
  return runDoctor(settings, { user, now, print, uploadTrial, testMailTo });
}

/** @throws OperationError when it is not a number of minutes up to a day. */
function readMinutes(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,4}(\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= 1440) {
    return Number(text) * 60_000;
  }
  throw new OperationError(
    `--upload-minutes must be a number above 0, up to 1440.\n${usageOf(['doctor'])}`,
  );
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
  { generate = false, username, 'without-factor': isWithoutFactor = false }: CommandOptions,
  { settings, now, print, ask }: CommandSurroundings,
): Promise<number> {
  const { adminPassword, adminUsername } = settings;
  const isOther = username !== undefined && username !== adminUsername;
  await withAccess(settings, isOther || isWithoutFactor, (access) =>
    setPassword({
      access,
      now,
      isGenerated: generate,
      isWithoutFactor,
      adminUsername,
      username,
      isSetByEnvironment: adminPassword !== undefined,
      ask,
      print,
    }),
  );
  return 0;
}
