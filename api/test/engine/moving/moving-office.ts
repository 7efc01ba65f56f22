import { createHash, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { orderWithJobIn } from '@yiqiao/contract/commands/sample-job';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { openPostgresEngine } from '@yiqiao/engines/postgres/open-postgres-engine';
import { openQuoteStore } from '../../../src/engine/embedded/open-quote-store.ts';
import { readQuoteStore } from '../../../src/engine/embedded/read-quote-store.ts';
import { createDocumentReader } from '../../../src/engine/embedded/reading/document-reader.ts';
import { runCommand } from '../../../src/operations/run-command.ts';
import { readSettings } from '../../../src/settings/settings.ts';
import { writeCheapCredential } from '../../cheap-credential.ts';
import { temporaryFolder } from '../../disk/temporary-folder.ts';
import { changeQuote, listOf, setStatus } from '../../keep-quotes.ts';
import { officeFolders, receiveDocument } from '../../office-folders.ts';
import { password, startTestServer, type TestServer } from '../../server/test-server.ts';
import { databaseEnvironment, databaseSettings } from '../postgres/open-postgres.ts';
import { type FakeStore, startFakeStore } from '../s3/fake-store.ts';

const at = '2026-11-20T10:00:00.000Z';

/** An office of one machine, with a database and a bucket to which it can be moved. */
export interface MovingOffice {
  /** Of both sides, as `.env` has them during a move. */
  readonly environment: Readonly<Record<string, string>>;
  readonly dataFolder: string;
  readonly uploadsFolder: string;
  readonly store: FakeStore;
  /** @returns what the command printed. */
  move(...args: readonly string[]): Promise<string>;
  /** Serves the office from one of the sides. */
  serve(engine: 'embedded' | 'postgres'): Promise<TestServer>;
}

const documents = 12;

/** @param databaseUrl of an empty database. */
export async function openMovingOffice(databaseUrl: string): Promise<MovingOffice> {
  const folders = await officeFolders();
  const store = await startFakeStore();
  await fill(folders);
  const embedded = { DATA_DIR: folders.dataFolder, UPLOADS_DIR: folders.uploadsFolder };
  const postgres = {
    ...databaseEnvironment(databaseUrl),
    S3_ENDPOINT: store.settings.endpoint,
    S3_BUCKET: store.settings.bucket,
    S3_REGION: store.settings.region,
    S3_ACCESS_KEY_ID: store.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
  };
  const environment = { ...embedded, ...postgres };
  return {
    environment,
    ...folders,
    store,
    async move(...args) {
      const printed: string[] = [];
      await runCommand(['move', ...args], {
        settings: readSettings(environment, '/'),
        home: '/',
        workingFolder: '/',
        user: undefined,
        now: Date.now(),
        print: (line) => printed.push(line),
        ask: async () => '',
      });
      return printed.join('\n');
    },
    async serve(engine) {
      return startTestServer({
        folder: await temporaryFolder(),
        environment: {
          ...(engine === 'embedded' ? embedded : environment),
          RETENTION_HOURS: 'off',
          ABANDONED_DAYS: 'off',
        },
        surroundings: { reader: createDocumentReader() },
      });
    },
  };
}

async function fill(folders: Awaited<ReturnType<typeof officeFolders>>): Promise<void> {
  const { dataFolder, uploadsFolder } = folders;
  const store = await openQuoteStore(dataFolder, { uploadsFolder });
  for (let number = 0; number < documents; number += 1) {
    const { id } = await receiveDocument(store, folders, `document ${number} `.repeat(1000), {
      idempotencyKey: randomUUID(),
      linkDigest: createHash('sha256').update(`${number}`).digest('hex'),
    });
    if (number % 3 === 0) await setStatus(store, id, { status: 'in-progress', at, device: '译' });
  }
  await receiveFinished(store, folders);
  await store.addPaymentIntent({
    id: randomUUID(),
    amount: 83_130,
    currency: 'usd',
    status: 'requires_payment_method',
    createdAt: at,
  } as Parameters<typeof store.addPaymentIntent>[0]);
  await store.close();
  await writeCheapCredential(dataFolder, password);
  await writeFile(join(dataFolder, 'link-secret'), `${'l'.repeat(43)}\n`);
}

/** A submission that also has a finished file, one that a translator handed in, and a field of a release to come. */
async function receiveFinished(
  store: Awaited<ReturnType<typeof openQuoteStore>>,
  folders: Awaited<ReturnType<typeof officeFolders>>,
): Promise<void> {
  const { id } = await receiveDocument(store, folders, 'what was to be translated');
  const finished = await finishedFile(folders.uploadsFolder);
  const handedIn = { ...(await finishedFile(folders.uploadsFolder)), handedInAt: at };
  const { jobs } = orderWithJobIn('handed-in', { finished: [handedIn] });
  const changes = { deliverables: [finished], jobs, ofTomorrow: { is: ['kept'] } };
  await changeQuote(store, id, changes as never);
}

async function finishedFile(uploadsFolder: string) {
  const key = randomUUID();
  const bytes = Buffer.from('what was translated');
  await writeFile(join(uploadsFolder, key), bytes);
  return {
    id: key,
    fileName: 'translated.txt',
    fileSize: bytes.length,
    fileSha256: createHash('sha256').update(bytes).digest('hex'),
    filePath: key,
    at,
  };
}

export async function embeddedQuotes({
  dataFolder,
}: Pick<MovingOffice, 'dataFolder'>): Promise<readonly StoredQuote[]> {
  return (await readQuoteStore(dataFolder))?.book.quotes.flat() ?? [];
}

export function databaseOf({ environment }: Pick<MovingOffice, 'environment'>): string {
  return environment.DATABASE_URL ?? '';
}

/** As a server would read them. @throws what a server would be refused with. */
export async function postgresQuotes(
  office: Pick<MovingOffice, 'environment'>,
): Promise<readonly StoredQuote[]> {
  const engine = await openPostgresEngine(databaseSettings(databaseOf(office)), { log: () => {} });
  try {
    return await listOf(engine.feed);
  } finally {
    await engine.close();
  }
}
