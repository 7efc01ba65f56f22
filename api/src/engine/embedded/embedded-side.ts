import { join } from 'node:path';
import { oldestFirst, toSegments } from '@yiqiao/contract/segments';
import { explainUnmovable, type Holdings, type MovingSide } from '@yiqiao/ports/moving/moving-side';
import { writeFileDurably } from '../disk/durable-file.ts';
import { nodeDisk as disk } from '../disk/node-disk.ts';
import { emptyBook, type QuoteBook } from './book/quote-book.ts';
import { createFileVault } from './documents/file-vault.ts';
import { beforeRestorePrefix, dataFile, momentInName, uploadsFile } from './folder/data-folder.ts';
import { lockStore } from './folder/lock-store.ts';
import { readMoveFile, writeMoveFile } from './folder/move-file.ts';
import { StoreRefusal } from './folder/store-refusal.ts';
import { readPeopleFile, writePeopleFile } from './people-file.ts';
import { readQuoteStore } from './read-quote-store.ts';
import type { DocumentReader } from './reading/document-reader.ts';
import { replaceStore, writeBeside } from './replace-store.ts';
import { createCredentialFile } from './sessions/credential-file.ts';
import { readSettingsFile, writeSettingsFile } from './settings-file.ts';

interface EmbeddedSideOptions {
  readonly dataFolder: string;
  readonly uploadsFolder: string;
  readonly reader: DocumentReader;
  readonly now: number;
  /** Changes nothing and takes no lock, so that a server may be running. */
  readonly isDryRun: boolean;
}

/**
 * One machine's folders as source or target of a move. They stay locked until it is closed.
 * @throws StoreRefusal while a server runs on them.
 */
export async function openEmbeddedSide(options: EmbeddedSideOptions): Promise<MovingSide> {
  const { dataFolder, uploadsFolder, reader, now, isDryRun } = options;
  const at = new Date(now).toISOString();
  const unlock = isDryRun ? null : await lockFolders(options);
  let written: string | null = null;

  return {
    engine: 'embedded',
    place: dataFolder,
    documents: createFileVault({ folder: uploadsFolder, disk, reader }),
    readMark: () => readMoveFile(dataFolder, disk),
    readStore: async () => (await readQuoteStore(dataFolder))?.store ?? null,
    read: () => readHoldings(dataFolder, dataFolder),
    beginArrival: (from) => writeMoveFile(dataFolder, { kind: 'arriving', from, at }),
    async write(holdings) {
      written = await writeBeside(dataFolder, toBook(holdings), disk);
      await writeSecrets(dataFolder, holdings);
      return (await readQuoteStore(written))?.store ?? '';
    },
    readWritten: () => readHoldings(written ?? dataFolder, dataFolder),
    leave: (to) => writeMoveFile(dataFolder, { kind: 'left', to, at }),
    async open() {
      const aside = await replaceStore(
        dataFolder,
        `${beforeRestorePrefix}${momentInName(now)}`,
        disk,
      );
      // The next start claims the documents for the new store.
      await disk.remove(join(uploadsFolder, uploadsFile.owner));
      await disk.syncFolder(uploadsFolder);
      await disk.syncFolder(dataFolder);
      await disk.remove(join(dataFolder, dataFile.move));
      await disk.syncFolder(dataFolder);
      return aside;
    },
    async close() {
      await unlock?.();
    },
  };
}

async function lockFolders({ dataFolder, uploadsFolder }: EmbeddedSideOptions) {
  await disk.makeFolder(dataFolder);
  await disk.makeFolder(uploadsFolder);
  return lockStore(dataFolder, uploadsFolder, disk);
}

async function readHoldings(storeFolder: string, dataFolder: string): Promise<Holdings> {
  const book = (await readQuoteStore(storeFolder))?.book ?? emptyBook;
  const {
    quotes,
    paymentIntents,
    erasures,
    sequence: _sequence,
    recent: _recent,
    ...others
  } = book;
  refuseStrange(others, dataFolder);
  return {
    quotes: oldestFirst(quotes),
    paymentIntents: oldestFirst(paymentIntents),
    erasures,
    credential: await createCredentialFile(dataFolder).readCredential(),
    people: await readPeopleFile(dataFolder, disk),
    settings: await readSettingsFile(dataFolder, disk),
    linkSecret: await readSecret(join(dataFolder, dataFile.linkSecret)),
  };
}

/** @throws StoreRefusal when the store holds something that would be left behind. */
function refuseStrange(others: Readonly<Record<string, unknown>>, place: string): void {
  const names = Object.entries(others).flatMap(([name, kept]) =>
    Array.isArray(kept) && kept.length === 0 ? [] : [name],
  );
  if (names.length > 0) throw new StoreRefusal(explainUnmovable(names, place));
}

/** The changes that led here are unknown, so every reader fetches the whole list once. */
function toBook({ quotes, paymentIntents, erasures }: Holdings): QuoteBook {
  const sequence = quotes.length + paymentIntents.length;
  return {
    ...emptyBook,
    sequence,
    quotes: toSegments(quotes),
    paymentIntents: toSegments(paymentIntents),
    erasures,
  };
}

async function readSecret(path: string): Promise<string | null> {
  const text = (await disk.read(path))?.toString().trim() ?? '';
  return text === '' ? null : text;
}

/** Ends all sessions: users have to log in again. */
async function writeSecrets(dataFolder: string, holdings: Holdings): Promise<void> {
  await disk.remove(join(dataFolder, dataFile.sessions));
  await createCredentialFile(dataFolder).writeCredential(holdings.credential);
  if (holdings.people === null) await disk.remove(join(dataFolder, dataFile.people));
  else await writePeopleFile(dataFolder, holdings.people, disk);
  if (holdings.settings === null) await disk.remove(join(dataFolder, dataFile.settings));
  else await writeSettingsFile(dataFolder, holdings.settings, disk);
  await writeSecret(join(dataFolder, dataFile.linkSecret), holdings.linkSecret);
  await disk.syncFolder(dataFolder);
}

async function writeSecret(path: string, secret: string | null): Promise<void> {
  if (secret === null) await disk.remove(path);
  else await writeFileDurably(path, `${secret}\n`);
}
