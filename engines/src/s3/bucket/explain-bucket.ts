import { errorCode } from '@yiqiao/ports/faults/error-code';
import { S3NoRoom, type S3Refusal } from '../client/s3-refusal.ts';
import type { S3Settings } from '../s3-settings.ts';
import { type BucketFlaw, refusalOf } from './try-bucket.ts';

/** Why documents cannot be kept in the bucket, and what to do, for the person who set it up. */
export interface BucketObstacle {
  /** Names the setting. Never contains a secret. */
  readonly what: string;
  readonly remedy: string;
}

export function explainFlaw(flaw: BucketFlaw, { bucket, endpoint }: S3Settings): BucketObstacle {
  switch (flaw) {
    case 'no-store':
      return {
        what: `S3_ENDPOINT: what answers at ${endpoint} is no S3 store`,
        remedy: 'Give the address for S3 clients, not that of the store’s web page',
      };
    case 'versions':
      return {
        what: `S3_BUCKET: the bucket "${bucket}" keeps old versions, so that a deleted document would stay`,
        remedy: 'Take a bucket without versioning, or suspend it and delete the versions there are',
      };
    case 'unchecked':
      return {
        what: `S3_ENDPOINT: the store at ${endpoint} takes other bytes than were signed`,
        remedy: 'Take a store that compares the SHA-256 of what it is given',
      };
  }
}

/** @returns `null` when neither the store nor the connection to it failed. */
export function explainFault(error: unknown, settings: S3Settings): BucketObstacle | null {
  if (error instanceof S3NoRoom) {
    return { what: 'S3_BUCKET: the store is full', remedy: 'Make room, or raise its quota' };
  }
  const refusal = refusalOf(error);
  if (refusal !== null) return explainRefusal(refusal, settings);
  const cause = error instanceof Error && error.name === 'EngineAway' ? error.cause : null;
  if (!(cause instanceof Error)) return null;
  return {
    what: `S3_ENDPOINT: ${settings.endpoint} cannot be reached (${errorCode(cause) ?? cause.message})`,
    remedy: 'Is the address right, and is the store running? curl shows what answers there',
  };
}

function explainRefusal(refusal: S3Refusal, settings: S3Settings): BucketObstacle {
  const { bucket, endpoint, region } = settings;
  switch (refusal.code) {
    case 'NoSuchBucket':
      return {
        what: `S3_BUCKET: there is no bucket "${bucket}" at ${endpoint}`,
        remedy: 'Make it, without versioning, or correct its name',
      };
    case 'InvalidAccessKeyId':
      return {
        what: `S3_ACCESS_KEY_ID: the store does not know this key`,
        remedy: 'Copy it once more from where the store gave it',
      };
    case 'SignatureDoesNotMatch':
      return {
        what: 'S3_SECRET_ACCESS_KEY: the store refuses its signature',
        remedy: 'Copy the secret that belongs to S3_ACCESS_KEY_ID once more',
      };
    case 'RequestTimeTooSkewed':
      return {
        what: `S3_ENDPOINT: the store refuses this machine’s clock, which ${describeSkew(refusal.date)}`,
        remedy: 'Set the clock: timedatectl set-ntp true',
      };
    case 'AuthorizationHeaderMalformed':
    case 'IllegalLocationConstraintException':
    case 'PermanentRedirect':
    case 'TemporaryRedirect':
      return {
        what: `S3_REGION: the bucket "${bucket}" is not in the region "${region}"`,
        remedy: 'Give the region of the bucket, and the address of that region as S3_ENDPOINT',
      };
    default:
      return explainStatus(refusal, settings);
  }
}

function explainStatus({ status, code }: S3Refusal, settings: S3Settings): BucketObstacle {
  const told = code === '' ? String(status) : `${status} ${code}`;
  if (settings.encryption !== undefined && (status === 501 || code.includes('Encryption'))) {
    return {
      what: `S3_ENCRYPTION: the store does not encrypt with "${settings.encryption}" (${told})`,
      remedy: 'Leave it out if the bucket has its own rule, or its disks are encrypted',
    };
  }
  if (status === 401 || status === 403) {
    return {
      what: `S3_ACCESS_KEY_ID: the store gives this key no right to "${settings.bucket}" (${told})`,
      remedy: 'It needs to list the bucket and its uploads, and to read, write and delete objects',
    };
  }
  if (code === '') {
    return {
      what: `S3_ENDPOINT: what answers at ${settings.endpoint} is no S3 store (${told})`,
      remedy: 'Give the address for S3 clients, not that of the store’s web page',
    };
  }
  return {
    what: `S3_ENDPOINT: the store at ${settings.endpoint} answers ${told}`,
    remedy: 'See what the store’s own log says',
  };
}

function describeSkew(storeTime: number): string {
  if (Number.isNaN(storeTime)) return 'differs from its own';
  const seconds = Math.round((Date.now() - storeTime) / 1000);
  return `is ${Math.abs(seconds)} seconds ${seconds < 0 ? 'behind' : 'ahead of'} its own`;
}
