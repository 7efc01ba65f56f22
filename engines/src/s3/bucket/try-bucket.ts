import { createHash } from 'node:crypto';
import type { S3Client } from '../client/s3-client.ts';
import { S3Refusal } from '../client/s3-refusal.ts';
import { readElement } from '../client/s3-text.ts';
import { trialName } from '../object-name.ts';

const trial = Buffer.from('written to see whether it can be');
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A property of the bucket that makes it unsuitable for documents. */
export type BucketFlaw = 'no-store' | 'versions' | 'unchecked';

export interface BucketTrial {
  readonly flaw: BucketFlaw | null;
  /** How long the store took to list one name. */
  readonly latencyMs: number;
  /** How far this machine's clock is ahead of the store's; 0 if unknown. */
  readonly clockAheadMs: number;
}

/**
 * Tries everything that documents need: list, write, delete. Leaves nothing behind.
 * @throws what the client throws.
 */
export async function tryBucket(
  client: S3Client,
  headers: Readonly<Record<string, string>>,
): Promise<BucketTrial> {
  const startedAt = performance.now();
  const query = { 'list-type': '2', 'max-keys': '1' };
  const { body, headers: answered } = await client.ask({ method: 'GET', query });
  const latencyMs = performance.now() - startedAt;
  const told = Date.parse(answered.date ?? '');
  const clockAheadMs = Number.isNaN(told) ? 0 : Date.now() - told;
  return { flaw: await findFlaw(client, body, headers), latencyMs, clockAheadMs };
}

async function findFlaw(
  client: S3Client,
  list: string,
  headers: Readonly<Record<string, string>>,
): Promise<BucketFlaw | null> {
  if (!list.includes('<ListBucketResult')) return 'no-store';
  if (await keepsVersions(client)) return 'versions';
  if (await takesWrongBytes(client)) return 'unchecked';
  await writeAndDelete(client, headers);
  return null;
}

/** Deleted documents would remain as older versions. */
export async function keepsVersions(client: S3Client): Promise<boolean> {
  try {
    const { body } = await client.ask({ method: 'GET', query: { versioning: '' } });
    return readElement(body, 'Status') === 'Enabled';
  } catch (error) {
    // Some stores have no versions at all and reject the question.
    if (refusalOf(error)?.status === 501) return false;
    throw error;
  }
}

/** Whether the store accepts bytes that do not match the signature: corruption in transit would go unnoticed. */
async function takesWrongBytes(client: S3Client): Promise<boolean> {
  const bodySha256 = sha256Of(Buffer.from('other bytes'));
  try {
    await client.ask({ method: 'PUT', key: trialName, body: trial, bodySha256 });
    await client.ask({ method: 'DELETE', key: trialName });
    return true;
  } catch (error) {
    if (refusalOf(error)?.status === 400) return false;
    throw error;
  }
}

export async function writeAndDelete(
  client: S3Client,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  await client.ask({ method: 'PUT', key: trialName, body: trial, headers });
  await client.ask({ method: 'DELETE', key: trialName });
}

export function refusalOf(error: unknown): S3Refusal | null {
  if (error instanceof S3Refusal) return error;
  return error instanceof Error && error.cause instanceof S3Refusal ? error.cause : null;
}
