import { mkdir } from 'node:fs/promises';
import { nodeDisk } from '../../../src/engine/disk/node-disk.ts';
import { createFileVault } from '../../../src/engine/embedded/documents/file-vault.ts';
import { createDocumentReader } from '../../../src/engine/embedded/reading/document-reader.ts';
import type { Engine } from '../../../src/engine/engine.ts';
import { openPostgresEngine } from '../../../src/engine/postgres/open-postgres-engine.ts';
import type { SharedDocuments } from '../../../src/engine/shared-documents.ts';

/** One for all: its thread takes longer to start than most tests. */
const reader = createDocumentReader();

/** A database, and a folder for documents, as one text. */
export function formatPlace(url: string, folder: string): string {
  return `${url} ${folder}`;
}

export function parsePlace(place: string): { readonly url: string; readonly folder: string } {
  const [url = '', folder = ''] = place.split(' ');
  return { url, folder };
}

/** Several processes of one machine may share it: a bucket is tested by itself. */
export async function openSharedFolder(folder: string): Promise<SharedDocuments> {
  await mkdir(folder, { recursive: true });
  return {
    ...createFileVault({ folder, disk: nodeDisk, reader }),
    startHousekeeping: () => ({ stop: async () => {} }),
    close: async () => {},
  };
}

export async function openEngine(place: string): Promise<Engine> {
  const { url, folder } = parsePlace(place);
  const documents = await openSharedFolder(folder);
  const settings = { url, directUrl: url, maxConnections: 10 };
  const postgres = await openPostgresEngine(settings, { log: () => {} });
  return { ...postgres, documents, findWaiting: async () => [] };
}
