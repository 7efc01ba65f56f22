import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import { createFileNames } from './file-names.ts';

/** A file that still exists, and its path in the zip. */
export interface ExportedFile {
  readonly key: string;
  readonly path: string;
  readonly fileName: string;
  readonly fileSize: number;
  readonly fileSha256: string;
  /** When it arrived, or was handed over. An ISO date and time. */
  readonly at: string;
  /** Not in the zip, because it is missing or damaged on the server. A person has to look. */
  readonly isMissing?: true;
}

/** The source document, what was added, handed over and invoiced, each in a folder of its own. */
export function listFiles(quote: StoredQuote): readonly ExportedFile[] {
  const { filePath, fileName, fileSize, fileSha256, createdAt, reference } = quote;
  const { sources = [], deliveries = [], invoices = [] } = quote;
  const home = `files/${createFileNames()(reference)}`;
  const source =
    filePath === undefined
      ? []
      : [{ filePath, fileName, fileSize, fileSha256, folder: `${home}/source`, at: createdAt }];
  const added = sources.map((file) => ({ ...file, folder: `${home}/added` }));
  const delivered = deliveries.flatMap(({ number, at, files }) =>
    files.map((file) => ({ ...file, folder: `${home}/delivery-${number}`, at })),
  );
  const issued = invoices.map((file) => ({ ...file, folder: `${home}/invoices` }));
  const names = new Map<string, (name: string) => string>();
  return [...source, ...added, ...delivered, ...issued].flatMap(
    ({ filePath: key, folder, at, ...file }) => {
      if (key === undefined) return [];
      const nameIn = names.get(folder) ?? createFileNames();
      names.set(folder, nameIn);
      const { fileName, fileSize, fileSha256 } = file;
      return [{ key, path: `${folder}/${nameIn(fileName)}`, fileName, fileSize, fileSha256, at }];
    },
  );
}
