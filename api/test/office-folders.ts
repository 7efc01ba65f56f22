import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordStore } from '@yiqiao/ports/record-store';
import { temporaryFolder } from './disk/temporary-folder.ts';
import { addQuote } from './keep-quotes.ts';
import { type NewQuote, sampleQuote } from './sample-quote.ts';

export interface OfficeFolders {
  readonly dataFolder: string;
  readonly uploadsFolder: string;
  readonly backupsFolder: string;
}

/** The folders of an office, empty, for one test. */
export async function officeFolders(): Promise<OfficeFolders> {
  const folder = await temporaryFolder();
  const folders = {
    dataFolder: join(folder, 'data'),
    uploadsFolder: join(folder, 'uploads'),
    backupsFolder: join(folder, 'backups'),
  };
  await mkdir(folders.uploadsFolder);
  return folders;
}

/** Puts a document where the upload route puts it, and stores its submission. */
export async function receiveDocument(
  store: Pick<RecordStore, 'add'>,
  { uploadsFolder }: Pick<OfficeFolders, 'uploadsFolder'>,
  text: string,
  changes: Partial<NewQuote> = {},
): Promise<NewQuote> {
  const id = randomUUID();
  const bytes = Buffer.from(text);
  await writeFile(join(uploadsFolder, id), bytes);
  const quote = sampleQuote(id, {
    filePath: id,
    fileSize: bytes.length,
    fileSha256: createHash('sha256').update(bytes).digest('hex'),
    ...changes,
  });
  await addQuote(store, quote);
  return quote;
}
