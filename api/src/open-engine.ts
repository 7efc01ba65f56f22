import { countItems } from '@yiqiao/contract/segments';
import type { PostgresEngine } from '@yiqiao/engines/postgres/open-postgres-engine';
import type { Engine } from '@yiqiao/ports/engine';
import { SettingsError } from '@yiqiao/ports/faults/settings-error';
import type { SharedDocuments } from '@yiqiao/ports/shared-documents';
import type { Disk } from './engine/disk/disk.ts';
import { nodeDisk } from './engine/disk/node-disk.ts';
import { readMoveFile } from './engine/embedded/folder/move-file.ts';
import { openEmbeddedEngine } from './engine/embedded/open-embedded-engine.ts';
import { readQuoteStore } from './engine/embedded/read-quote-store.ts';
import type { Surroundings } from './premises/surroundings.ts';
import { findUnencrypted } from './settings/find-unencrypted.ts';
import type { Settings } from './settings/settings.ts';

/** Opens the configured engine: the embedded one, or PostgreSQL with S3, which is loaded only when configured. */
export async function openEngine(settings: Settings, surroundings: Surroundings): Promise<Engine> {
  const { disk = nodeDisk } = surroundings;
  if (settings.database === undefined) {
    if (settings.s3 !== undefined) throw new SettingsError(noDatabase);
    return openEmbeddedEngine({ ...settings, ...surroundings, disk });
  }
  await refuseForgottenStore(settings.dataFolder, disk);
  for (const { what, remedy } of findUnencrypted(settings)) {
    surroundings.log('warn', 'unencrypted', { message: `${what} ${remedy}` });
  }
  const { openPostgresEngine } = await import('@yiqiao/engines/postgres/open-postgres-engine');
  const documents = await openDocuments(settings, surroundings);
  try {
    return compose(await openPostgresEngine(settings.database, surroundings), documents);
  } catch (error) {
    await documents.close();
    throw error;
  }
}

/** Setting DATABASE_URL without moving the office would show an empty one. */
async function refuseForgottenStore(dataFolder: string, disk: Disk): Promise<void> {
  if ((await readMoveFile(dataFolder, disk)) !== null) return;
  const quotes = countItems((await readQuoteStore(dataFolder, disk))?.book.quotes ?? []);
  if (quotes === 0) return;
  throw new SettingsError(
    `DATABASE_URL is set, but the office's submissions (${quotes}) are in ${dataFolder}. Nothing was changed. ` +
      'Move them with "npm run move -- --to postgres", remove DATABASE_URL to serve them from there, or name another folder in DATA_DIR.',
  );
}

const noDatabase =
  'DATABASE_URL must be set, because S3_ENDPOINT is: a bucket is for documents of several processes, which share a database.';
const noBucket =
  'S3_ENDPOINT must be set, because DATABASE_URL is: the documents of several processes lie in one bucket.';

/** @throws SettingsError when no bucket is configured, or it cannot be used. */
export async function openDocuments(
  { s3 }: Pick<Settings, 's3'>,
  {
    openSharedDocuments,
    findingsWorker,
    log,
  }: Pick<Surroundings, 'openSharedDocuments' | 'findingsWorker' | 'log'>,
): Promise<SharedDocuments> {
  if (openSharedDocuments !== undefined) return openSharedDocuments();
  if (s3 === undefined) throw new SettingsError(noBucket);
  const { openS3DocumentStore } = await import('@yiqiao/engines/s3/open-s3-document-store');
  const { createFindingsThread } = await import('@yiqiao/engines/s3/findings/findings-thread');
  const thread = createFindingsThread(findingsWorker);
  const store = await openS3DocumentStore(s3, { log, thread });
  return {
    ...store,
    async close() {
      await store.close();
      await thread.close();
    },
  };
}

function compose(postgres: PostgresEngine, documents: SharedDocuments): Engine {
  return {
    ...postgres,
    documents,
    findWaiting: async () => [],
    async startHousekeeping(office) {
      const each = [
        await postgres.startHousekeeping(office),
        documents.startHousekeeping(postgres.isRecorded),
      ];
      return { stop: async () => void (await Promise.all(each.map((one) => one.stop()))) };
    },
    async close() {
      await postgres.close();
      await documents.close();
    },
  };
}
