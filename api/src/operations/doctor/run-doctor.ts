import { createSmtpSender } from '../../mail/smtp-sender.ts';
import { findUnencrypted } from '../../settings/find-unencrypted.ts';
import type { Settings } from '../../settings/settings.ts';
import { formatCount, type Print } from '../print.ts';
import { checkAccess } from './check-access.ts';
import { checkClock } from './check-clock.ts';
import { checkDatabase } from './check-database.ts';
import { checkFolders } from './check-folders.ts';
import { checkHalfRestored } from './check-half-restored.ts';
import { checkMail } from './check-mail.ts';
import { checkPayment } from './check-payment.ts';
import { checkPush, type ReachPushService } from './check-push.ts';
import { checkRights } from './check-rights.ts';
import { checkStore } from './check-store.ts';
import { checkUnfinished } from './check-unfinished.ts';
import { type Finding, printFinding, warning } from './finding.ts';
import { createLookUp, type LookUp } from './look-up.ts';
import { checkOrigin } from './origin/check-origin.ts';
import { checkPiece } from './origin/check-piece.ts';
import { checkSlowUpload, type UploadTrial } from './origin/check-slow-upload.ts';
import { sendTestMail } from './send-test-mail.ts';

interface DoctorOptions {
  /** Uid of the calling user; undefined on systems without uids. */
  readonly user: number | undefined;
  readonly now: number;
  readonly print: Print;
  /** `null` skips the slow upload. */
  readonly uploadTrial: UploadTrial | null;
  /** Where a test mail goes. */
  readonly testMailTo?: string | undefined;
  /** Tests have a name server of their own. */
  readonly lookUp?: LookUp;
  /** And call no push service. */
  readonly reachPushService?: ReachPushService;
}

/**
 * Checks everything an office's server depends on, changes nothing, and prints each finding with what
 * to do about it.
 * @returns whether no problem was found; warnings do not count.
 */
export async function runDoctor(
  settings: Settings,
  { user, now, print, uploadTrial, testMailTo, lookUp = createLookUp(), ...others }: DoctorOptions,
): Promise<boolean> {
  const all: Finding[] = [];
  function report(findings: readonly Finding[]): void {
    for (const finding of findings) printFinding(finding, print);
    all.push(...findings);
  }
  report(await checkFolders(settings, now));
  report(await checkRights(settings, user));
  report(await checkHalfRestored(settings.uploadsFolder));
  report(await checkUnfinished(settings.uploadsFolder, now));
  report(
    settings.database === undefined
      ? await checkStore(settings, now)
      : await checkDatabase(settings.database, settings, now),
  );
  report(await checkBucket(settings, now));
  report(await checkBackupIn(settings));
  report(findUnencrypted(settings).map(({ what, remedy }) => warning(what, remedy)));
  report(await checkClock(settings.dataFolder, now));
  report(await checkAccess(settings, now));
  const { mail } = settings;
  report(await checkMail(mail, mail && (await createSmtpSender(mail)), lookUp));
  if (testMailTo !== undefined) report([await sendTestMail(mail, testMailTo)]);
  report(await checkPayment(settings.payment));
  report(await checkPush(settings, others.reachPushService));
  const way = await checkOrigin(settings.publicOrigin, now);
  report(way);
  if (settings.publicOrigin !== undefined && way.every(isNoProblem)) {
    report([await checkPiece(settings.publicOrigin)]);
  }
  const untried = reasonNotToUpload(uploadTrial, way);
  if (settings.publicOrigin !== undefined && uploadTrial !== null && untried === null) {
    report([await checkSlowUpload(settings.publicOrigin, uploadTrial, print)]);
  }
  if (untried !== null) {
    print(
      `          No slow upload was tried (${untried}): a proxy that cuts long ones is not found.`,
    );
  }
  const problems = all.filter((finding) => !isNoProblem(finding)).length;
  const warnings = all.filter(({ severity }) => severity === 'warning').length;
  print(`\n${formatCount(problems, 'problem')}, ${formatCount(warnings, 'warning')}.`);
  return problems === 0;
}

/** @returns `null` when a slow upload is meaningful. */
function reasonNotToUpload(trial: UploadTrial | null, way: readonly Finding[]): string | null {
  if (trial === null) return '--quick';
  return way.every(isNoProblem) ? null : 'mend what is said above first';
}

/** Loaded only when configured. */
async function checkBucket({ s3, database }: Settings, now: number): Promise<readonly Finding[]> {
  if (s3 === undefined) return [];
  const { checkS3 } = await import('./check-s3.ts');
  if (database === undefined) return checkS3(s3, now, null);
  const { readDocumentKeys } = await import('@yiqiao/engines/postgres/inspect-database');
  return checkS3(s3, now, await readDocumentKeys(database));
}

/** Loaded only when configured. */
async function checkBackupIn(settings: Settings): Promise<readonly Finding[]> {
  if (settings.backup === null) return [];
  const { checkBackup } = await import('./check-backup.ts');
  return checkBackup(settings.backup, settings);
}

function isNoProblem({ severity }: Finding): boolean {
  return severity !== 'problem';
}
