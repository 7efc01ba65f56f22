import { basename } from 'node:path';
import { isFileDeletionPromised } from '@yiqiao/contract/files/file-deletion';
import { fileKeysOf } from '@yiqiao/contract/files/order-files';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { Housekeeping, HousekeepingOffice } from '@yiqiao/ports/engine';
import { startRounds } from '@yiqiao/ports/start-rounds';
import { listPaths } from '../../disk/list-paths.ts';
import { nodeDisk } from '../../disk/node-disk.ts';
import type { FileVault } from '../documents/file-vault.ts';
import { findSetAside } from '../documents/find-set-aside.ts';
import { beforeRestorePrefix } from '../folder/data-folder.ts';
import { readBookIfWhole } from '../read-quote-store.ts';

const roundMs = 60_000;
/** How often the log lists what needs a person. */
const roundsPerReminder = 24 * 60;

export interface SetAsideRetentionOptions extends HousekeepingOffice {
  readonly dataFolder: string;
  readonly uploadsFolder: string;
  readonly vault: Pick<FileVault, 'removeSetAside'>;
}

interface SetAsideDocument {
  readonly key: string;
  readonly quote: StoredQuote;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

/**
 * Keeps the NDA's promise for documents that a restore set aside: the records in the store that was set aside with
 * them say when each is due. Documents without a date need a person's decision; the log says so at each start and
 * once a day.
 */
export async function startSetAsideRetention(
  options: SetAsideRetentionOptions,
): Promise<Housekeeping> {
  let waiting = await findDocuments(options);
  let rounds = 0;

  async function round(): Promise<void> {
    if (rounds % roundsPerReminder === 0) await remind(options);
    rounds += 1;
    waiting = await deleteDue(waiting, options);
  }

  return startRounds({
    everyMs: roundMs,
    round,
    onFault: (error) => options.log('error', 'set-aside-not-deleted', { reason: String(error) }),
    after: round(),
  });
}

async function findDocuments({
  dataFolder,
}: SetAsideRetentionOptions): Promise<readonly SetAsideDocument[]> {
  const isReplaced = (name: string) => name.startsWith(beforeRestorePrefix);
  const stores = await listPaths(dataFolder, isReplaced, nodeDisk);
  // A store that cannot be read is most likely why there was a restore.
  const books = await Promise.all(stores.map((store) => readBookIfWhole(store)));
  const quotes = books.flatMap((book) => book?.quotes.flat() ?? []);
  return quotes.flatMap((quote) => {
    const { fileDeletionDueAt } = quote;
    if (fileDeletionDueAt === undefined) return [];
    return fileKeysOf(quote).map((key) => ({ key, quote, dueAt: Date.parse(fileDeletionDueAt) }));
  });
}

async function deleteDue(
  waiting: readonly SetAsideDocument[],
  { vault, ownSettings, time, log }: SetAsideRetentionOptions,
): Promise<readonly SetAsideDocument[]> {
  const rules = ownSettings.readKept();
  const due = waiting.filter(
    ({ quote, dueAt }) => dueAt <= time.now() && isFileDeletionPromised(quote, rules),
  );
  for (const { key } of due) await vault.removeSetAside(key);
  if (due.length > 0) log('info', 'set-aside-deleted', { files: due.length });
  return waiting.filter((document) => !due.includes(document));
}

async function remind({ dataFolder, uploadsFolder, log }: SetAsideRetentionOptions): Promise<void> {
  const paths = await findSetAside(dataFolder, uploadsFolder);
  if (paths.length === 0) return;
  const message = 'Set aside, and waiting for a person: npm run doctor says what to do with each.';
  log('warn', 'set-aside', { message, names: paths.map((path) => basename(path)).join(' ') });
}
