import { erasedFiles } from '@yiqiao/contract/commands/server/erasure';
import { storedKeysOf } from '@yiqiao/contract/files/order-files';
import { thisMachineAlone } from '@yiqiao/contract/http/health';
import type { Engine } from '@yiqiao/ports/engine';
import type { Log } from '@yiqiao/ports/log';
import type { Disk } from '../disk/disk.ts';
import { canWriteTo } from '../disk/disk-room.ts';
import { createFileVault, type FileVault, type FileVaultOptions } from './documents/file-vault.ts';
import { findSetAside } from './documents/find-set-aside.ts';
import { openQuoteStore } from './open-quote-store.ts';
import { openPeopleFile } from './people-file.ts';
import type { QuoteStore } from './quote-store.ts';
import { openSessionFile } from './session-file.ts';
import { startSetAsideRetention } from './set-aside/set-aside-retention.ts';
import { createErasures, createSetAsideStores } from './set-aside/set-aside-stores.ts';
import { openSettingsFile } from './settings-file.ts';
import { startRemovingUnfinished } from './unfinished/start-removing.ts';

export interface EmbeddedEngineOptions extends Omit<FileVaultOptions, 'folder' | 'disk'> {
  readonly dataFolder: string;
  readonly uploadsFolder: string;
  readonly disk: Disk;
  readonly clock: () => number;
  readonly log: Log;
  /** Minimum length of the journal before a snapshot replaces it. */
  readonly minJournalBytes?: number;
}

/**
 * The engine for a single process on one machine: a journal, a human-readable file, and a folder of documents. A
 * system lock keeps other processes out.
 * @throws StoreRefusal when it cannot be opened; nothing has been changed then.
 */
export async function openEmbeddedEngine(options: EmbeddedEngineOptions): Promise<Engine> {
  const { dataFolder, uploadsFolder, disk, clock, log, minJournalBytes } = options;
  const vault = createFileVault({ ...options, folder: uploadsFolder });
  const store = await openQuoteStore(dataFolder, {
    disk,
    uploadsFolder,
    ...(minJournalBytes !== undefined && { minJournalBytes }),
    async onOlderStore(known, present) {
      await vault.noteOlderStore(known, present, clock());
      log('error', 'older-store', { known, present });
    },
    report: (message) => log('warn', 'store', { message }),
  });
  try {
    await tidy(vault, store, options);
    return {
      name: 'embedded',
      records: {
        ...store,
        isHealthy: async () => (await store.isHealthy()) && canWriteTo(dataFolder),
      },
      feed: store,
      jobs: store,
      erasures: createErasures(store, createSetAsideStores(dataFolder, disk)),
      documents: vault,
      sessions: await openSessionFile(dataFolder, clock),
      people: await openPeopleFile(dataFolder, disk),
      settings: await openSettingsFile(dataFolder, disk),
      sharedUploads: null,
      readConfirmation: async () => ({ confirmedBy: thisMachineAlone, concern: null }),
      findWaiting: () => findSetAside(dataFolder, uploadsFolder),
      async startHousekeeping(office) {
        const readKnown = () => readKnownKeys(store);
        const removing = startRemovingUnfinished({ ...office, vault, readKnown });
        const retention = await startSetAsideRetention({
          ...office,
          dataFolder,
          uploadsFolder,
          vault,
        });
        return {
          async stop() {
            await Promise.all([removing.stop(), retention.stop()]);
          },
        };
      },
      close: store.close,
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function tidy(
  vault: FileVault,
  store: QuoteStore,
  { clock, log }: EmbeddedEngineOptions,
): Promise<void> {
  const known = await readKnownKeys(store);
  const tidied = await vault.tidy((key) => known.has(key), clock());
  if (Object.values(tidied).some((count) => count > 0)) log('warn', 'tidied', { ...tidied });
}

/** The keys of all documents that submissions have, and of invoices that outlived theirs. */
async function readKnownKeys(store: QuoteStore): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for await (const part of (await store.readAll()).parts) {
    for (const key of part.flatMap(storedKeysOf)) known.add(key);
  }
  const erased = (await store.readErasures()).flatMap(erasedFiles);
  for (const { filePath } of erased) known.add(filePath);
  return known;
}
