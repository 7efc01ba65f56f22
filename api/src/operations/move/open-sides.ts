import type { MovingSide } from '@yiqiao/ports/moving/moving-side';
import { openEmbeddedSide } from '../../engine/embedded/embedded-side.ts';
import { createDocumentReader } from '../../engine/embedded/reading/document-reader.ts';
import { openDocuments } from '../../open-engine.ts';
import type { Surroundings } from '../../premises/surroundings.ts';
import type { Settings } from '../../settings/settings.ts';
import { OperationError } from '../operation-error.ts';

/** What reads documents while they arrive; in tests also where they are kept. */
export type MoveSurroundings = Pick<Surroundings, 'findingsWorker' | 'openSharedDocuments'> & {
  readonly readerWorker?: URL;
};

interface Sides {
  readonly embedded: MovingSide;
  readonly postgres: MovingSide;
}

interface SidesOptions {
  readonly settings: Settings;
  readonly surroundings: MoveSurroundings;
  readonly now: number;
  readonly isDryRun: boolean;
}

/** Opens both configured engines while no server is using them, and closes them after the work. */
export async function withSides(
  { settings, surroundings, now, isDryRun }: SidesOptions,
  work: (sides: Sides) => Promise<void>,
): Promise<void> {
  const { database } = settings;
  if (database === undefined) {
    throw new OperationError(
      'DATABASE_URL and S3_* must be set for a move: they name the one side, DATA_DIR and UPLOADS_DIR the other. Nothing was changed.',
    );
  }
  const { openPostgresSide } = await import('@yiqiao/engines/postgres/moving/postgres-side');
  const reader = createDocumentReader(surroundings.readerWorker);
  const closing = [() => reader.close()];
  try {
    const embedded = await openEmbeddedSide({ ...settings, reader, now, isDryRun });
    closing.push(embedded.close);
    const documents = await openDocuments(settings, { ...surroundings, log: () => {} });
    const postgres = await openPostgresSide({ settings: database, documents, now, isDryRun }).catch(
      async (error) => {
        await documents.close();
        throw error;
      },
    );
    closing.push(postgres.close);
    await work({ embedded, postgres });
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
