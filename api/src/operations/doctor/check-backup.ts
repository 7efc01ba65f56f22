import { keepsVersions } from '@yiqiao/engines/s3/bucket/try-bucket';
import { createS3Client, type RetryPace } from '@yiqiao/engines/s3/client/s3-client';
import { EngineAway } from '@yiqiao/ports/faults/engine-away';
import { readBookIfWhole } from '../../engine/embedded/read-quote-store.ts';
import type { BackupSettings } from '../../settings/backup-settings.ts';
import type { Settings } from '../../settings/settings.ts';
import { explainObstacle } from '../bucket/backup-obstacle.ts';
import { lateMs } from '../bucket/backup-watch.ts';
import { type FoundCatalog, readCatalog } from '../bucket/catalog.ts';
import { claimPlace } from '../bucket/claim-place.ts';
import { describeAge } from '../bucket/describe-age.ts';
import { openPlace } from '../bucket/place.ts';
import { ageOf } from '../bucket/wholeness.ts';
import { readWriter } from '../bucket/writer-file.ts';
import { formatCount } from '../print.ts';
import { type Finding, good, problem, warning } from './finding.ts';

/** After this a person has to know. */
const alarmingMs = 3_600_000;
const worryingSkewMs = 60_000;
const pace: RetryPace = { maxTries: 2, firstPauseMs: 500, lookMs: 3_600_000 };

/** Whether the bucket can be reached and read with the key, how old the last whole backup is, and what it lacks. */
export async function checkBackup(
  settings: BackupSettings,
  { dataFolder }: Pick<Settings, 'dataFolder'>,
): Promise<readonly Finding[]> {
  const place = openPlace(settings, pace);
  try {
    const found = await readCatalog(place);
    await claimPlace(place, found, await readWriter(dataFolder, place.to));
    return [...(await describeCatalog(found, settings, dataFolder)), await checkVersions(settings)];
  } catch (error) {
    const obstacle = explainObstacle(error, settings);
    if (obstacle === null) throw error;
    return [problem(`${obstacle.what}.`, `${obstacle.remedy}.`)];
  } finally {
    place.close();
  }
}

async function describeCatalog(
  found: FoundCatalog | null,
  { to, everyMs }: BackupSettings,
  dataFolder: string,
): Promise<readonly Finding[]> {
  const ageMs = found === null ? null : ageOf(found);
  if (found === null || ageMs === null) {
    return [
      warning(
        `BACKUP_TO: in ${to} no backup has been finished yet.`,
        'The running server makes the first one, which takes as long as all documents take to be sent; its log says why if not.',
      ),
    ];
  }
  const { generations, sequence } = found.catalog;
  const lacking = ((await readBookIfWhole(dataFolder))?.sequence ?? sequence) - sequence;
  const what =
    `BACKUP_TO: the last whole backup in ${to} is ${describeAge(ageMs)} old, and lacks ${formatCount(Math.max(0, lacking), 'change')}; ` +
    `${formatCount(generations.length, 'backup')} can be restored.`;
  const remedy = 'Is the server running? Its log says why no backup is made: bucket-backup-late.';
  const skewMs = Math.abs(Date.now() - found.now);
  return [
    judge(ageMs, everyMs, what, remedy),
    ...(skewMs < worryingSkewMs
      ? []
      : [
          warning(
            `BACKUP_TO: this machine's clock and the bucket's are ${describeAge(skewMs)} apart; at 15 minutes backups are refused.`,
            'Set the clock: timedatectl set-ntp true',
          ),
        ]),
  ];
}

function judge(ageMs: number, everyMs: number, what: string, remedy: string): Finding {
  if (ageMs <= lateMs(everyMs)) return good(what);
  return ageMs <= Math.max(alarmingMs, lateMs(everyMs))
    ? warning(what, remedy)
    : problem(what, remedy);
}

/** What a bucket keeps of deleted objects outlives the promise that they are deleted. Soft delete shows nowhere. */
async function checkVersions({ to, s3 }: BackupSettings): Promise<Finding> {
  const client = createS3Client(s3, pace);
  try {
    return (await keepsVersions(client))
      ? problem(
          `BACKUP_TO: the bucket of ${to} keeps old versions: deleted documents stay in it, encrypted.`,
          'Suspend versioning and delete the versions there are. docs/operations/bucket-backup.md says what else keeps deleted objects.',
        )
      : good(
          'BACKUP_TO: the bucket keeps no old versions. Soft delete, where a store has it, cannot be seen from here.',
        );
  } catch (error) {
    if (!(error instanceof EngineAway)) throw error;
    return warning(
      'BACKUP_TO: this key may not ask whether the bucket keeps old versions.',
      'Look there yourself, or give the key s3:GetBucketVersioning.',
    );
  } finally {
    client.close();
  }
}
