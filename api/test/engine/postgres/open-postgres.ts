import { mkdir } from 'node:fs/promises';
import { nodeDisk } from '../../../src/engine/disk/node-disk.ts';
import { createFileVault } from '../../../src/engine/embedded/documents/file-vault.ts';
import { createDocumentReader } from '../../../src/engine/embedded/reading/document-reader.ts';
import type { Engine } from '../../../src/engine/engine.ts';
import { openPostgresEngine } from '../../../src/engine/postgres/open-postgres-engine.ts';
import type { Log } from '../../../src/log/log.ts';

/** One for all: its thread takes longer to start than most tests. */
const reader = createDocumentReader();

/** A place is the URL of a database and a folder for documents, with a space between. */
export function formatPlace(url: string, folder: string): string {
  return `${url} ${folder}`;
}

/** Records in PostgreSQL, and documents in a folder: those of S3 are tested by themselves. */
export async function openEngine(place: string, log: Log = () => {}): Promise<Engine> {
  const [url = '', folder = ''] = place.split(' ');
  await mkdir(folder, { recursive: true });
  const postgres = await openPostgresEngine({ url, directUrl: url, maxConnections: 10 }, { log });
  const documents = createFileVault({ folder, disk: nodeDisk, reader, collectBuffers: () => {} });
  return { ...postgres, documents, findWaiting: async () => [] };
}
