import { unfinishedMs } from '@yiqiao/engines/s3/abort-unfinished';
import { explainFault, explainFlaw } from '@yiqiao/engines/s3/bucket/explain-bucket';
import { listDocuments, listUnfinished } from '@yiqiao/engines/s3/bucket/list-bucket';
import { type BucketTrial, tryBucket } from '@yiqiao/engines/s3/bucket/try-bucket';
import { createS3Client, type RetryPace, type S3Client } from '@yiqiao/engines/s3/client/s3-client';
import { encryptionHeaders } from '@yiqiao/engines/s3/incoming/put-object';
import { documentsPrefix } from '@yiqiao/engines/s3/object-name';
import type { S3Settings } from '@yiqiao/engines/s3/s3-settings';
import { formatCount, formatNames } from '../print.ts';
import { type Finding, good, problem, warning } from './finding.ts';

/** The store refuses clocks that are 15 minutes off. */
const worryingSkewMs = 60_000;
/** A server aborts them once an hour. */
const abortGraceMs = 2 * 3_600_000;
/** Its record may not be stored yet. */
const youngMs = 3_600_000;
/** The NDA's promise for documents of completed submissions, kept for what has no record as well. */
const longestKeptMs = 24 * 3_600_000;

const pace: RetryPace = { maxTries: 2, firstPauseMs: 500, lookMs: 60_000 };

/**
 * Whether documents can be kept in the bucket, and what is in there that should not be.
 * @param known the keys that submissions have; `null` when there are none to compare with.
 */
export async function checkS3(
  settings: S3Settings,
  now: number,
  known: ReadonlySet<string> | null,
): Promise<readonly Finding[]> {
  const client = createS3Client(settings, pace);
  try {
    const trial = await tryBucket(client, encryptionHeaders(settings));
    if (trial.flaw !== null) {
      const { what, remedy } = explainFlaw(trial.flaw, settings);
      return [problem(`${what}.`, `${remedy}.`)];
    }
    return [
      ...describeTrial(trial, settings),
      await checkUnfinished(client),
      ...(known === null ? [] : await compare(client, settings, now, known)),
    ];
  } catch (error) {
    const obstacle = explainFault(error, settings);
    if (obstacle === null) throw error;
    return [problem(`${obstacle.what}.`, `${obstacle.remedy}.`)];
  } finally {
    client.close();
  }
}

function describeTrial(
  { latencyMs, clockAheadMs }: BucketTrial,
  { bucket }: S3Settings,
): readonly Finding[] {
  const findings = [
    good(
      `S3_BUCKET: "${bucket}" can be listed, written and deleted from, and refuses changed bytes (${Math.round(latencyMs)} ms).`,
    ),
  ];
  if (Math.abs(clockAheadMs) > worryingSkewMs) {
    const seconds = Math.round(clockAheadMs / 1000);
    findings.push(
      warning(
        `This machine's clock and the store's differ by ${Math.abs(seconds)} seconds; at 900 it refuses everything.`,
        'Set the clock: timedatectl set-ntp true',
      ),
    );
  }
  return findings;
}

async function checkUnfinished(client: S3Client): Promise<Finding> {
  let all = 0;
  let old = 0;
  for await (const page of listUnfinished(client)) {
    all += page.length;
    old += page.filter(({ ageMs }) => ageMs > unfinishedMs + abortGraceMs).length;
  }
  if (old === 0) return good(`${formatCount(all, 'upload')} to the store under way or unfinished.`);
  return problem(
    `${formatCount(old, 'upload')} in the store unfinished for more than a day: nobody aborts them.`,
    'A running server does so every hour, if its key may. Is one running? See "uploads-not-aborted" in the log.',
  );
}

/** Documents without a submission, and submissions without their document. */
async function compare(
  client: S3Client,
  { bucket }: S3Settings,
  now: number,
  known: ReadonlySet<string>,
): Promise<readonly Finding[]> {
  const missing = new Set(known);
  const orphans: { name: string; ageMs: number }[] = [];
  for await (const page of listDocuments(client)) {
    for (const { name, changedAt } of page) {
      const ageMs = now - changedAt;
      const isKnown = missing.delete(name.slice(documentsPrefix.length));
      if (!isKnown && ageMs > youngMs) orphans.push({ name, ageMs });
    }
  }
  return [describeMissing([...missing], known.size), ...describeOrphans(orphans, bucket)];
}

function describeMissing(missing: readonly string[], all: number): Finding {
  if (missing.length === 0) return good(`The store holds all of ${formatCount(all, 'document')}.`);
  return problem(
    `The store lacks ${formatCount(missing.length, 'document')} of ${all}: ${formatNames(missing)}.`,
    'Run it again, since one may just have been deleted. If they stay missing, restore them from a copy of the bucket.',
  );
}

function describeOrphans(
  orphans: readonly { name: string; ageMs: number }[],
  bucket: string,
): readonly Finding[] {
  if (orphans.length === 0) return [];
  const names = formatNames(orphans.map(({ name }) => name));
  const what = `${formatCount(orphans.length, 'document')} in the store of no submission: ${names}.`;
  const remedy = `Put newer records back if they are missing. Otherwise delete them: aws s3 rm s3://${bucket}/<name>`;
  const isOld = orphans.some(({ ageMs }) => ageMs > longestKeptMs);
  return [isOld ? problem(what, remedy) : warning(what, remedy)];
}
