/**
 * A backup into a bucket at short intervals, beside restic into the same store and the product's own backup into a
 * folder: the first one, one after nothing has happened, one after a busy minute (10 orders with their documents, 40
 * changes), a restore, and the start of the restored office until it answers with 200. Seconds, and bytes to and from
 * the store, counted on the line; the store is OpenStack Swift on this machine: `npm run bench -- backup [rounds]
 * [submissions] [of them with a document still kept] [kilobytes of a document] [first port]`. Needs restic.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createS3Client } from '@yiqiao/engines/s3/client/s3-client';
import { openQuoteStore } from '../api/src/engine/embedded/open-quote-store.ts';
import { makeBackup } from '../api/src/operations/backup/make-backup.ts';
import { makeRound } from '../api/src/operations/bucket/make-round.ts';
import { openPlace } from '../api/src/operations/bucket/place.ts';
import { emptyMemory } from '../api/src/operations/bucket/place-memory.ts';
import { restoreFromBucket } from '../api/src/operations/bucket/restore-from-bucket.ts';
import { startSwift } from '../api/test/engine/s3/swift-server.ts';
import { addQuote, changeQuote } from '../api/test/keep-quotes.ts';
import type { StoredQuote } from '../contract/src/record/stored-quote.ts';
import { createRestic } from './backups/restic.ts';
import { makeFolder } from './http/make-folder.ts';
import { median } from './http/median.ts';
import { startProduct } from './http/product.ts';
import { requirePrograms } from './http/require-programs.ts';
import { makeQuotes } from './quotes/make-quotes.ts';
import { writeStore } from './quotes/write-store.ts';
import { openCountedLine } from './uploads/counted-line.ts';

const [rounds = 5, submissions = 10_000, kept = 1000, kilobytes = 20, port = 4260] = process.argv
  .slice(2)
  .map(Number);
const busy = { orders: 10, changes: 40 };

requirePrograms('restic', 'swift-proxy-server');
const folder = await makeFolder('backup-');
const office = { dataFolder: join(folder, 'data'), uploadsFolder: join(folder, 'uploads') };
const swift = await startSwift(join(folder, 'swift'), port);
const line = await openCountedLine(port + 5, port);

const settings = { ...swift.settings('bench'), endpoint: `http://127.0.0.1:${port + 5}` };
const key = randomBytes(32).toString('hex');
const backup = { to: 's3://bench/office', s3: settings, prefix: 'office/', key, everyMs: 60_000 };
const restic = createRestic(settings, join(folder, 'restic-cache'));

const deletedDocument = {
  fileSha256: 'a'.repeat(64),
  fileDeletedAt: new Date().toISOString(),
};

interface Way {
  readonly name: string;
  backUp(): Promise<unknown>;
  restore?: (to: string) => Promise<unknown>;
  /** Serves what was restored until it has answered once. */
  start?: (restored: string) => Promise<unknown>;
}

const place = openPlace(backup);
const memory = emptyMemory();
const ways: readonly Way[] = [
  {
    name: 'Yiqiao, bucket',
    backUp: () =>
      makeRound(
        { ...office, place, settingsFolder: folder, host: 'bench', everyMs: 60_000 },
        memory,
      ),
    restore: (to) =>
      restoreFromBucket({
        dataFolder: join(to, 'data'),
        uploadsFolder: join(to, 'uploads'),
        backup,
        before: undefined,
        now: Date.now(),
        rules: { retentionHours: 'off', abandonedDays: 'off' },
        isDryRun: false,
        onProgress: () => {},
      }),
    start: answerOnce,
  },
  {
    name: 'restic, bucket',
    backUp: () => restic.run('backup', office.dataFolder, office.uploadsFolder),
    restore: (to) => restic.run('restore', 'latest', '--target', to),
  },
  {
    name: 'Yiqiao, folder',
    backUp: () =>
      makeBackup({
        ...office,
        backupsFolder: join(folder, 'backups'),
        settingsFolder: folder,
        now: Date.now(),
        isDryRun: false,
        keep: 3,
        print: () => {},
      }),
  },
];

