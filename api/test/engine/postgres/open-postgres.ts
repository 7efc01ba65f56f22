import { mkdir } from 'node:fs/promises';
import type { DatabaseSettings } from '@yiqiao/engines/postgres/database-settings';
import { openPostgresEngine } from '@yiqiao/engines/postgres/open-postgres-engine';
import type { Engine } from '@yiqiao/ports/engine';
import type { SharedDocuments } from '@yiqiao/ports/shared-documents';
import { nodeDisk } from '../../../src/engine/disk/node-disk.ts';
import { createFileVault } from '../../../src/engine/embedded/documents/file-vault.ts';
import { createDocumentReader } from '../../../src/engine/embedded/reading/document-reader.ts';

/** One for all: its thread takes longer to start than most tests. */
const reader = createDocumentReader();

interface Place {
  readonly url: string;
  /** For documents. */
  readonly folder: string;
  /** Past a pooler to the server itself. */
  readonly directUrl: string;
}

/** A database, and a folder for documents, as one text. */
export function formatPlace(url: string, folder: string, directUrl = url): string {
  return `${url} ${folder} ${directUrl}`;
}

export function parsePlace(place: string): Place {
  const [url = '', folder = '', directUrl = url] = place.split(' ');
  return { url, folder, directUrl };
}

/** Several processes of one machine may share it: buckets have tests of their own. */
export async function openSharedFolder(folder: string): Promise<SharedDocuments> {
  await mkdir(folder, { recursive: true });
  return {
    ...createFileVault({ folder, disk: nodeDisk, reader }),
    startHousekeeping: () => ({ stop: async () => {} }),
    close: async () => {},
  };
}

/** With a secret of its own for each database, as each office has. */
export function databaseSettings(url: string): DatabaseSettings {
  return {
    url,
    directUrl: url,
    maxConnections: 2,
    standby: 'optional',
    secrets: [sessionSecretOf(url)],
  };
}

/** The same as environment. */
export function databaseEnvironment(url: string) {
  return { DATABASE_URL: url, SESSION_SECRET: sessionSecretOf(url) };
}

function sessionSecretOf(url: string): string {
  return `what the processes share of ${new URL(url).pathname.slice(1)}`;
}

export async function openEngine(place: string): Promise<Engine> {
  const { url, folder, directUrl } = parsePlace(place);
  const documents = await openSharedFolder(folder);
  const settings = { ...databaseSettings(url), directUrl, maxConnections: 10 };
  const postgres = await openPostgresEngine(settings, { log: () => {} });
  return { ...postgres, documents, findWaiting: async () => [] };
}
