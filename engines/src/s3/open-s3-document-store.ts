import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import { isFileKey } from '@yiqiao/ports/file-key';
import type { Log } from '@yiqiao/ports/log';
import type { SharedDocuments } from '@yiqiao/ports/shared-documents';
import { explainFault, explainFlaw } from './bucket/explain-bucket.ts';
import { tryBucket, writeAndDelete } from './bucket/try-bucket.ts';
import { createS3Client, type RetryPace, type S3Client } from './client/s3-client.ts';
import type { FindingsThread } from './findings/findings-thread.ts';
import { IncomingObject } from './incoming/incoming-object.ts';
import { createPartMemory } from './incoming/part-memory.ts';
import { encryptionHeaders, removeObject } from './incoming/put-object.ts';
import { objectName } from './object-name.ts';
import { createDocumentProof } from './reading/document-proof.ts';
import { readFacts } from './reading/object-facts.ts';
import { createOpenObject, createRemoteObject } from './reading/open-object.ts';
import type { S3Settings } from './s3-settings.ts';
import { startClearing } from './start-clearing.ts';
import { createUnfinishedObjects } from './unfinished/unfinished-objects.ts';

export interface S3DocumentStoreOptions {
  readonly log: Log;
  /** Reads arriving documents. To be closed by its creator, after the store. */
  readonly thread: FindingsThread;
  /** Retry intervals; tests use shorter ones. */
  readonly pace?: RetryPace;
}

/** At the start, a slow store is not waited for. */
const startPace: RetryPace = { maxTries: 2, firstPauseMs: 500, lookMs: 60_000 };

/** How long a successful write test stays valid, so that health checks are cheap. */
const writeCheckMs = 15_000;

/**
 * Documents as objects of a bucket, which any number of processes may share.
 * @throws SettingsError naming the setting when documents cannot be kept there. Nothing is left in the bucket then.
 */
export async function openS3DocumentStore(
  settings: S3Settings,
  options: S3DocumentStoreOptions,
): Promise<SharedDocuments> {
  await refuseUselessBucket(settings);
  return createS3DocumentStore(settings, options);
}

async function refuseUselessBucket(settings: S3Settings): Promise<void> {
  const client = createS3Client(settings, startPace);
  try {
    const { flaw } = await tryBucket(client, encryptionHeaders(settings));
    if (flaw !== null) throw new SettingsError(`${explainFlaw(flaw, settings).what}.`);
  } catch (error) {
    const obstacle = explainFault(error, settings);
    if (obstacle === null) throw error;
    throw new SettingsError(`${obstacle.what}.`, { cause: error });
  } finally {
    client.close();
  }
}

function createS3DocumentStore(
  settings: S3Settings,
  { log, thread, pace }: S3DocumentStoreOptions,
): SharedDocuments {
  const client = createS3Client(settings, pace);
  const headers = encryptionHeaders(settings);
  const tools = { client, thread, memory: createPartMemory(), headers };
  const proof = createDocumentProof();

  return {
    async begin(key) {
      if (!isFileKey(key)) throw new Error(`${key} is no key of a document.`);
      return new IncomingObject(objectName(key), tools);
    },
    ...createUnfinishedObjects(tools),
    locate: async (key) => createRemoteObject(client, objectName(key)),
    async open(key, received) {
      const name = objectName(key);
      const facts = isFileKey(key) ? await readFacts(client, name) : null;
      if (facts === null) return 'missing';
      if (!proof.isPlausible(key, facts, received)) return 'changed';
      return createOpenObject({ client, name, key, facts, received, proof });
    },
    async remove(key) {
      if (isFileKey(key)) await removeObject(client, objectName(key));
    },
    freeBytes() {
      const fault = client.fault();
      if (fault !== null) throw fault;
      // Stores do not report free space; a full one refuses writes.
      return Number.POSITIVE_INFINITY;
    },
    canWrite: createWriteCheck(client, headers),
    startHousekeeping: (isRecorded) => startClearing({ client, log, isRecorded }),
    close: async () => client.close(),
  };
}

function createWriteCheck(
  client: S3Client,
  headers: Readonly<Record<string, string>>,
): () => Promise<boolean> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let trying: Promise<boolean> | null = null;

  async function write(): Promise<boolean> {
    try {
      await writeAndDelete(client, headers);
      writtenAt = performance.now();
      return true;
    } catch {
      return false;
    } finally {
      trying = null;
    }
  }

  return async () => {
    if (client.fault() === null && performance.now() - writtenAt < writeCheckMs) return true;
    trying ??= write();
    return trying;
  };
}
