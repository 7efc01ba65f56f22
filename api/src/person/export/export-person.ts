import type { StoredQuote } from '@yiqiao/contract/record/stored-quote';
import type { DocumentStore } from '@yiqiao/ports/document-store';
import { type ExportedFile, listFiles } from './exported-files.ts';
import { toExportedPerson } from './exported-person.ts';
import { renderPersonPage } from './person-page.ts';
import { makeZip, type ZipEntry } from './zip.ts';

export interface PersonExport {
  readonly documents: Pick<DocumentStore, 'open'>;
  /** One person's, newest first. */
  readonly quotes: readonly StoredQuote[];
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Everything that the office holds about a person, as a zip that is created while it is read. Files come first, so
 * that the records after them can name those that could not be read.
 * @throws when a file fails midway; the zip is incomplete then.
 */
export function exportPerson({ documents, quotes, at }: PersonExport): AsyncGenerator<Uint8Array> {
  const known = new Map<string, readonly ExportedFile[]>();

  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const quote of quotes) {
      const files: ExportedFile[] = [];
      for (const file of listFiles(quote)) {
        const document = await documents.open(file.key, file);
        if (typeof document === 'string') {
          files.push({ ...file, isMissing: true });
          continue;
        }
        try {
          const range = { start: 0, end: file.fileSize - 1 };
          const read = () => (file.fileSize === 0 ? [] : document.read(range));
          yield { name: file.path, at: Date.parse(file.at), read };
        } finally {
          await document.close();
        }
        files.push(file);
      }
      known.set(quote.id, files);
    }
    const person = toExportedPerson(quotes, known, at);
    yield textEntry('person.json', `${JSON.stringify(person, null, 2)}\n`, at);
    yield textEntry('index.html', renderPersonPage(person), at);
  }

  return makeZip(entries());
}

function textEntry(name: string, text: string, at: number): ZipEntry {
  const bytes = Buffer.from(text);
  return { name, at, read: () => [bytes] };
}
