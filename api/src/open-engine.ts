import { nodeDisk } from './engine/disk/node-disk.ts';
import type { DocumentStore } from './engine/document-store.ts';
import { openEmbeddedEngine } from './engine/embedded/open-embedded-engine.ts';
import type { Engine, Housekeeping } from './engine/engine.ts';
import type { PostgresEngine } from './engine/postgres/open-postgres-engine.ts';
import type { Settings } from './settings/settings.ts';
import { SettingsError } from './settings/settings-error.ts';
import type { Surroundings } from './surroundings.ts';

/** Where the documents of several processes lie. */
export interface SharedDocuments extends DocumentStore {
  /** Clears away in time what processes that died have left unfinished. */
  startHousekeeping(): Housekeeping;
  close(): Promise<void>;
}

/**
 * The engine that the settings ask for: of one machine, or PostgreSQL with S3. Of the second nothing is
 * loaded before it is asked for.
 */
export async function openEngine(settings: Settings, surroundings: Surroundings): Promise<Engine> {
  const { disk = nodeDisk } = surroundings;
  if (settings.database === undefined) {
    if (settings.s3 !== undefined) throw new SettingsError(noDatabase);
    return openEmbeddedEngine({ ...settings, ...surroundings, disk });
  }
  const { openPostgresEngine } = await import('./engine/postgres/open-postgres-engine.ts');
  const documents = await openDocuments(settings, surroundings);
  try {
    return compose(await openPostgresEngine(settings.database, surroundings), documents);
  } catch (error) {
    await documents.close();
    throw error;
  }
}

const noDatabase =
  'DATABASE_URL must be set, because S3_ENDPOINT is: a bucket is for documents of several processes, which share a database.';
const noBucket =
  'S3_ENDPOINT must be set, because DATABASE_URL is: the documents of several processes lie in one bucket.';

async function openDocuments(
  { s3 }: Settings,
  { openSharedDocuments, findingsWorker, log }: Surroundings,
): Promise<SharedDocuments> {
  if (openSharedDocuments !== undefined) return openSharedDocuments();
  if (s3 === undefined) throw new SettingsError(noBucket);
  const { openS3DocumentStore } = await import('./engine/s3/open-s3-document-store.ts');
  const { createFindingsThread } = await import('./engine/s3/reading/findings-thread.ts');
  const thread = createFindingsThread(findingsWorker);
  const store = await openS3DocumentStore(s3, { log, thread });
  return {
    ...store,
    async close() {
      store.close();
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
      const each = [await postgres.startHousekeeping(office), documents.startHousekeeping()];
      return { stop: async () => void (await Promise.all(each.map((one) => one.stop()))) };
    },
    async close() {
      await postgres.close();
      await documents.close();
    },
  };
}
