import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { erasedFiles } from '@yiqiao/contract/commands/server/erasure';
import { dueDeletionCauseOf } from '@yiqiao/contract/files/file-deletion';
import { addedFiles, invoiceFiles, storedFiles } from '@yiqiao/contract/files/order-files';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { absentAs } from '@yiqiao/ports/faults/error-code';
import { isFileKey } from '@yiqiao/ports/file-key';
import { toDiskObstacle } from '../../engine/disk/disk-obstacle.ts';
import { nodeDisk } from '../../engine/disk/node-disk.ts';
import type { QuoteBook } from '../../engine/embedded/book/quote-book.ts';
import {
  type DocumentsOwner,
  readDocumentsOwner,
  refuseForeignDocuments,
} from '../../engine/embedded/documents/documents-owner.ts';
import { findLockOwner } from '../../engine/embedded/folder/lock-store.ts';
import { refuseMoved } from '../../engine/embedded/folder/move-file.ts';
import { StoreRefusal } from '../../engine/embedded/folder/store-refusal.ts';
import { readPeopleFile } from '../../engine/embedded/people-file.ts';
import { readQuoteStore } from '../../engine/embedded/read-quote-store.ts';
import { readSettingsFile } from '../../engine/embedded/settings-file.ts';
import type { Settings } from '../../settings/settings.ts';
import { formatCount } from '../print.ts';
import { checkKept } from './check-kept.ts';
import { checkOfficeSettings } from './check-office-settings.ts';
import { checkOutbox } from './check-outbox.ts';
import { checkPeople, type PeopleSettings } from './check-people.ts';
import { type Finding, good, problem, warning } from './finding.ts';

type StoreSettings = Pick<Settings, 'dataFolder' | 'uploadsFolder' | 'kept'> & PeopleSettings;

/** A deletion may be this late because of the interval between rounds; beyond that, no server is deleting. */
const deletionGraceMs = 5 * 60_000;

/** The store as the next start will find it, and whether every document is intact. */
export async function checkStore(
  settings: StoreSettings,
  now: number,
): Promise<readonly Finding[]> {
  try {
    return await readStore(settings, now);
  } catch (error) {
    const obstacle = toDiskObstacle(error);
    if (obstacle === null) throw error;
    return [problem(`The store cannot be read: ${obstacle.what}. ${error}`, obstacle.remedy)];
  }
}

async function readStore(
  { dataFolder, uploadsFolder, kept, ...people }: StoreSettings,
  now: number,
): Promise<readonly Finding[]> {
  const owner = await findLockOwner(dataFolder, nodeDisk);
  const running =
    owner === null
      ? warning(
          'No server is running on this store.',
          'Start it, unless you have stopped it yourself: systemctl start yiqiao',
        )
      : good(`The server runs as process ${owner.pid} on ${owner.host}.`);
  try {
    await refuseMoved(dataFolder, nodeDisk);
    const store = await readQuoteStore(dataFolder);
    const ownSettings = await readSettingsFile(dataFolder, nodeDisk);
    if (store === null) {
      const absent = await checkAbsent(dataFolder, uploadsFolder);
      return [running, ...absent, checkKept(ownSettings, kept)];
    }
    const quotes = store.book.quotes.flat();
    const documentsOwner = await readDocumentsOwner(uploadsFolder, nodeDisk);
    refuseForeignDocuments(documentsOwner, store.store, uploadsFolder);
    return [
      running,
      good(
        `The store holds ${formatCount(quotes.length, 'submission')}; snapshot and journal are whole.`,
      ),
      ...checkAge(documentsOwner, store.book.sequence, owner !== null),
      ...store.notes.map((note) => warning(note, 'It is repaired at the next start.')),
      ...(await checkDocuments(store.book, uploadsFolder, owner !== null)),
      ...checkOverdue(quotes, now),
      ...checkOutbox(quotes, now),
      ...checkPeople(await readPeopleFile(dataFolder, nodeDisk), people, now),
      ...checkOfficeSettings(ownSettings),
      checkKept(ownSettings, kept),
      ...checkClock(quotes, now),
    ];
  } catch (error) {
    if (!(error instanceof StoreRefusal)) throw error;
    return [running, problem(error.message, 'Keep a copy of the folder before you try anything.')];
  }
}

