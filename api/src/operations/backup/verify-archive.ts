import { join } from 'node:path';
import { countItems } from '@yiqiao/contract/segments';
import type { QuoteBook } from '../../engine/embedded/book/quote-book.ts';
import { readQuoteStore } from '../../engine/embedded/read-quote-store.ts';
import { isSame, readFacts } from '../copy-document.ts';
import { OperationError } from '../operation-error.ts';
import { type Manifest, readManifest } from './manifest.ts';

export interface VerifiedArchive {
  readonly manifest: Manifest;
  readonly book: QuoteBook;
}

/**
 * Reads every byte of an archive.
 * @throws OperationError naming the first file that is missing or changed.
 */
export async function verifyArchive(archive: string): Promise<VerifiedArchive> {
  const manifest = await readManifest(archive);
  for (const file of manifest.files) {
    const facts = await readFacts(join(archive, file.path)).catch((cause: unknown) => {
      throw damaged(archive, `${file.path} cannot be read`, cause);
    });
    if (!isSame(facts, file)) throw damaged(archive, `${file.path} is not what was backed up`);
  }
  const store = await readQuoteStore(join(archive, 'data'));
  if (store === null || countItems(store.book.quotes) !== manifest.quotes) {
    throw damaged(archive, 'its store is not what was backed up');
  }
  return { manifest, book: store.book };
}

function damaged(archive: string, what: string, cause?: unknown): OperationError {
  return new OperationError(`The backup ${archive} is damaged: ${what}. Nothing was changed.`, {
    cause,
  });
}