try {
  await makeBuckets();
  await makeOffice();
  console.log(
    `${submissions} submissions, ${kept} with a document of ${kilobytes} KB: seconds, MB sent, MB received (median of ${rounds})`,
  );
  await measure('first', 1, async () => {});
  await measure('idle', rounds, async () => {});
  await measure('busy', rounds, makeBusy);
  for (const [index, { name, restore, start }] of ways.entries()) {
    if (restore === undefined) continue;
    const to = join(folder, `restored-${index}`);
    print('restore', name, [await taken(() => restore(to))]);
    if (start !== undefined) print('start', name, [await taken(() => start(to))]);
  }
} finally {
  place.close();
  await line.close();
  await swift.stop();
  await rm(folder, { recursive: true });
}

async function measure(scene: string, times: number, prepare: () => Promise<void>): Promise<void> {
  const all = new Map<string, Taken[]>(ways.map(({ name }) => [name, []]));
  for (let round = 0; round < times; round += 1) {
    await prepare();
    for (const { name, backUp } of round % 2 === 0 ? ways : ways.toReversed()) {
      all.get(name)?.push(await taken(backUp));
    }
  }
  for (const [name, each] of all) print(scene, name, each);
}

interface Taken {
  readonly seconds: number;
  readonly sent: number;
  readonly received: number;
}

async function taken(work: () => Promise<unknown>): Promise<Taken> {
  const before = { ...line.bytes };
  const startedAt = performance.now();
  await work();
  return {
    seconds: (performance.now() - startedAt) / 1000,
    sent: line.bytes.sent - before.sent,
    received: line.bytes.received - before.received,
  };
}

function print(scene: string, name: string, each: readonly Taken[]): void {
  const figures = [
    median(each.map(({ seconds }) => seconds)),
    ...(['sent', 'received'] as const).map(
      (way) => median(each.map((one) => one[way])) / 1024 ** 2,
    ),
  ];
  console.log(
    `${scene.padEnd(8)} ${name.padEnd(16)} ${figures.map((figure) => figure.toFixed(3).padStart(9)).join(' ')}`,
  );
}

async function answerOnce(restored: string): Promise<void> {
  const server = await startProduct(restored, port + 6);
  const { status } = await fetch(`http://127.0.0.1:${port + 6}/api/health`);
  await server.stop();
  if (status !== 200) throw new Error(`The restored office answers ${status}.`);
}

async function makeBuckets(): Promise<void> {
  const client = createS3Client(settings);
  await client.ask({ method: 'PUT' });
  client.close();
  await restic.init();
}

async function makeOffice(): Promise<void> {
  for (const each of Object.values(office)) await mkdir(each);
  const quotes: StoredQuote[] = [];
  for (const [index, { filePath: _, ...quote }] of makeQuotes(submissions).reverse().entries()) {
    const isKept = index >= submissions - kept;
    const document = isKept ? await makeDocument() : deletedDocument;
    quotes.push({ ...quote, ...document, history: quote.history ?? [] });
  }
  await writeStore(office.dataFolder, quotes);
}

async function makeDocument() {
  const bytes = randomBytes(kilobytes * 1024);
  const filePath = randomUUID();
  await writeFile(join(office.uploadsFolder, filePath), bytes);
  const fileSha256 = createHash('sha256').update(bytes).digest('hex');
  return { filePath, fileSize: bytes.length, fileSha256 };
}

async function makeBusy(): Promise<void> {
  const store = await openQuoteStore(office.dataFolder, { uploadsFolder: office.uploadsFolder });
  const [sample] = makeQuotes(1);
  if (sample === undefined) throw new Error('no sample');
  for (let order = 0; order < busy.orders; order += 1) {
    const id = randomUUID();
    await addQuote(store, { ...sample, ...(await makeDocument()), id, reference: `YQ-${id}` });
  }
  for (let change = 0; change < busy.changes; change += 1) {
    const number = 1 + Math.floor(Math.random() * submissions);
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    await changeQuote(store, id, { status: 'in-progress' });
  }
  await store.close();
}
