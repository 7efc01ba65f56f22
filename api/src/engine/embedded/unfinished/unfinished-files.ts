import { join } from 'node:path';
import { unfinishedLifeMs } from '@yiqiao/contract/http/upload-pieces';
import type { DocumentStore } from '@yiqiao/ports/document-store';
import { absentAs } from '@yiqiao/ports/faults/error-code';
import { isFileKey } from '@yiqiao/ports/file-key';
import { unfinishedPrefix } from '../folder/data-folder.ts';
import type { IncomingFileOptions } from '../incoming/incoming-file.ts';
import { createFollowedDocuments } from './followed-documents.ts';
import { UnfinishedFile, unfinishedName } from './unfinished-file.ts';
import { createUnfinishedMarks } from './unfinished-marks.ts';

type UnfinishedCalls = 'beginUnfinished' | 'resume' | 'readOffset' | 'countUnfinished';

/** Documents that arrive in pieces: each a file with its mark, until it is settled. */
export interface UnfinishedFiles {
  readonly calls: Pick<DocumentStore, UnfinishedCalls>;
  /** The keys of unfinished documents, committed ones included. */
  list(): Promise<ReadonlySet<string>>;
  /** Removes marks and bytes that belong to nothing, at a start. @returns how many documents were lost with that. */
  tidy(isKnown: (key: string) => boolean): Promise<number>;
  /**
   * Removes those whose time is over.
   * @param readKnown the keys of all documents that have a record.
   * @returns how many.
   */
  removeOld(now: number, readKnown: () => Promise<ReadonlySet<string>>): Promise<number>;
}

/** A request that came in time may still be at work. */
const graceMs = 3_600_000;

export function createUnfinishedFiles(options: IncomingFileOptions): UnfinishedFiles {
  const { folder, disk } = options;
  const marks = createUnfinishedMarks(folder, disk);
  const followed = createFollowedDocuments();

  async function removeFiles(names: readonly string[]): Promise<void> {
    for (const name of names) await disk.remove(join(folder, name));
  }

  async function openFile(key: string) {
    const path = join(folder, unfinishedName(key));
    return disk.open(path).catch(absentAs(null));
  }

  return {
    calls: {
      async beginUnfinished(key, now) {
        await (await disk.create(join(folder, unfinishedName(key)))).close();
        await marks.make(key, { since: now, offset: 0 });
        await disk.syncFolder(folder);
      },
      async resume(key) {
        const mark = isFileKey(key) ? await marks.read(key) : null;
        if (mark === null) return null;
        const file = await openFile(key);
        if (file === null && !(await disk.list(folder)).includes(key)) return null;
        // What came behind the mark before a crash may not be on the disk.
        await file?.truncate(mark.offset);
        return new UnfinishedFile(key, mark, file, { ...options, marks, followed });
      },
      async readOffset(key) {
        return isFileKey(key) ? ((await marks.read(key))?.offset ?? null) : null;
      },
      async countUnfinished() {
        const found = await Promise.all([...(await marks.list())].map(marks.read));
        const bytes = found.reduce((sum, mark) => sum + (mark?.offset ?? 0), 0);
        return { documents: found.length, bytes };
      },
    },
    list: marks.list,
    async tidy(isKnown) {
      const marked = await marks.list();
      const damaged: string[] = [];
      for (const key of marked) {
        if ((await marks.read(key)) === null) damaged.push(key);
        if (isKnown(key) || damaged.includes(key)) await marks.remove(key);
      }
      const isLeftOver = (name: string) => {
        const key = name.slice(unfinishedPrefix.length);
        return name.startsWith(unfinishedPrefix) && isFileKey(key) && !marked.has(key);
      };
      await removeFiles((await disk.list(folder)).filter(isLeftOver));
      await removeFiles(damaged.map(unfinishedName));
      return damaged.length;
    },
    async removeOld(now, readKnown) {
      const old: string[] = [];
      for (const key of await marks.list()) {
        const mark = await marks.read(key);
        if (mark !== null && now >= mark.since + unfinishedLifeMs + graceMs) old.push(key);
      }
      if (old.length === 0) return 0;
      const known = await readKnown();
      const unknown = old.filter((key) => !known.has(key));
      for (const key of unknown) {
        followed.abandon(key);
        await removeFiles([unfinishedName(key), key]);
      }
      for (const key of old) await marks.remove(key);
      await disk.syncFolder(folder);
      return unknown.length;
    },
  };
}