/** A running server may write between our two reads of the store. */
function checkAge(
  owner: DocumentsOwner | null,
  sequence: number,
  isRunning: boolean,
): readonly Finding[] {
  if (owner === null || isRunning || owner.sequence <= sequence) return [];
  return [
    problem(
      `The store ends at change ${sequence}, but it has reached change ${owner.sequence}: an older copy was put in its place.`,
      'Put the newer files back if they exist. Otherwise a start continues with these, and sets aside the documents it does not know.',
    ),
  ];
}

async function checkAbsent(dataFolder: string, uploadsFolder: string): Promise<readonly Finding[]> {
  const documents = (await nodeDisk.list(uploadsFolder)).filter(isFileKey);
  if (documents.length === 0) return [good('There is no store yet; the first start begins one.')];
  return [
    problem(
      `There is no store in ${dataFolder}, but in ${uploadsFolder} ${formatCount(documents.length, 'document')}.`,
      'Is DATA_DIR right, and its disk mounted? Otherwise: npm run restore -- <folder>',
    ),
  ];
}

async function checkDocuments(
  { quotes, erasures }: Pick<QuoteBook, 'quotes' | 'erasures'>,
  uploadsFolder: string,
  isRunning: boolean,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const known = new Set(erasures.flatMap(erasedFiles).map(({ filePath }) => filePath));
  for (const quote of quotes.flat()) {
    for (const { filePath, fileSize } of storedFiles(quote)) {
      known.add(filePath);
      const size = await readSize(join(uploadsFolder, filePath));
      if (size === fileSize) continue;
      const what = size === null ? 'is missing' : 'has another size than it was received with';
      const [subject, remedy] = nameFile(quote, filePath);
      findings.push(
        problem(
          `${subject} of ${quote.reference} ${what}.`,
          `Restore it from a backup, or ${remedy} it again.`,
        ),
      );
    }
  }
  if (findings.length === 0) findings.push(good(`No document is missing, of ${known.size}.`));
  const stray = (await nodeDisk.list(uploadsFolder)).filter(
    (name) => isFileKey(name) && !known.has(name),
  );
  // On a running server, this is a document whose submission is about to be stored.
  if (stray.length > 0 && !isRunning) {
    findings.push(
      warning(
        `Without a submission: ${formatCount(stray.length, 'document')}.`,
        'The next start sets it aside, and takes it back once the store knows it again.',
      ),
    );
  }
  return findings;
}

/** What a file is to its order, and how to get it where no backup has it. */
function nameFile(quote: StoredQuote, key: string): readonly [subject: string, remedy: string] {
  if (key === quote.filePath) return ['The document', 'ask the client to send'];
  const isInvoice = invoiceFiles(quote).some(({ filePath }) => filePath === key);
  if (isInvoice) return ['An invoice', 'attach'];
  const isAdded = addedFiles(quote).some(({ filePath }) => filePath === key);
  return isAdded ? ['An added file', 'ask for'] : ['A finished file', 'deliver'];
}

function readSize(path: string): Promise<number | null> {
  return stat(path).then(({ size }) => size, absentAs(null));
}

function checkOverdue(quotes: readonly StoredQuote[], now: number): readonly Finding[] {
  const overdue = quotes.filter(
    (quote) =>
      quote.fileDeletionDueAt !== undefined &&
      // A document that became abandoned while no server was running is announced first.
      dueDeletionCauseOf(quote) !== 'abandoned' &&
      Date.parse(quote.fileDeletionDueAt) + deletionGraceMs < now,
  );
  if (overdue.length === 0) return [good('No document is overdue for deletion.')];
  return [
    problem(
      `Overdue for deletion: ${formatCount(overdue.length, 'document')}, ${overdue.map(({ reference }) => reference).join(', ')}.`,
      'Start the server, with the hours after completion not "off"; it deletes them at once. The log says why if not.',
    ),
  ];
}

function checkClock(quotes: readonly StoredQuote[], now: number): readonly Finding[] {
  const newest = quotes.reduce(
    (latest, { updatedAt }) => Math.max(latest, Date.parse(updatedAt)),
    Number.NEGATIVE_INFINITY,
  );
  if (newest <= now) return [];
  return [
    problem(
      `This machine's clock says ${new Date(now).toISOString()}, but a change was stored at ${new Date(newest).toISOString()}.`,
      'Set the clock: timedatectl set-ntp true',
    ),
  ];
}
