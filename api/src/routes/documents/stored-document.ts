import { type FileDeletionCause, fileDeletionCauseOf } from '@yiqiao/contract/files/file-deletion';
import type { OrderFile } from '@yiqiao/contract/files/order-files';
import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { OpenDocument } from '@yiqiao/ports/document-store';
import { HttpProblem, notFound } from '../../http/answers/http-problem.ts';
import type { Office } from '../../office/office.ts';

export interface StoredDocuments {
  /**
   * Opens an unchanged document for `use`, and closes it afterwards.
   * @throws HttpProblem 404 if there is none, 410 if it was deleted, 500 if it is missing or has changed on the
   * disk.
   */
  withDocument<T>(
    key: string,
    use: (document: { document: OpenDocument; quote: StoredQuote }) => Promise<T>,
  ): Promise<T>;
  /** The same for a finished file of a submission. */
  withFile<T>(
    quote: Pick<StoredQuote, 'id'>,
    file: Omit<OrderFile, 'fileName'>,
    use: (document: OpenDocument) => Promise<T>,
  ): Promise<T>;
}

/** The clients' documents, for staff. */
export function createStoredDocuments(office: Pick<Office, 'engine' | 'log'>): StoredDocuments {
  const { engine, log } = office;
  const { records, documents } = engine;

  // The key of a document is the id of its submission.
  async function refuseAbsent(key: string): Promise<never> {
    const quote = await records.get(key);
    if (quote?.fileDeletedAt === undefined) throw notFound('There is no such file.');
    const message = deletedMessages[fileDeletionCauseOf(quote)];
    throw new HttpProblem(410, 'file-deleted', message);
  }

  const withFile: StoredDocuments['withFile'] = async ({ id: quote }, file, use) => {
    const document = await documents.open(file.filePath, file);
    if (document === 'missing') {
      log('error', 'file-missing', { quote });
      throw notFound('The file is missing on the server.');
    }
    if (document === 'changed') {
      log('error', 'file-changed', { quote });
      throw new HttpProblem(500, 'file-changed', changedMessage);
    }
    try {
      return await use(document);
    } finally {
      await document.close();
    }
  };

  return {
    withFile,
    async withDocument(key, use) {
      const quote = (await records.findByFilePath(key)) ?? (await refuseAbsent(key));
      return withFile(quote, { ...quote, filePath: key }, (document) => use({ document, quote }));
    },
  };
}

const changedMessage =
  'The file on the server is not the one that was received. Restore it from a backup, or have it sent again.';

const deletedMessages: Readonly<Record<FileDeletionCause, string>> = {
  completed: 'The file was deleted after the project was completed.',
  abandoned: 'The file was deleted because nothing had changed in the submission for a long time.',
  'by-hand': 'The file was deleted by staff.',
};
