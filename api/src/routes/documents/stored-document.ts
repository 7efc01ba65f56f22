import type { FileHandle } from 'node:fs/promises';
import { type FileDeletionCause, fileDeletionCauseOf } from '@yiqiao/contract/quote/file-deletion';
import { createDocumentCheck } from '../../engine/embedded/documents/document-check.ts';
import type { FileVault } from '../../engine/embedded/documents/file-vault.ts';
import type { QuoteStore, StoredQuote } from '../../engine/embedded/quote-store.ts';
import { HttpProblem, notFound } from '../../http/answers/http-problem.ts';
import type { Log } from '../../log/log.ts';

interface StoredDocumentsOptions {
  readonly store: Pick<QuoteStore, 'get' | 'findByFilePath'>;
  readonly vault: FileVault;
  readonly log: Log;
}

export interface StoredDocuments {
  /**
   * Lets `use` read a document whose bytes are those that arrived, and closes it.
   * @throws HttpProblem 404 where there is none, 410 where it was deleted, 500 where it is missing or
   * has changed on the disk.
   */
  withDocument<T>(
    key: string,
    use: (document: { file: FileHandle; quote: StoredQuote }) => Promise<T>,
  ): Promise<T>;
}

/** The clients' documents as staff may have them. */
export function createStoredDocuments(options: StoredDocumentsOptions): StoredDocuments {
  const { store, vault, log } = options;
  const isAsReceived = createDocumentCheck(vault);

  async function refuseChanged(key: string, file: FileHandle, quote: StoredQuote): Promise<void> {
    if (await isAsReceived(key, file, quote)) return;
    log('error', 'file-changed', { quote: quote.id });
    throw new HttpProblem(
      500,
      'file-changed',
      'The file on the server is not the one that was received. Restore it from a backup, or ask the client to send it again.',
    );
  }

  // The key of a document is the id of its submission.
  function refuseAbsent(key: string): never {
    const quote = store.get(key);
    if (quote?.fileDeletedAt === undefined) throw notFound('There is no such file.');
    const message = deletedMessages[fileDeletionCauseOf(quote)];
    throw new HttpProblem(410, 'file-deleted', message);
  }

  return {
    async withDocument(key, use) {
      const quote = store.findByFilePath(key) ?? refuseAbsent(key);
      const file = await vault.open(key);
      if (!file) {
        log('error', 'file-missing', { quote: quote.id });
        throw notFound('The file is missing on the server.');
      }
      try {
        await refuseChanged(key, file, quote);
        return await use({ file, quote });
      } finally {
        await file.close();
      }
    },
  };
}

const deletedMessages: Readonly<Record<FileDeletionCause, string>> = {
  completed: 'The file was deleted after the project was completed.',
  abandoned: 'The file was deleted because nothing had changed in the submission for a long time.',
  'by-hand': 'The file was deleted by staff.',
};
